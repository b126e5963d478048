import type { Locator } from '@playwright/test';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { screens } from '../site';
import { openForm } from './form';

test('the sticky text beside the donation form never covers the links below', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await openForm(page);
  const text = page.getByRole('heading', { name: sites.fr.donation.title });
  const link = page.locator('#donation').getByRole('link', { name: sites.fr.label('donation.poster') });
  for (const place of ['end', 'center', 'start'] as const) {
    await link.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);
    const [above, below] = await Promise.all([text.boundingBox(), link.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0), place).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('in forced colours, the chosen tab, amount and data saver look otherwise than the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const form = await openForm(page);
  const readBrightness = (element: Locator) =>
    element.evaluate((node) => {
      // Of 255, because almost black looks like black.
      const [red = 0, green = 0, blue = 0] = getComputedStyle(node).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return Math.max(red, green, blue);
    });
  const expectContrast = async (one: Locator, other: Locator) => {
    const [first, second] = await Promise.all([readBrightness(one), readBrightness(other)]);
    expect(Math.abs(first - second)).toBeGreaterThan(60);
  };
  await expectContrast(form.mobileMoneyTab, form.cardTab);

  const amounts = form.whole.getByRole('group').getByRole('button');
  await amounts.first().click();
  await expect(amounts.first()).toHaveAttribute('aria-pressed', 'true');
  await expectContrast(amounts.first(), amounts.last());

  const saver = page.getByRole('button', { name: sites.fr.label('saver.name') }).last();
  const track = saver.locator('span').first();
  for (const isOn of [false, true]) {
    await expect(saver).toHaveAttribute('aria-pressed', String(isOn));
    await expectContrast(track, track.locator('span'));
    await saver.click();
  }
});

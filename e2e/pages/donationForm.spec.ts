import type { Locator } from '@playwright/test';
import { customerFields } from '../../src/donation/rules/donation';
import { sites } from '../support/content';
import { findForm, openForm } from '../support/donationForm';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/site';

test('on a phone, the link Donate shows the title, the amounts and the pay button in one screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: sites.fr.label('nav.donate') })
    .click();
  const form = findForm(page);
  for (const part of [page.getByRole('heading', { name: sites.fr.donation.title }), form.amount, form.pay])
    await expect(part).toBeInViewport({ ratio: 1 });

  await test.step('the error message covers neither the amounts nor Pay, and goes when the amount is typed', async () => {
    await form.pay.click();
    await expect(form.amount).toBeFocused();
    const message = form.toasts.locator('> *');
    const parts = [message, form.whole.getByRole('group').getByRole('button').first(), form.pay];
    await expect(async () => {
      const [above, first, pay] = await Promise.all(parts.map((part) => part.boundingBox()));
      expect(first?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      // A scroll stops at a whole pixel.
      expect(Math.floor((pay?.y ?? 0) + (pay?.height ?? 0))).toBeLessThanOrEqual(740);
    }).toPass();
    await form.amount.pressSequentially('1');
    await expect(form.toasts).toBeEmpty();
  });
});

test('on a phone, the error message covers no field that gets the focus, even above a keyboard', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const form = await openForm(page);
  await form.amount.fill('1000');
  await form.cardTab.click();
  await form.pay.click();
  const message = form.toasts.locator('> *');
  await expect(message).toHaveCount(1);
  // The toast stays while the pointer is over it.
  await message.hover();
  const firstLabel = form.whole.getByText(sites.fr.donation.customer.customer_name, { exact: true });
  await expect(async () => {
    const [above, label] = await Promise.all([message.boundingBox(), firstLabel.boundingBox()]);
    expect(label?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass();
  for (const name of customerFields) {
    const field = form.field(name);
    await expect(field).toBeFocused();
    // As Chrome for Android does when its keyboard opens for the first field.
    await page.setViewportSize({ ...screens.phone, height: 400 });
    await expect(async () => {
      const [reached, above] = await Promise.all([field.boundingBox(), message.boundingBox()]);
      expect(reached?.y, name).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }).toPass();
    await page.keyboard.press('Tab');
  }
});

test('in large text, the first field with an error and its label are in view below the message, which can be closed', {
  tag: '@engines',
}, async ({ page }) => {
  for (const [width, height, text] of [
    [360, 640, '150%'],
    [360, 640, '200%'],
    [320, 640, '200%'],
    // A zoom of 400 %.
    [320, 256, '100%'],
  ] as const)
    for (const isCard of [false, true]) {
      await page.setViewportSize({ width, height });
      const form = await openForm(page);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      if (isCard) {
        await form.amount.fill('1000');
        await form.cardTab.click();
      } else await form.amount.fill('');
      await form.pay.click();
      const field = isCard ? form.field('customer_name') : form.amount;
      await expect(field).toBeFocused();
      const message = form.toasts.locator('> *');
      // A message that is too long scrolls in its region.
      const fieldLabel = field.locator('xpath=..').locator('label');
      const parts = [page.getByRole('banner'), form.toasts, fieldLabel, field];
      await expect(async () => {
        const [bar, above, label, box] = await Promise.all(parts.map((part) => part.boundingBox()));
        const where = `${width} × ${height}, ${text}, card: ${isCard}`;
        for (const cover of [bar, above])
          expect(label?.y, where).toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 0));
        expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 5000 });
      const close = message.getByRole('button');
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
    }
});

test('in forced colours, the chosen tab, amount and data saver look different from the rest', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const form = await openForm(page);
  const readBrightness = (element: Locator) =>
    element.evaluate((node) => {
      // From 0 to 255, by the brightest colour: almost black must not count as different from black.
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

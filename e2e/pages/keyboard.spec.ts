import type { Page } from '@playwright/test';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { expectPath, openWithScripts, screens, tabTo } from '../support/site';

test('Tab reaches a skip link, then every control in order, in view and with a visible focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScripts(page, '/');
  for (const screen of [screens.desktop, screens.phone]) {
    await test.step(`at ${screen.width} px`, async () => {
      await page.setViewportSize(screen);
      await startAtTop(page);
      const expected = await page
        .locator('a[href], button, summary, input, select, textarea, video')
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
            // Only the selected tab is a tab stop (roving tabindex).
            .filter((element) => element instanceof HTMLElement && element.tabIndex >= 0)
            .map((element) => element.outerHTML),
        );
      expect(expected.length).toBeGreaterThan(20);

      const reached = [];
      for (let count = 0; count < expected.length; count++) {
        await page.keyboard.press('Tab');
        const { html, faults } = await describeFocus(page);
        expect.soft(faults, html).toEqual([]);
        reached.push(html);
      }
      expect(reached).toEqual(expected);
    });
  }

  await test.step('the first stop is the skip link', async () => {
    await startAtTop(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: sites.fr.label('nav.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const { cta1 } = sites.fr.hero;
    await expect(page.getByRole('main').getByRole('link', { name: cta1 })).toBeFocused();
    await expect(skip).not.toBeInViewport();
  });
});

test('the menu and the language switch work with the keyboard', { tag: '@engines' }, async ({ page }) => {
  const { path, label, contact } = sites.fr;
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, path('/'));
  const toggle = page.getByRole('banner').locator('summary');
  const link = page.getByRole('banner').getByRole('link', { name: label('nav.contact') });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: label('nav.hero') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expectPath(page, `${path('/')}#contact`);
  await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport();

  await startAtTop(page);
  await tabTo(page, page.getByRole('navigation', { name: label('language.label') }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'fr');
});

function startAtTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
}

/** The focused element, and why its focus would be invisible. */
async function describeFocus(page: Page): Promise<{ html: string; faults: string[] }> {
  // Waits for the transition that moves the skip link into view.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inBar = element.closest('header') !== null || getComputedStyle(element).position === 'fixed';
    const barBottom = inBar ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const faults = [];
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('has no visible outline');
    if (right <= 0 || left >= window.innerWidth) faults.push('is beside the screen');
    if (bottom <= barBottom || top >= window.innerHeight) faults.push('is above or below what can be seen');
    return { html: element.outerHTML, faults };
  });
}

import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { openWithScripts, readPath, screens, sites } from './site';

const links = [
  ['nav.hero', '#home'],
  ['nav.about', '#about'],
  ['nav.activities', '#activities'],
  ['nav.gallery', '#gallery'],
  ['nav.contact', '#contact'],
] as const;

const anchors = [...links.map(([, hash]) => hash), '#donation'];

test.describe('the top bar', () => {
  for (const language of languages) {
    const { path, label, home } = sites[language];

    test(`has the name, five links, the gift and the languages, in ${language}`, async ({ page }) => {
      await page.setViewportSize(screens.desk);
      await openWithScripts(page, path('/'));
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: home.frame.site.name })).toHaveAttribute('href', '#home');
      const menu = bar.getByRole('navigation', { name: label('nav.label') });
      await expect(menu.getByRole('link')).toHaveText(links.map(([key]) => label(key)));
      for (const [key, hash] of links) {
        const link = menu.getByRole('link', { name: label(key), exact: true });
        await expect(link).toHaveAttribute('href', hash);
      }
      await expect(bar.getByRole('link', { name: label('nav.donate') })).toHaveAttribute('href', '#donation');
      await expect(bar.getByRole('navigation', { name: label('language.label') })).toBeVisible();
      await expect(foldedMenu(page, label('nav.menu'))).toBeHidden();
    });
  }

  for (const screen of [screens.phone, screens.desk]) {
    test(`stays in view and hides no heading, whatever is jumped to, at ${screen.width} px`, async ({ page }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWithScripts(page, '/');
      const jumps = page.getByRole('contentinfo').getByRole('link');
      for (const hash of anchors) {
        // The bar's own donate button for the one section that the footer does not lead to.
        const jump = hash === '#donation' ? page.getByRole('banner') : jumps;
        await jump.locator(`xpath=descendant-or-self::a[@href="${hash}"]`).first().click();
        await expect(page).toHaveURL((url) => url.hash === hash);
        await expectHeadingInView(page, hash);
      }
    });

    test(`hides no heading of an address that names a section, at ${screen.width} px`, async ({ page }) => {
      await page.setViewportSize(screen);
      for (const hash of anchors) {
        await page.goto('about:blank');
        await openWithScripts(page, `/en/${hash}`);
        await expectHeadingInView(page, hash);
      }
    });
  }

  test('leads from an album’s page to the sections of the landing page in its language', async ({ page }) => {
    await openWithScripts(page, '/en/albums/dimanche-blanc-1/');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/en/#contact');
    await expectHeadingInView(page, '#contact');
  });
});

test.describe('scrolling to a section', () => {
  test('is smooth', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  });

  test('jumps for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('arrives when a link is pressed', async ({ page }) => {
    await openWithScripts(page, '/');
    await page.locator('#home').getByRole('link', { name: sites.fr.home.sections.hero.cta1 }).click();
    await expect(page).toHaveURL('/#activities');
    await expectHeadingInView(page, '#activities');
  });
});

test.describe('the folded menu', () => {
  for (const screen of [screens.phone, screens.tablet]) {
    for (const language of languages) {
      const { path, label } = sites[language];

      test(`opens, and closes after a choice, at ${screen.width} px in ${language}`, async ({ page }) => {
        await page.setViewportSize(screen);
        await openWithScripts(page, path('/'));
        const links = page
          .getByRole('banner')
          .getByRole('navigation', { name: label('nav.label') })
          .getByRole('link');
        await expect(links).toHaveCount(0);
        await foldedMenu(page, label('nav.menu')).click();
        await expect(links).toHaveCount(5);
        await links.filter({ hasText: label('nav.gallery') }).click();
        await expect(links).toHaveCount(0);
        expect(readPath(page)).toBe(`${path('/')}#gallery`);
        await expectHeadingInView(page, '#gallery');
      });
    }
  }

  test('closes by its own button', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openWithScripts(page, '/');
    const toggle = foldedMenu(page, 'Menu');
    const link = page.getByRole('banner').getByRole('link', { name: 'Galerie' });
    await toggle.click();
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
  });

  test('closes by Escape, and gives the focus back to its button', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openWithScripts(page, '/');
    const toggle = foldedMenu(page, 'Menu');
    const link = page.getByRole('banner').getByRole('link', { name: 'Galerie' });
    await toggle.click();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});

/** The button of the folded menu: a `<summary>` has no role of its own. */
function foldedMenu(page: Page, name: string) {
  return page.getByRole('banner').locator('summary', { hasText: name });
}

/** Waits for scrolling to end, then fails if the bar has left, or covers the section's heading or what is above it. */
async function expectHeadingInView(page: Page, hash: string): Promise<void> {
  const measure = () =>
    page.evaluate((selector) => {
      const edges = (element: Element | null | undefined) => {
        const { top = Number.NaN, bottom = Number.NaN } = element?.getBoundingClientRect() ?? {};
        return { top: Math.round(top), bottom: Math.round(bottom) };
      };
      const heading = document.querySelector(selector)?.querySelector('h1, h2');
      return {
        bar: edges(document.querySelector('header')),
        above: edges(heading?.parentElement?.firstElementChild),
        heading: edges(heading),
        screen: window.innerHeight,
      };
    }, hash);
  // A smooth scroll first has to start.
  await expect.poll(async () => (await measure()).heading.bottom, hash).toBeLessThanOrEqual((await measure()).screen);
  await expect.poll(async () => (await measure()).above.top, hash).toBeGreaterThanOrEqual((await measure()).bar.bottom);
  await waitForScrollEnd(page);

  const { bar, above, heading, screen } = await measure();
  expect(bar.top, 'the top of the bar').toBe(0);
  expect(above.top, `what stands first in ${hash}`).toBeGreaterThanOrEqual(bar.bottom);
  expect(heading.top, `the heading of ${hash}`).toBeGreaterThanOrEqual(bar.bottom);
  expect(heading.bottom, `the heading of ${hash}`).toBeLessThanOrEqual(screen);
}

async function waitForScrollEnd(page: Page): Promise<void> {
  let previous = -1;
  await expect
    .poll(
      async () => {
        const current = await page.evaluate(() => window.scrollY);
        const still = current === previous;
        previous = current;
        return still;
      },
      { intervals: [100] },
    )
    .toBe(true);
}

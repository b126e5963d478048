import type { Page } from '@playwright/test';
import { anchors } from '../../src/routes';
import { menu as menuLinks } from '../../src/site/frame/menu';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { openWithScripts, screens } from '../support/site';

// e2e/files checks the names and URLs of the links.
const hashes = Object.values(anchors).map((anchor) => `#${anchor}`);

test('the top bar stays in view and covers no heading after a jump, on phones and desktops', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  await test.step('scrolling to a section is smooth and ends at its heading', async () => {
    const link = page.locator('#home').getByRole('link', { name: sites.fr.hero.cta1 });
    await link.hover();
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await link.click();
    await expect(page).toHaveURL('/#activities');
    await expectHeadingInView(page, '#activities');
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html'), 'jumps for visitors who asked for less motion').toHaveCSS(
    'scroll-behavior',
    'auto',
  );
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    for (const hash of hashes) {
      await test.step(`at ${screen.width} px, ${hash}`, async () => {
        // The footer has no link to #donation; the bar has a donate button instead.
        const links = page.getByRole(hash === '#donation' ? 'banner' : 'contentinfo');
        await links.locator(`a[href="${hash}"]`).filter({ visible: true }).first().click();
        await expect(page).toHaveURL((url) => url.hash === hash);
        await expectHeadingInView(page, hash);
      });
    }
  }
});

test('the top bar covers no heading of a section in the URL', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const hash of ['#activities', '#contact', '#donation']) {
    await page.goto('about:blank');
    await openWithScripts(page, `/en/${hash}`);
    await expectHeadingInView(page, hash);
  }
});

test('the menu is collapsed on phones and tablets, and expanded on desktops', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('navigation', { name: sites.fr.label('nav.label') });
  for (const [screen, isFolded] of [
    ['phone', true],
    ['tablet', true],
    ['desktop', false],
  ] as const) {
    await page.setViewportSize(screens[screen]);
    await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(isFolded ? 0 : menuLinks.length);
    await expect(bar.locator('summary'), screen).toBeVisible({ visible: isFolded });
  }
});

/** Waits until scrolling has ended. Expects the bar at the top, above the heading and what stands before it. */
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
  // Repeated, because a smooth scroll starts late, or pauses, on a busy machine.
  await expect(async () => {
    await waitForScrollEnd(page);
    const { bar, above, heading, screen } = await measure();
    expect(bar.top, 'the top of the bar').toBe(0);
    expect(above.top, `what stands first in ${hash}`).toBeGreaterThanOrEqual(bar.bottom);
    expect(heading.top, `the heading of ${hash}`).toBeGreaterThanOrEqual(bar.bottom);
    expect(heading.bottom, `the heading of ${hash}`).toBeLessThanOrEqual(screen);
  }).toPass();
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

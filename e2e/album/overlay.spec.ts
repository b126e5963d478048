import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { holdRequests, watchRequests } from '../support/network';
import {
  albumCard,
  countColumns,
  expectPath,
  goBack,
  openOverlay,
  openWithScripts,
  screens,
  waitForIdle,
} from '../support/site';

const large = sites.fr.chantier;
const overlayIn = (page: Page) => page.getByRole('dialog');

test('the overlay takes at most 90 % of the height and has one, two or three columns', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openWithScripts(page, '/');
  const overlay = await openOverlay(page, large);
  for (const [screen, columns] of [
    [{ width: 320, height: 640 }, 1],
    [screens.phone, 2],
    [screens.tablet, 2],
    [screens.desktop, 3],
  ] as const) {
    await page.setViewportSize(screen);
    await expect.poll(() => countColumns(overlay.getByRole('listitem'))).toBe(columns);
    const box = await overlay.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.9 * screen.height);
    await overlay.getByRole('figure').last().scrollIntoViewIfNeeded();
    await expect(overlay.getByRole('figure').last()).toBeInViewport();
  }
});

test('a double tap on a card opens its album, and nothing in it; one Back closes it', { tag: '@engines' }, async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  for (const pause of [0, 150, 300]) {
    await expect(async () => {
      await openWithScripts(page, '/');
      const card = albumCard(page, large.name);
      await card.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await card.boundingBox()) as NonNullable<
        Awaited<ReturnType<typeof card.boundingBox>>
      >;
      const first = Date.now();
      await page.mouse.click(x + width / 2, y + height / 2);
      await setTimeout(pause);
      await page.mouse.click(x + width / 2, y + height / 2);
      // On a busy machine, two taps may be too slow for a double tap, and are repeated.
      expect(Date.now() - first).toBeLessThan(450);
    }).toPass();
    await expect(overlayIn(page).getByRole('figure')).toHaveCount(large.media.length);
    await expect(overlayIn(page), `after ${pause} ms`).toHaveCount(1);
    await expectPath(page, large.path);
    await goBack(page);
    await expect(overlayIn(page)).toHaveCount(0);
  }
});

test('the overlay closes by button, backdrop, Escape and Back, and restores focus and scroll position', {
  tag: '@engines',
}, async ({ page }) => {
  const closings: [name: string, close: (page: Page, overlay: Locator) => Promise<unknown>][] = [
    [
      'by its button',
      (_page, overlay) => overlay.getByRole('button', { name: sites.fr.label('dialog.close') }).click(),
    ],
    [
      'by a click on the backdrop',
      async (_page, overlay) => {
        // Until then, the overlay takes a click for the second tap on its card.
        await expect(overlay).toHaveCSS('pointer-events', 'auto');
        await page.mouse.click(640, 12);
      },
    ],
    ['by Escape', () => page.keyboard.press('Escape')],
    ['by the browser’s Back', () => page.goBack()],
  ];
  await openWithScripts(page, '/');
  const card = albumCard(page, large.name);
  const figures = await page.locator('figure').count();
  for (const [name, close] of closings) {
    await test.step(name, async () => {
      await card.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      const overlay = await openOverlay(page, large);
      await close(page, overlay);
      await expect(overlayIn(page)).toHaveCount(0);
      await expect(card).toBeFocused();
      await expectPath(page, '/');
      // The album is unmounted, so that no video plays on and its memory is freed.
      await expect(page.locator('figure')).toHaveCount(figures);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    });
  }
});

test('the overlay stays open after a drag from a caption to the backdrop, and locks the scroll of the page', async ({
  page,
}) => {
  await openWithScripts(page, '/');
  const overlay = await openOverlay(page, large);
  const caption = await overlay.locator('figcaption').first().boundingBox();
  if (!caption) throw new Error('The caption is not shown');
  // Selecting text: press on the caption, release on the backdrop.
  await page.mouse.move(caption.x + 5, caption.y + 5);
  await page.mouse.down();
  await page.mouse.move(640, 12, { steps: 5 });
  await page.mouse.up();
  await waitForIdle(page);
  await expect(overlay).toBeVisible();
  await expectPath(page, large.path);

  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  await waitForIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('an album’s data loads only at a click on its card', async ({ page }) => {
  const requested = watchRequests(page);
  await openWithScripts(page, '/');
  const cards = page.locator('#gallery').getByRole('link');
  for (const card of await cards.all()) await card.hover();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await waitForIdle(page);
  expect(requested(/\/albums\//)).toEqual([]);

  await openOverlay(page, large);
  expect(requested(/\/albums\//)).toEqual([`/page-data${large.path}page-data.json`]);
});

test.describe('an overlay whose data fails to load', () => {
  test.use({ expectedFaults: ['console error: Failed to load resource: net::ERR_FAILED'] });

  const { path, chantier, label } = sites.en;

  test('shows an error, links the album page and opens at the next try', async ({ page }) => {
    await openWithScripts(page, path('/'));
    const fail = () => page.route('**/page-data/**', (route) => route.abort(), { times: 1 });
    const overlay = page.getByRole('dialog', { name: chantier.name });
    const link = overlay.getByRole('link', { name: label('album.page') });
    await fail();
    await albumCard(page, chantier.name).click();
    await expect(overlay.getByRole('alert')).toContainText(label('album.failed'));
    await expect(link).toHaveAttribute('href', chantier.path);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chantier.name);

    await openWithScripts(page, path('/'));
    await fail();
    await albumCard(page, chantier.name).click();
    await overlay.getByRole('button', { name: label('load.retry') }).click();
    await expect(overlay.getByRole('figure')).toHaveCount(chantier.media.length);
    await expect(overlay.getByRole('alert')).toHaveCount(0);
    await expect(overlay.getByRole('button', { name: label('dialog.close') })).toBeFocused();
  });
});

test('the overlay shows that an album is loading; another album opens after it', async ({ page }) => {
  await openWithScripts(page, '/');
  const release = await holdRequests(page, /page-data/);
  await albumCard(page, large.name).click();
  await expect(overlayIn(page).getByRole('status')).toHaveText(sites.fr.label('album.loading'));
  await release();
  await expect(overlayIn(page).getByRole('figure')).toHaveCount(large.media.length);
  await expect(overlayIn(page).getByRole('status')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openOverlay(page, sites.fr.veillee);
});

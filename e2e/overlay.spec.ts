import type { Locator, Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import {
  albumCard,
  albumWithMostPhotos,
  albumWithMostVideos,
  countColumns,
  expectLandingPageBelow,
  openOverlay,
  openWithScripts,
  readPath,
  screens,
  sites,
} from './site';

const large = albumWithMostPhotos.fr;
const overlayIn = (page: Page) => page.getByRole('dialog');

for (const language of languages) {
  const { albums, path, albumPath, label } = sites[language];

  test(`a card opens all photos and videos of its album, in ${language}`, async ({ page }) => {
    await openWithScripts(page, path('/'));
    for (const album of albums) {
      const { media } = album.album;
      const overlay = await openOverlay(page, album);
      expect(readPath(page)).toBe(albumPath(album.slug));
      await expect(overlay.getByRole('heading', { level: 2, name: album.album.name })).toBeVisible();
      await expect(overlay.locator('video')).toHaveCount(media.filter(({ type }) => type === 'video').length);
      await expect(overlay.getByRole('listitem')).toHaveCount(media.length);
      await expect(overlay.locator('figcaption')).toHaveText(media.map(({ caption }) => caption));
      await overlay.getByRole('button', { name: label('dialog.close') }).click();
      await expect(overlayIn(page)).toHaveCount(0);
    }
  });
}

for (const [screen, columns] of [
  [screens.phone, 1],
  [screens.tablet, 2],
  [screens.desk, 3],
] as const) {
  test(`at ${screen.width} px it takes at most nine tenths of the height, in columns: ${columns}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, large);
    const box = await overlay.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.9 * screen.height);
    // A long album fills what it may have, and scrolls.
    expect(box?.height).toBeGreaterThan(0.8 * screen.height);
    expect(await countColumns(overlay.getByRole('listitem'))).toBe(columns);
    await overlay.getByRole('figure').last().scrollIntoViewIfNeeded();
    await expect(overlay.getByRole('figure').last()).toBeInViewport();
  });
}

test.describe('the overlay closes', () => {
  const ways: [name: string, close: (page: Page, overlay: Locator) => Promise<unknown>][] = [
    [
      'by its button',
      (_page, overlay) => overlay.getByRole('button', { name: sites.fr.label('dialog.close') }).click(),
    ],
    ['by a press beside it', (page) => page.mouse.click(640, 12)],
    ['by Escape', (page) => page.keyboard.press('Escape')],
    ['by the browser’s Back', (page) => page.goBack()],
  ];

  for (const [way, close] of ways) {
    test(`${way}, and leaves the page as it was`, async ({ page }) => {
      await openWithScripts(page, '/');
      const card = albumCard(page, large.album.name);
      await card.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      const overlay = await openOverlay(page, large);
      await close(page, overlay);
      await expect(overlayIn(page)).toHaveCount(0);
      await expect(card).toBeFocused();
      expect(readPath(page)).toBe('/');
      // Nothing of the album is left to play or to fill the memory of a phone.
      await expect(page.locator('figure')).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    });
  }

  test('a press that begins on a caption and ends beside it, as to select words, does not', async ({ page }) => {
    await openWithScripts(page, '/');
    const overlay = await openOverlay(page, large);
    const caption = await overlay.locator('figcaption').first().boundingBox();
    if (!caption) throw new Error('The caption is not shown');
    await page.mouse.move(caption.x + 5, caption.y + 5);
    await page.mouse.down();
    await page.mouse.move(640, 12, { steps: 5 });
    await page.mouse.up();
    await page.waitForTimeout(500);
    await expect(overlay).toBeVisible();
    expect(readPath(page)).toBe(sites.fr.albumPath(large.slug));
  });

  for (const [way, closeTwice] of [
    ['a double press of its button', (_page, overlay) => overlay.getByRole('button').first().dblclick()],
    ['Escape pressed twice', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('Escape'))],
  ] as typeof ways) {
    test(`${way} does not leave the page`, async ({ page }) => {
      await openWithScripts(page, '/en/');
      await openWithScripts(page, '/');
      const overlay = await openOverlay(page, large);
      await closeTwice(page, overlay);
      await expect(overlayIn(page)).toHaveCount(0);
      // A step back too far would only show a moment later.
      await page.waitForTimeout(500);
      expect(readPath(page)).toBe('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  }

  test('and opens again, as often as one likes', async ({ page }) => {
    await openWithScripts(page, '/');
    for (const album of [large, albumWithMostVideos.fr, large]) {
      await openOverlay(page, album);
      await page.keyboard.press('Escape');
      await expect(overlayIn(page)).toHaveCount(0);
    }
    expect(readPath(page)).toBe('/');
  });
});

test('the page behind the overlay does not scroll', async ({ page }) => {
  await openWithScripts(page, '/');
  await openOverlay(page, large);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(640, 12);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('the overlay’s address, loaded anew, is the album’s page', async ({ page }) => {
  await openWithScripts(page, '/');
  await openOverlay(page, large);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.album.name);
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(large.album.media.length);
  await expect(overlayIn(page)).toHaveCount(0);
});

test('Back from there is the landing page', async ({ page }) => {
  await openWithScripts(page, '/');
  await openOverlay(page, large);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.album.name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.home.sections.hero.title);
  await expect(overlayIn(page)).toHaveCount(0);
  expect(readPath(page)).toBe('/');
});

test('the browser’s Forward shows the album again', async ({ page }) => {
  await openWithScripts(page, '/');
  await openOverlay(page, large);
  await page.goBack();
  await expect(overlayIn(page)).toHaveCount(0);
  await page.goForward();
  await expect(overlayIn(page).getByRole('figure')).toHaveCount(large.album.media.length);
  await expectLandingPageBelow(page);
  expect(readPath(page)).toBe(sites.fr.albumPath(large.slug));
  await page.goBack();
  await expect(page.locator('figure')).toHaveCount(0);
  await expectLandingPageBelow(page);
  expect(readPath(page)).toBe('/');
});

for (const [way, press] of [
  ['with Ctrl or ⌘ held', (card: Locator) => card.click({ modifiers: ['ControlOrMeta'] })],
  ['with the middle button', (card: Locator) => card.click({ button: 'middle' })],
] as const) {
  test(`a card pressed ${way} opens the album’s page in a new tab`, async ({ page, context }) => {
    await openWithScripts(page, '/');
    const opening = context.waitForEvent('page');
    await press(albumCard(page, large.album.name));
    const tab = await opening;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(large.album.name);
    await expect(overlayIn(page)).toHaveCount(0);
    expect(readPath(page)).toBe('/');
  });
}

test('no album’s photos or data are asked for before its card is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithScripts(page, '/');
  const cards = page.locator('#gallery').getByRole('link');
  for (const card of await cards.all()) await card.hover();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/albums/'))).toEqual([]);

  await openOverlay(page, large);
  expect(asked.filter((path) => path.includes('/albums/'))).toEqual([
    `/page-data${sites.fr.albumPath(large.slug)}page-data.json`,
  ]);
});

test.describe('an album whose photos cannot be had', () => {
  test.use({ expectedProblems: ['console error: Failed to load resource: net::ERR_FAILED'] });

  for (const language of languages) {
    const { path, albumPath, label } = sites[language];
    const { slug, album } = albumWithMostPhotos[language];

    test(`says so, leads to the album’s page, and opens on another try, in ${language}`, async ({ page }) => {
      await openWithScripts(page, path('/'));
      await page.route('**/page-data/**', (route) => route.abort(), { times: 1 });
      await albumCard(page, album.name).click();
      const overlay = page.getByRole('dialog', { name: album.name });
      await expect(overlay.getByRole('alert')).toContainText(label('album.failed'));
      const link = overlay.getByRole('link', { name: label('album.page') });
      await expect(link).toHaveAttribute('href', albumPath(slug));

      await page.keyboard.press('Escape');
      await expect(overlayIn(page)).toHaveCount(0);
      await openOverlay(page, albumWithMostPhotos[language]);
      await expect(overlay.getByRole('alert')).toHaveCount(0);
    });
  }

  test('is shown by that link', async ({ page }) => {
    await openWithScripts(page, '/');
    await page.route('**/page-data/**', (route) => route.abort(), { times: 1 });
    await albumCard(page, large.album.name).click();
    await overlayIn(page)
      .getByRole('link', { name: sites.fr.label('album.page') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(large.album.name);
  });
});

test('while an album is on its way the overlay says so', async ({ page }) => {
  await openWithScripts(page, '/');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/page-data/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await albumCard(page, large.album.name).click();
  await expect(overlayIn(page).getByRole('status')).toHaveText(sites.fr.label('album.loading'));
  arrive();
  await expect(overlayIn(page).getByRole('figure')).toHaveCount(large.album.media.length);
  await expect(overlayIn(page).getByRole('status')).toHaveCount(0);
});

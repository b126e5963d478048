import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { albumWithMostPhotos, openOverlay, openWithScripts, readPath, screens, sites } from './site';
import { albumAddress, enlarge, expectShown, first, photoLink, photos, photosOf, second, third } from './viewer';

const last = photos.at(-1) ?? first;
const positionOf = (position: number) => sites.fr.label('photo.position', { position, total: photos.length });

for (const language of languages) {
  const { path, albumPath, label } = sites[language];
  const { slug, album } = albumWithMostPhotos[language];
  const { length: total, 2: photo } = photosOf(album.media);
  const position = label('photo.position', { position: 3, total });

  test(`a photo of the overlay is enlarged, described and counted, in ${language}`, async ({ page }) => {
    if (!photo) throw new Error('There is no third photo');
    await openWithScripts(page, path('/'));
    const overlay = await openOverlay(page, albumWithMostPhotos[language]);
    await overlay.getByRole('link', { name: label('photo.enlarge', { caption: photo.caption }) }).click();
    const viewer = page.getByRole('dialog', { name: photo.caption });
    await expect(viewer.getByRole('img', { name: photo.caption })).toBeVisible();
    await expect(viewer.locator('[aria-live=polite]')).toHaveText(`${position}. ${photo.caption}`);
    expect(readPath(page)).toBe(`${albumPath(slug)}#photo-${photo.id}`);
    const box = await viewer.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    for (const name of ['photo.previous', 'photo.next', 'dialog.close'] as const) {
      await expect(viewer.getByRole('button', { name: label(name) })).toBeVisible();
    }
  });
}

test.describe('on an album’s page', () => {
  test.beforeEach(async ({ page }) => {
    await openWithScripts(page, albumAddress);
  });

  test('the buttons step to the next and the previous photo, and round the ends', async ({ page }) => {
    const viewer = await enlarge(page, first);
    await expectShown(viewer, first, 1);
    await viewer.getByRole('button', { name: 'Photo suivante' }).click();
    await expectShown(viewer, second, 2);
    expect(readPath(page)).toBe(`${albumAddress}#photo-${second.id}`);
    await viewer.getByRole('button', { name: 'Photo précédente' }).click();
    await expectShown(viewer, first, 1);
    await viewer.getByRole('button', { name: 'Photo précédente' }).click();
    await expectShown(viewer, last, photos.length);
    await viewer.getByRole('button', { name: 'Photo suivante' }).click();
    await expectShown(viewer, first, 1);
  });

  test('the arrow keys step too, and round the ends', async ({ page }) => {
    const viewer = await enlarge(page, second);
    await page.keyboard.press('ArrowRight');
    await expectShown(viewer, third, 3);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectShown(viewer, first, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(viewer, last, photos.length);
    await page.keyboard.press('ArrowRight');
    await expectShown(viewer, first, 1);
  });

  test('the place among the photos and the caption are announced from one and the same live region', async ({
    page,
  }) => {
    const viewer = await enlarge(page, second);
    const region = await viewer.locator('[aria-live=polite]', { hasText: positionOf(2) }).elementHandle();
    await viewer.getByRole('button', { name: 'Photo suivante' }).click();
    await expect(viewer.getByText(positionOf(3))).toBeVisible();
    // Screen readers say what changes in a region that they know, not a new region.
    expect(await region?.textContent()).toBe(`${positionOf(3)}. ${third.caption}`);
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('the next photo is there before it is stepped to', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => loaded.add(request.url()));
    const viewer = await enlarge(page, first);
    await expect(viewer.getByRole('img', { name: first.caption })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = new Set(loaded);
    await viewer.getByRole('button', { name: 'Photo suivante' }).click();
    const image = viewer.getByRole('img', { name: second.caption });
    await expect(image).toBeVisible();
    const address = await image.evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect([...before]).toContain(address);
  });

  test('a photo pressed with Ctrl or ⌘ held opens its file in a new tab', async ({ page, context }) => {
    const opening = context.waitForEvent('page');
    await photoLink(page, first).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => document.contentType)).toMatch(/^image\//);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test('a stroke to the left shows the next photo, one to the right the previous', async ({ page }) => {
    await openWithScripts(page, albumAddress);
    const viewer = await enlarge(page, first);
    await stroke(page, { x: 300, y: 350 }, { x: 80, y: 360 });
    await expectShown(viewer, second, 2);
    await stroke(page, { x: 80, y: 350 }, { x: 300, y: 345 });
    await expectShown(viewer, first, 1);
  });

  test('a stroke that is short, or up and down, shows no other', async ({ page }) => {
    await openWithScripts(page, albumAddress);
    const viewer = await enlarge(page, second);
    await stroke(page, { x: 200, y: 350 }, { x: 180, y: 350 });
    await stroke(page, { x: 200, y: 500 }, { x: 130, y: 200 });
    // Steps are shown at once: the third photo after one more stroke means that those two made none.
    await stroke(page, { x: 300, y: 350 }, { x: 80, y: 350 });
    await expectShown(viewer, third, 3);
  });

  test('two fingers are left to the browser, to zoom', async ({ page }) => {
    await openWithScripts(page, albumAddress);
    const viewer = await enlarge(page, second);
    const stage = viewer.getByRole('img', { name: second.caption });
    const action = await stage.evaluate((element) => {
      const actions = [];
      for (let at: Element | null = element; at; at = at.parentElement) actions.push(getComputedStyle(at).touchAction);
      return actions.filter((value) => value !== 'auto');
    });
    // What an element allows is the least that it and all around it allow.
    expect(action.length).toBeGreaterThan(0);
    for (const value of action) expect(value).toContain('pinch-zoom');
    const viewport = page.locator('meta[name=viewport]');
    await expect(viewport).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
  });
});

/** A finger that goes down, moves and is lifted, as the browser gets it from the screen. */
async function stroke(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 5;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step++) {
    const at = (start: number, end: number) => start + ((end - start) * step) / steps;
    const point = { x: at(from.x, to.x), y: at(from.y, to.y) };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages';
import { albumWithMostPhotos, mediaOf, sites } from './content';
import { pictures } from './delivery/network';
import { expect, test } from './fixtures';
import { few } from './matrix';
import { openOverlay, openWithScripts, readPath, screens, settle } from './site';
import { albumAddress, expectShown, first, openViewer, photoLink, photos, second, third, viewerButton } from './viewer';

const last = photos.at(-1) ?? first;

for (const language of few(['en'], languages)) {
  const { path, albumPath, label } = sites[language];
  const { slug } = albumWithMostPhotos[language];
  const { length: total, 2: photo } = mediaOf(albumWithMostPhotos[language], 'photo');
  const position = label('photo.position', { position: 3, total });

  test(`a photo of the overlay is enlarged, described and counted, in ${language}`, { tag: '@engines' }, async ({
    page,
  }) => {
    if (!photo) throw new Error('There is no third photo');
    await openWithScripts(page, path('/'));
    const overlay = await openOverlay(page, albumWithMostPhotos[language]);
    await overlay.getByRole('link', { name: label('photo.enlarge', { caption: photo.caption }), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: photo.caption, exact: true });
    await expect(viewer.getByRole('img', { name: photo.caption, exact: true })).toBeVisible();
    await expect(viewer.locator('[aria-live=polite]')).toHaveText(`${position}. ${photo.caption}`);
    expect(readPath(page)).toBe(`${albumPath(slug)}#photo-${photo.id}`);
    expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    for (const name of ['photo.previous', 'photo.next', 'dialog.close'] as const) {
      await expect(viewer.getByRole('button', { name: label(name) })).toBeVisible();
    }
  });
}

test('buttons and arrow keys step from photo to photo and round the ends, announced from one live region', {
  tag: '@engines',
}, async ({ page }) => {
  await openWithScripts(page, albumAddress);
  const viewer = await openViewer(page, first);
  const region = await viewer.locator('[aria-live=polite]').elementHandle();
  await viewerButton(viewer, 'photo.next').click();
  await expectShown(viewer, second, 2);
  expect(readPath(page)).toBe(`${albumAddress}#photo-${second.id}`);
  // Screen readers say what changes in a region that they know, not a new region.
  const place = sites.fr.label('photo.position', { position: 2, total: photos.length });
  expect(await region?.textContent()).toBe(`${place}. ${second.caption}`);
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  await viewerButton(viewer, 'photo.previous').click();
  await viewerButton(viewer, 'photo.previous').click();
  await expectShown(viewer, last, photos.length);
  await viewerButton(viewer, 'photo.next').click();
  await expectShown(viewer, first, 1);

  await page.keyboard.press('ArrowLeft');
  await expectShown(viewer, last, photos.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer, third, 3);
});

test('the next photo is there before it is stepped to', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(request.url()));
  await openWithScripts(page, albumAddress);
  const viewer = await openViewer(page, first);
  await settle(page);
  const before = new Set(loaded);
  await viewerButton(viewer, 'photo.next').click();
  const image = viewer.getByRole('img', { name: second.caption, exact: true });
  await expect(image).toBeVisible();
  expect([...before]).toContain(await image.evaluate((element) => (element as HTMLImageElement).currentSrc));
});

test('a photo pressed with Ctrl or ⌘ held opens its file in a new tab', async ({ page, context }) => {
  await openWithScripts(page, albumAddress);
  const opening = context.waitForEvent('page');
  await photoLink(page, first).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await tab.waitForURL(pictures);
  expect(await tab.evaluate(() => document.contentType)).toMatch(/^image\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a photo higher than wide is seen whole, clear of its caption, at every width', async ({ page }) => {
  await openWithScripts(page, albumAddress);
  const portrait = await page
    .locator('main li img')
    .evaluateAll((images) =>
      images.findIndex((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
    );
  expect(portrait, 'a photo higher than wide').toBeGreaterThanOrEqual(0);
  await page.locator('main li:has(img) a').nth(portrait).click();
  const viewer = page.getByRole('dialog');
  const photo = viewer.getByRole('img');
  for (const viewport of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(0);
    const shown = await photo.boundingBox();
    const bar = await viewerButton(viewer, 'dialog.close').boundingBox();
    const caption = await viewer.locator('p[aria-hidden]').boundingBox();
    if (!shown || !bar || !caption) throw new Error('Something of the viewer is not shown');
    expect(shown.height).toBeGreaterThan(shown.width);
    expect(shown.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(shown.y + shown.height).toBeLessThanOrEqual(caption.y);
    expect(caption.y + caption.height).toBeLessThanOrEqual(viewport.height);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test('a stroke to a side shows another photo; one that is short, or up and down, does not; a second finger shows it at full size', async ({
    page,
  }) => {
    await openWithScripts(page, albumAddress);
    const viewer = await openViewer(page, first);
    await stroke(page, { x: 300, y: 350 }, { x: 80, y: 360 });
    await expectShown(viewer, second, 2);
    await stroke(page, { x: 80, y: 350 }, { x: 300, y: 345 });
    await expectShown(viewer, first, 1);

    await stroke(page, { x: 200, y: 350 }, { x: 180, y: 350 });
    await stroke(page, { x: 200, y: 500 }, { x: 130, y: 200 });
    // Steps are shown at once: the second photo after one more stroke means that those two made none.
    await stroke(page, { x: 300, y: 350 }, { x: 80, y: 350 });
    await expectShown(viewer, second, 2);

    const zoomOut = viewer.getByRole('button', { name: sites.fr.label('photo.fullSize'), pressed: true });
    await pinch(page, { x: 180, y: 350 });
    await expect(zoomOut).toBeVisible();
    await viewerButton(viewer, 'dialog.close').click();
    await expect(viewer).toHaveCount(0);
    expect(await page.evaluate(() => window.visualViewport?.scale), 'the page below is as it was').toBe(1);
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
    await pinch(page, { x: 180, y: 350 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale), 'elsewhere').toBeGreaterThan(1);
  });

  test('a tap shows the photo at full size, around the place that was touched, and the next one fits again', async ({
    page,
  }) => {
    await openWithScripts(page, albumAddress);
    const viewer = await openViewer(page, first);
    const photo = viewer.getByRole('img', { name: first.caption, exact: true });
    const fit = (await photo.boundingBox())?.width ?? 0;
    expect(fit).toBeLessThanOrEqual(screens.phone.width);
    await photo.tap();
    const zoomOut = viewer.getByRole('button', { name: sites.fr.label('photo.fullSize'), pressed: true });
    await expect(zoomOut).toBeVisible();
    const full = await photo.evaluate((image) => image.clientWidth);
    expect(full).toBe(Number(await photoLink(page, first).locator('img').getAttribute('width')));
    expect(full).toBeGreaterThan(fit);
    await viewerButton(viewer, 'photo.next').click();
    await expect(zoomOut).toHaveCount(0);
    await expectShown(viewer, second, 2);
  });
});

test('until a photo arrives its tile stands in its place', async ({ page }) => {
  await openWithScripts(page, albumAddress);
  const tile = photoLink(page, first).locator('img');
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await tile.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize(screens.desk);
  const viewer = await openViewer(page, first);
  const photo = viewer.getByRole('img', { name: first.caption, exact: true });
  await expect(photo).toHaveCSS('background-image', `url("${shown}")`);
  await expect(photo).toHaveCSS('object-fit', 'contain');
  await expect(photo).toHaveCSS('background-size', 'contain');
});

/** Two fingers that part around a point. */
async function pinch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  // One by one, as on a screen: the second is the one that makes it a pinch.
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20).slice(0, 1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [40, 60, 80, 100, 120]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

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

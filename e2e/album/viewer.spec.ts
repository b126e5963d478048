import type { Locator, Page } from '@playwright/test';
import { collapseSpaces, sites } from '../support/content';
import { expect, test } from '../support/fixtures';
import { holdRequests, scripts } from '../support/network';
import { expectLandingPageBelow, expectPath, goBack, openOverlay, openWithScripts, screens } from '../support/site';

const album = sites.fr.chantier;
const mark = ` · ${sites.fr.label('photo.sample')}`;
const [first, second, third, last] = [1, 2, 3, 40].map((position) => ({
  position,
  id: `p${String(position).padStart(2, '0')}`,
  caption: `Jour ${position} du chantier — illustration provisoire${position === 1 ? mark : ''}`,
})) as [Photo, Photo, Photo, Photo];

type Photo = { position: number; id: string; caption: string };

function photoLink(page: Page, { caption }: Photo): Locator {
  return page.getByRole('link', { name: sites.fr.label('photo.enlarge', { caption }), exact: true });
}

const viewerButton = (viewer: Locator, name: 'photo.next' | 'photo.previous' | 'dialog.close') =>
  viewer.getByRole('button', { name: sites.fr.label(name) });

async function openViewer(page: Page, photo: Photo): Promise<Locator> {
  await photoLink(page, photo).click();
  const viewer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: sites.fr.label('photo.next') }) })
    .last();
  await expectShown(viewer, photo);
  return viewer;
}

async function expectShown(viewer: Locator, { position, caption }: Photo): Promise<void> {
  const name = sites.fr.label('photo.position', { position, total: album.media.length });
  await expect(viewer.getByText(name)).toBeVisible();
  await expect(viewer.getByRole('img', { name: caption, exact: true })).toBeVisible();
  await expect(viewer).toHaveAccessibleName(`${name}. ${caption}`);
}

test('the viewer steps by buttons and arrow keys, wraps around, and announces in one live region', {
  tag: ['@engines', '@recent'],
}, async ({ page }) => {
  await openWithScripts(page, album.path);
  const viewer = await openViewer(page, first);
  const region = await viewer.locator('[aria-live=polite]').elementHandle();
  await viewerButton(viewer, 'photo.next').click();
  await expectShown(viewer, second);
  await expectPath(page, `${album.path}#photo-${second.id}`);
  // The region must be the same element: screen readers may miss the text of a new one.
  const place = sites.fr.label('photo.position', { position: 2, total: 40 });
  expect(collapseSpaces((await region?.textContent()) ?? '')).toBe(`${place}. ${second.caption}`);
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  await viewerButton(viewer, 'photo.previous').click();
  await viewerButton(viewer, 'photo.previous').click();
  await expectShown(viewer, last);
  await viewerButton(viewer, 'photo.next').click();
  await expectShown(viewer, first);

  await page.keyboard.press('ArrowLeft');
  await expectShown(viewer, last);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer, third);
});

test('the viewer fits a portrait photo above its caption on each screen', async ({ page }) => {
  await openWithScripts(page, album.path);
  const portrait = await page
    .locator('main li img')
    .evaluateAll((images) =>
      images.findIndex((image) => Number(image.getAttribute('height')) > Number(image.getAttribute('width'))),
    );
  expect(portrait, 'a portrait photo').toBeGreaterThanOrEqual(0);
  await page.locator('main figure a').nth(portrait).click();
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

test('on a phone held sideways, the bar has the caption, and the photo all the height below it, between the arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openWithScripts(page, album.path);
  const viewer = await openViewer(page, second);
  const boxes = await Promise.all(
    [
      viewer.getByRole('img'),
      viewer.locator('p[aria-hidden]'),
      viewerButton(viewer, 'photo.previous'),
      viewerButton(viewer, 'photo.next'),
    ].map((part) => part.boundingBox()),
  );
  const [photo, caption, previous, next] = boxes.map((box) => ({ x: 0, y: 0, width: 0, height: 0, ...box }));
  if (!photo || !caption || !previous || !next) throw new Error('Something of the viewer is not shown');
  expect(photo.y + photo.height).toBe(360);
  expect(caption.y + caption.height).toBeLessThanOrEqual(photo.y);
  expect(previous.x + previous.width).toBeLessThanOrEqual(photo.x);
  expect(next.x).toBeGreaterThanOrEqual(photo.x + photo.width);
});

test.describe('the viewer on a touch screen', () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test('steps on a horizontal swipe, ignores short and vertical ones, and zooms on a pinch', async ({ page }) => {
    await openWithScripts(page, album.path);
    const viewer = await openViewer(page, first);
    await swipe(page, { x: 300, y: 350 }, { x: 80, y: 360 });
    await expectShown(viewer, second);
    await swipe(page, { x: 80, y: 350 }, { x: 300, y: 345 });
    await expectShown(viewer, first);

    await swipe(page, { x: 200, y: 350 }, { x: 180, y: 350 });
    await swipe(page, { x: 200, y: 500 }, { x: 130, y: 200 });
    // Steps are synchronous, so if one more swipe shows the second photo, the last two did nothing.
    await swipe(page, { x: 300, y: 350 }, { x: 80, y: 350 });
    await expectShown(viewer, second);

    const zoomOut = viewer.getByRole('button', { name: sites.fr.label('photo.fullSize'), pressed: true });
    await pinch(page, { x: 180, y: 350 });
    await expect(zoomOut).toBeVisible();
    await viewerButton(viewer, 'dialog.close').click();
    await expect(viewer).toHaveCount(0);
    expect(await page.evaluate(() => window.visualViewport?.scale), 'the page below is not zoomed').toBe(1);
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
    await pinch(page, { x: 180, y: 350 });
    await expect
      .poll(() => page.evaluate(() => window.visualViewport?.scale), 'the page can still be zoomed')
      .toBeGreaterThan(1);
  });

  test('shows the photo at full size on a tap, and fits the next one again', async ({ page }) => {
    await openWithScripts(page, album.path);
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
    await expectShown(viewer, second);
  });
});

test('the viewer shows the tile until the photo loads', async ({ page }) => {
  await openWithScripts(page, album.path);
  const tile = photoLink(page, first).locator('img');
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await tile.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize(screens.desktop);
  const viewer = await openViewer(page, first);
  const photo = viewer.getByRole('img', { name: first.caption, exact: true });
  await expect(photo).toHaveCSS('background-image', `url("${shown}")`);
});

test('the viewer over the landing page closes on Back before the album', async ({ page }) => {
  await openWithScripts(page, '/');
  const overlay = await openOverlay(page, album);
  const viewer = await openViewer(page, first);
  await expect.poll(() => viewer.boundingBox(), 'covers the overlay').toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('ArrowRight');
  await goBack(page);
  await expect(viewer).toHaveCount(0);
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('figure')).toHaveCount(album.media.length);
  await expectPath(page, album.path);
  await expectLandingPageBelow(page);
  await expect(overlay).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectLandingPageBelow(page);
  await expectPath(page, '/');
});

test('a photo opens at the first touch of the page: at once without scripts, then in the viewer', {
  tag: '@engines',
}, async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto(album.path);
  const countEntries = () => page.evaluate(() => window.history.length);
  const entries = await countEntries();
  const tile = page.locator(`#photo-${second.id}`);
  await tile.locator('img').click();
  // The width is not compared: Firefox keeps the scroll bar.
  const { height } = page.viewportSize() ?? {};
  await expect.poll(() => tile.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  await expect(tile.getByText(second.caption)).toBeInViewport({ ratio: 1 });

  await release();
  const viewer = page.getByRole('dialog');
  await expectShown(viewer, second);
  expect(await countEntries(), 'one Back closes it').toBe(entries + 1);
  await viewerButton(viewer, 'photo.next').click();
  await viewerButton(viewer, 'dialog.close').click();
  await expect(viewer).toHaveCount(0);
  await expectPath(page, album.path);
  await expect(tile).not.toHaveCSS('position', 'fixed');
});

test('the shared URL of a photo opens the album page with that photo, which Back closes', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('/en/');
  await openWithScripts(page, `${album.path}#photo-${third.id}`);
  const viewer = page.getByRole('dialog');
  await expectShown(viewer, third);
  await expectPath(page, `${album.path}#photo-${third.id}`);
  await page.reload();
  await expectShown(viewer, third);
  await goBack(page);
  await expect(viewer).toHaveCount(0);
  await expectPath(page, album.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(album.name);
  await expect(photoLink(page, third)).toBeFocused();
});

type Point = { x: number; y: number };

function pinch(page: Page, { x, y }: Point): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  // The fingers touch one after the other, as on a real screen.
  return touch(page, [fingers(20).slice(0, 1), fingers(20)], [40, 60, 80, 100, 120].map(fingers));
}

function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id: 0 }];
  return touch(page, [finger(0)], [0.2, 0.4, 0.6, 0.8, 1].map(finger));
}

/** Puts fingers on the screen, moves them and lifts them, by raw touch events. */
async function touch(page: Page, starts: (Point & { id: number })[][], moves: typeof starts): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const fingers of starts) await send('touchStart', fingers);
  for (const fingers of moves) await send('touchMove', fingers);
  await send('touchEnd', []);
  await session.detach();
}

import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { AlbumView } from '../src/content/viewModel';
import { sites } from './content';

/** The widths that the layout is designed at, each with a screen of its kind. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
} as const;

/**
 * Opens a page, wakes its scripts and waits until they have taken it over: a complaint about hydration has then been made.
 */
export async function openWithScripts(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // A sign of intent: a browser may take a busy machine for a slow connection, on which they do not start by themselves.
  await page.locator('body').dispatchEvent('pointerdown');
  await waitForScripts(page);
  return response;
}

/** Waits until React has taken over what it is to take over. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
}

/** The card of an album on the landing page. */
export function albumCard(page: Page, name: string): Locator {
  return page.locator('#gallery').getByRole('link', { name });
}

/** Presses an album's card on the landing page and waits for its photos and videos. */
export async function openOverlay(page: Page, { album }: AlbumView): Promise<Locator> {
  await albumCard(page, album.name).click();
  const overlay = page.getByRole('dialog', { name: album.name });
  await expect(overlay.getByRole('figure')).toHaveCount(album.media.length);
  return overlay;
}

/**
 * Waits until the page has done what it does by itself: what it put off for an idle moment, and what it learns at the
 * next frame.
 */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // Chromium calls an idle page idle only after it has drawn, which a page at rest may never do again.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    }
  });
}

/** Fails when the page below an overlay is, or once the router has settled becomes, another one. */
export async function expectLandingPageBelow(page: Page): Promise<void> {
  await settle(page);
  await expect(page.locator('h1')).toHaveText(sites.fr.home.sections.hero.title);
}

/** How many columns the items stand in. */
export function countColumns(items: Locator): Promise<number> {
  return items.evaluateAll((elements) => {
    const edges = elements.map((element) => Math.round(element.getBoundingClientRect().left));
    return new Set(edges).size;
  });
}

export function readPath(page: Page): string {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
}

/** Scrolls to each picture in turn, and fails with the list of those that do not load. */
export async function expectEveryPictureToLoad(page: Page): Promise<void> {
  const pictures = await page.locator('img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  }
  const readMissing = () =>
    page
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) => ((image as HTMLImageElement).naturalWidth > 0 ? [] : [image.outerHTML])),
      );
  await expect.poll(readMissing).toEqual([]);
}

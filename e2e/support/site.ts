import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { type AlbumTexts, sites } from './content';

/** The viewports that the layout is designed for. */
export const screens = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Opens a page, starts its scripts and waits for hydration, so that hydration errors are logged by then. */
export async function openWithScripts(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await startScripts(page);
  return response;
}

/** Touches the page, because its scripts wait for that if the connection seems slow, as on a busy machine. */
export async function startScripts(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await waitForScripts(page);
}

/** Waits until React has hydrated all islands. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
}

/** Makes the browser refuse storage from the next page load on. */
export async function refuseStorage(
  page: Page,
  ...kinds: ('localStorage' | 'sessionStorage' | 'indexedDB')[]
): Promise<void> {
  await page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse });
  }, kinds);
}

export function albumCard(page: Page, name: string): Locator {
  return page.locator('#gallery').getByRole('link', { name });
}

/** Clicks an album card on the landing page and waits for the media. */
export async function openOverlay(page: Page, { name, media }: AlbumTexts): Promise<Locator> {
  await albumCard(page, name).click();
  const overlay = page.getByRole('dialog', { name });
  await expect(overlay.getByRole('figure')).toHaveCount(media.length);
  return overlay;
}

/**
 * Gives the page the time to do what it does by itself, before a test measures it or expects that nothing has happened.
 * Three rounds, because the script loader waits for an idle period, then for a frame, and its requests follow that.
 */
export function waitForIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      // With timeouts, because a page at rest may paint no frame, and Chromium runs idle callbacks only after one.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    }
  });
}

/** The sum of all layout shifts of the page so far. */
export async function readShift(page: Page): Promise<number> {
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    const note = (list: PerformanceObserverEntryList) =>
      values.push(...list.getEntries().map((entry): number => Reflect.get(entry, 'value')));
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    return values;
  });
  // Buffered entries arrive in the next task, and the last frame's entries after it.
  await waitForIdle(page);
  return (await shifts.jsonValue()).reduce((sum, value) => sum + value, 0);
}

export async function expectLandingPageBelow(page: Page): Promise<void> {
  await waitForIdle(page);
  await expect(page.locator('h1')).toHaveText(sites.fr.hero.title);
}

/** Presses Tab until the element is focused, at most 60 times. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(element).toBeFocused({ timeout: 1 });
}

/** Counts the distinct left edges of the items. */
export function countColumns(items: Locator): Promise<number> {
  return items.evaluateAll((elements) => {
    const edges = elements.map((element) => Math.round(element.getBoundingClientRect().left));
    return new Set(edges).size;
  });
}

/** Goes back. `page.goBack` waits for an event that a page from Firefox's cache does not send. */
export async function goBack(page: Page): Promise<void> {
  // Goes back after the call has returned, because a call whose page is left fails. On a busy machine, it may still fail.
  await page
    .evaluate(() => void setTimeout(() => window.history.back()))
    .catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error;
    });
}

/** Expects path and fragment. Asks the page, because Playwright notices a step back within a page late, or never. */
export async function expectPath(page: Page, path: string, message?: string): Promise<void> {
  // A page that is being left cannot be asked.
  const read = () => page.evaluate(() => window.location.pathname + window.location.hash).catch(() => undefined);
  await expect.poll(read, message).toBe(path);
}

/** Scrolls to each visible picture, and fails with a list of those that do not load. */
export async function loadEveryPicture(within: Page | Locator): Promise<void> {
  const pictures = within.locator('img:visible');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // A lazy picture is not requested before its layout.
    await expect(picture).toHaveJSProperty('complete', true);
  }
  const missing = await pictures.evaluateAll((images) =>
    images.flatMap((image) => ((image as HTMLImageElement).naturalWidth > 0 ? [] : [image.outerHTML])),
  );
  expect(missing).toEqual([]);
}

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openWithScripts, publicPaths } from '../site';

/** As a data plan counts it. */
const kilobyte = 1000;

/** Adds up what a page fetches, compressed as well as a host can. */
function weigh(page: Page, kind: RegExp): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!kind.test(new URL(response.url()).pathname)) return;
    sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Does on a page what fetches a script there. */
async function lookAround(page: Page): Promise<void> {
  const cardTab = page.locator('#donation').getByRole('tab').last();
  if ((await cardTab.count()) > 0) {
    await cardTab.click();
    await expect(page.locator('option[value=CM]').first()).toBeAttached();
  }
  const pictures = page.getByRole('main').locator('#gallery a, figure a');
  if ((await pictures.count()) > 0) {
    await pictures.first().click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
}

for (const path of publicPaths) {
  test(`${path} comes with at most 20 KB of HTML and styles, and 125 KB of scripts`, async ({ page }) => {
    const weighPage = weigh(page, /\/$/);
    const weighScripts = weigh(page, /\.js$/);
    await openWithScripts(page, path);
    await lookAround(page);
    expect(await weighPage()).toBeLessThanOrEqual(20 * kilobyte);
    expect(await weighPage()).toBeGreaterThan(2 * kilobyte);
    expect(await weighScripts()).toBeLessThanOrEqual(125 * kilobyte);
    expect(await weighScripts()).toBeGreaterThan(60 * kilobyte);
  });
}

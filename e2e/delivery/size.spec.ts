import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/homeSections';
import { albumWithMostPhotos, counts, publicPaths, sites } from '../content';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { openWithScripts, settle } from '../site';

/** In bytes, as data plans count. */
const kilobyte = 1000;

function collectScripts(page: Page): () => Promise<string[]> {
  // By path, because a preloaded script runs from the cache: two responses are one download.
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !texts.has(pathname)) texts.set(pathname, response.text());
  });
  return () => Promise.all(texts.values());
}

/** Triggers every lazy script of a page. */
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
  await settle(page);
}

const album = counts.albums > 0 ? [sites.fr.albumPath(albumWithMostPhotos.fr.slug)] : [];

for (const path of few(['/', ...album], publicPaths)) {
  const limit = path.includes('/albums/') ? 75 : 85;

  test(`${path} loads at most ${limit} KB of scripts, without the hints of the editor`, async ({ page }) => {
    const readScripts = collectScripts(page);
    await openWithScripts(page, path);
    await lookAround(page);
    const scripts = await readScripts();
    // At maximum Brotli quality.
    const size = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(size).toBeLessThanOrEqual(limit * kilobyte);
    expect(size).toBeGreaterThan(0);
    for (const { hint } of Object.values(homeSections.hero)) expect(scripts.join('')).not.toContain(hint);
  });
}

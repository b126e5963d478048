import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/homeSections';
import { weigh } from '../brotli';
import { budgets } from '../budgets';
import { publicPaths } from '../content';
import { expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { lookAround, openWithScripts, screens } from '../site';
import { emulateSlowConnection, watchTraffic } from './network';

function collectScripts(page: Page): () => Promise<string[]> {
  // By path, because a preloaded script runs from the cache: two responses are one download.
  const texts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !texts.has(pathname)) texts.set(pathname, response.text());
  });
  return () => Promise.all(texts.values());
}

for (const path of usualOrAll(['/', '/albums/chantier/'], publicPaths)) {
  const limit = path.includes('/albums/') ? budgets.albumScripts : budgets.landingScripts;

  test(`${path} loads at most ${limit / 1000} KB of scripts, without the hints of the editor`, async ({ page }) => {
    const readScripts = collectScripts(page);
    await openWithScripts(page, path);
    await lookAround(page);
    const scripts = await readScripts();
    const size = scripts.reduce((sum, script) => sum + weigh(script), 0);
    expect(size).toBeLessThanOrEqual(limit);
    expect(size).toBeGreaterThan(0);
    for (const { hint } of Object.values(homeSections.hero)) expect(scripts.join('')).not.toContain(hint);
  });
}

for (const [path, limit] of [
  ['/', budgets.firstView],
  ['/en/', budgets.firstView],
  ['/albums/chantier/', budgets.fullAlbum],
] as const) {
  test(`${path} takes at most ${limit / 1000} KB on a slow link before anything is touched`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(screens.phone);
    await emulateSlowConnection(page);
    const readTraffic = await watchTraffic(page, baseURL);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { bytes } = readTraffic();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
}

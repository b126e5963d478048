import type { Page } from '@playwright/test';
import { homeSections } from '../../src/content/homeSections';
import { weigh } from '../brotli';
import { budgets } from '../budgets';
import { publicPaths } from '../content';
import { openForm } from '../donation/form';
import { expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { decide, expectOutcome, pay } from '../payment/journey';
import { lookAround, openWithScripts, screens, settle } from '../site';
import { emulateSlowConnection } from './network';

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

/** What the network has carried of this site, headers included; answers from the browser's cache do not count. */
async function watchTraffic(page: Page, site = ''): Promise<() => { bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page);
  const sent: string[] = [];
  const cached = new Set<string>();
  const sizes: number[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith(site)) sent.push(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sent.includes(requestId)) sizes.push(encodedDataLength);
  });
  await session.send('Network.enable');
  return () => ({
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: sent.filter((id) => !cached.has(id)).length,
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

test('the landing page takes 9 requests once touched, and 13 up to the thank-you page', async ({ page, baseURL }) => {
  await page.setViewportSize(screens.phone);
  await emulateSlowConnection(page);
  const readTraffic = await watchTraffic(page, baseURL);
  const form = await openForm(page);
  await settle(page);
  expect(readTraffic().requests).toBeLessThanOrEqual(budgets.requestsTouched);
  await form.amount.fill('1000');
  await pay(page, form);
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
  expect(readTraffic().requests).toBeLessThanOrEqual(budgets.requestsDonated);
});

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budgets } from '../budgets';
import { openForm } from '../support/donationForm';
import { expect, test } from '../support/fixtures';
import { emulateSlowConnection, watchTraffic } from '../support/network';
import { test as paymentTest } from '../support/paymentFixtures';
import { decide, expectOutcome, pay } from '../support/paymentJourney';
import { openWithScripts, screens, waitForIdle } from '../support/site';

for (const path of ['/', '/albums/chantier/']) {
  const limit = path.includes('/albums/') ? budgets.albumScripts : budgets.landingScripts;

  test(`${path} loads at most ${limit / 1000} KB of scripts`, async ({ page }) => {
    await openWithScripts(page, path);
    await loadLazyScripts(page);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const urls = [...new Set(loaded)].filter((url) => url.endsWith('.js'));
    const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
    const size = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(size).toBeLessThanOrEqual(limit);
    expect(size).toBeGreaterThan(0);
  });
}

/** Starts every lazy script of a page. */
async function loadLazyScripts(page: Page): Promise<void> {
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
  await waitForIdle(page);
}

for (const [path, limit, maxRequests] of [
  ['/', budgets.untouchedView, budgets.requestsUntouched],
  ['/en/', budgets.untouchedView, budgets.requestsUntouched],
  ['/albums/chantier/', budgets.fullAlbum, undefined],
] as const) {
  test(`${path} takes at most ${limit / 1000} KB on a slow link before anything is touched`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(screens.phone);
    await emulateSlowConnection(page);
    const readTraffic = await watchTraffic(page, baseURL);
    await page.goto(path);
    await waitForIdle(page);
    await expect.poll(() => readTraffic().open).toBe(0);
    const { bytes, requests } = readTraffic();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(limit);
    if (maxRequests) expect(requests).toBeLessThanOrEqual(maxRequests);
  });
}

// The service worker adds two requests: for its own script, and for the offline page.
const ofServiceWorker = 2;

const { requestsTouched, requestsDonated } = budgets;

paymentTest(
  `a donor takes at most ${requestsTouched} requests to the form and ${requestsDonated} to the thank-you page`,
  async ({ page, baseURL }) => {
    await page.setViewportSize(screens.phone);
    await emulateSlowConnection(page);
    const readTraffic = await watchTraffic(page, baseURL);
    const form = await openForm(page);
    await waitForIdle(page);
    expect(readTraffic().requests).toBeGreaterThan(1);
    expect(readTraffic().requests).toBeLessThanOrEqual(requestsTouched - ofServiceWorker);
    await form.amount.fill('1000');
    await pay(page, form);
    await decide(page, 'accept');
    await expectOutcome(page, 'accepted');
    expect(readTraffic().requests).toBeLessThanOrEqual(requestsDonated - ofServiceWorker);
  },
);

import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { posterPath } from '../../src/routes';
import { publicPaths, sites } from '../content';
import { expect, test } from '../fixtures';
import { usualOrAll } from '../matrix';
import { setCheck } from '../payment/journey';
import { screens, settle, waitForScripts } from '../site';
import { emulateConnection, emulateSlowConnection, hold, pictures, scripts, watchRequests } from './network';

const album = sites.fr.chantier.path;

const interactions: [string, (page: Page) => Promise<void>][] = [
  ['the pointer moves', (page) => page.mouse.move(100, 300, { steps: 2 })],
  ['a finger touches', (page) => page.locator('h1').dispatchEvent('pointerdown')],
  ['a key is pressed', (page) => page.keyboard.press('Shift')],
  ['the focus comes', (page) => page.locator('a').first().focus()],
];

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => emulateSlowConnection(page));

  test('pages load no scripts, not even when links are hovered', async ({ page }) => {
    const requested = watchRequests(page);
    for (const path of usualOrAll(['/', album, posterPath], publicPaths)) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, 1000));
      await settle(page);
      expect(requested(scripts), path).toEqual([]);
      expect(requested(/page-data/), path).toEqual([]);
    }
    await page.goto('/', { waitUntil: 'load' });
    const before = requested(/\/albums\//).length;
    for (const link of await page.locator('#gallery a').all()) await link.hover();
    await settle(page);
    expect(requested(/\/albums\//)).toHaveLength(before);
  });

  test('scripts load on the first interaction', async ({ page }) => {
    const requested = watchRequests(page);
    let before = 0;
    for (const [name, make] of interactions) {
      await test.step(name, async () => {
        await page.goto('/', { waitUntil: 'load' });
        expect(requested(scripts)).toHaveLength(before);
        await make(page);
        await waitForScripts(page);
        before = requested(scripts).length;
      });
    }
  });

  test('scripts wait for the largest picture after every kind of interaction', async ({ page }) => {
    const requested = watchRequests(page);
    const release = await hold(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const [, make] of interactions) await make(page);
    await settle(page);
    await expect.poll(() => requested(pictures).length).toBeGreaterThan(0);
    expect(requested(scripts)).toEqual([]);
    await release();
    await waitForScripts(page);
  });

  test('scripts wait for a visible picture that loads after the load event', async ({ page }) => {
    const requested = watchRequests(page);
    await page.goto(album, { waitUntil: 'load' });
    // The load event waits for the first picture, not for the second.
    const second = await page
      .locator('figure img')
      .nth(1)
      .evaluate((image) => new URL((image as HTMLImageElement).src).pathname.split('/')[2]);
    const release = await hold(page, new RegExp(`/static/${second}/`));
    await page.reload({ waitUntil: 'load' });
    await page.mouse.move(100, 300, { steps: 2 });
    await settle(page);
    expect(requested(scripts)).toEqual([]);
    await release();
    await waitForScripts(page);
  });

  test('a payment result page loads its scripts without interaction', async ({ page, context, baseURL }) => {
    await setCheck(page, baseURL, 'accepted');
    await page.goto('/cinetpay-return/accepted/', { waitUntil: 'load' });
    await expect(page.getByText('12345678', { exact: true })).toBeVisible();
    await context.clearCookies();
  });

  test.describe('a picture that fails to load', () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('does not block the scripts', async ({ page }) => {
      await page.route(pictures, (route) => route.abort());
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.mouse.move(100, 300, { steps: 2 });
      await waitForScripts(page);
    });
  });
});

test('scripts load without interaction on a fast connection, after the load event', async ({ page }) => {
  await emulateConnection(page, { effectiveType: '4g', saveData: false });
  const requested = watchRequests(page);
  const release = await hold(page, pictures);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await settle(page);
  expect(requested(scripts), 'before `load`').toEqual([]);
  await release();
  await expect.poll(() => requested(scripts).length).toBeGreaterThan(1);
});

test.describe('scripts wait for an interaction on a fast connection', () => {
  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

    test('with touch input', async ({ page }) => {
      await emulateConnection(page, { effectiveType: '4g', saveData: false });
      await expectNoScripts(page);
    });
  });

  test('with Save-Data', async ({ page }) => {
    await emulateConnection(page, { effectiveType: '4g', saveData: true });
    await expectNoScripts(page);
  });

  test('in data-saver mode', async ({ page }) => {
    await emulateConnection(page, { effectiveType: '4g', saveData: false });
    await page.addInitScript(() => {
      localStorage.saver = '1';
    });
    await expectNoScripts(page);
  });
});

test.describe('on a phone that opens #donation', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('scripts load without interaction, in data-saver mode too: a donor is coming', async ({ page }) => {
    await emulateConnection(page, { effectiveType: '4g', saveData: false });
    await page.goto('/#donation', { waitUntil: 'load' });
    await waitForScripts(page);
    await page.evaluate(() => {
      localStorage.saver = '1';
    });
    await page.reload({ waitUntil: 'load' });
    await waitForScripts(page);
  });

  test('the page jumps to the form, and scrolls smoothly only for links', async ({ page }) => {
    await page.goto('/#donation');
    const html = page.locator('html');
    await expect(html, 'a smooth scroll would fetch the pictures that it passes').toHaveCSS('scroll-behavior', 'auto');
    await page.getByRole('contentinfo').locator('a[href="#gallery"]').tap();
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  });
});

// A page that was being left, whose scripts the browser cancels, once reloaded itself instead.
test('a link pressed just as the scripts arrive is followed', { tag: '@engines' }, async ({ page }) => {
  for (const delay of [0, 60, 120, 200, 300, 450]) {
    await page.route(scripts, async (route) => {
      await setTimeout(delay);
      // The page may have been left.
      await route.continue().catch(() => {});
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#gallery a').first().click();
    await page.waitForURL('**/albums/*/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.locator('figure').first()).toBeVisible();
    await page.waitForLoadState('load');
  }
});

async function expectNoScripts(page: Page): Promise<void> {
  const requested = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await settle(page);
  expect(requested(scripts)).toEqual([]);
}

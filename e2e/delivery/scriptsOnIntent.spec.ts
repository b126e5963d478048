import type { Page } from '@playwright/test';
import { posterPath } from '../../src/routes';
import { albumWithMostPhotos, publicPaths, sites } from '../content';
import { expect, test } from '../fixtures';
import { few } from '../matrix';
import { screens, settle, waitForScripts } from '../site';
import { hold, pictures, pretendConnection, pretendSlow, scripts, watchRequests } from './network';

const album = sites.fr.albumPath(albumWithMostPhotos.fr.slug);

const signs: [string, (page: Page) => Promise<void>][] = [
  ['the pointer moves', (page) => page.mouse.move(100, 300, { steps: 2 })],
  ['a finger touches', (page) => page.locator('h1').dispatchEvent('pointerdown')],
  ['a key is pressed', (page) => page.keyboard.press('Shift')],
  ['the focus comes', (page) => page.locator('a').first().focus()],
];

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => pretendSlow(page));

  test('a page is read without a script, and pointing at links fetches none', async ({ page }) => {
    const asked = watchRequests(page);
    for (const path of few(['/', album, posterPath], publicPaths)) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, 1000));
      await settle(page);
      expect(asked(scripts), path).toEqual([]);
      expect(asked(/page-data/), path).toEqual([]);
    }
    await page.goto('/', { waitUntil: 'load' });
    const before = asked(/\/albums\//).length;
    for (const link of await page.locator('#gallery a').all()) await link.hover();
    await settle(page);
    expect(asked(/\/albums\//)).toHaveLength(before);
  });

  test('scripts start at any sign of intent, and not before', async ({ page }) => {
    const asked = watchRequests(page);
    let before = 0;
    for (const [name, make] of signs) {
      await test.step(name, async () => {
        await page.goto('/', { waitUntil: 'load' });
        expect(asked(scripts)).toHaveLength(before);
        await make(page);
        await waitForScripts(page);
        before = asked(scripts).length;
      });
    }
  });

  test('no script is asked for before the largest picture is complete, whatever the sign', async ({ page }) => {
    const asked = watchRequests(page);
    const release = await hold(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const [, make] of signs) await make(page);
    await settle(page);
    await expect.poll(() => asked(pictures).length).toBeGreaterThan(0);
    expect(asked(scripts)).toEqual([]);
    await release();
    await waitForScripts(page);
  });

  test('a picture that comes after `load` is waited for too, and its coming is noticed', async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto(album, { waitUntil: 'load' });
    // Not the first, which `load` waits for.
    const second = await page
      .locator('figure img')
      .nth(1)
      .evaluate((image) => new URL((image as HTMLImageElement).src).pathname.split('/')[2]);
    const release = await hold(page, new RegExp(`/static/${second}/`));
    await page.reload({ waitUntil: 'load' });
    await page.mouse.move(100, 300, { steps: 2 });
    await settle(page);
    expect(asked(scripts)).toEqual([]);
    await release();
    await waitForScripts(page);
  });

  test('the end of a payment is told without a touch', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'donation_check', value: '12345678.accepted.1000.XAF', url: String(baseURL) }]);
    await page.goto('/cinetpay-return/accepted/', { waitUntil: 'load' });
    await expect(page.getByText('12345678')).toBeVisible();
    await context.clearCookies();
  });

  test.describe('a picture that never comes', () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('does not keep the scripts away', async ({ page }) => {
      await page.route(pictures, (route) => route.abort());
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.mouse.move(100, 300, { steps: 2 });
      await waitForScripts(page);
    });
  });
});

test('on a fast connection scripts start by themselves, after the page has loaded', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  const asked = watchRequests(page);
  const release = await hold(page, pictures);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await settle(page);
  expect(asked(scripts), 'before `load`').toEqual([]);
  await release();
  await expect.poll(() => asked(scripts).length).toBeGreaterThan(1);
});

test.describe('however fast the connection, scripts do not start by themselves', () => {
  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

    test('which may only be read on', async ({ page }) => {
      await pretendConnection(page, { effectiveType: '4g', saveData: false });
      await expectNoScripts(page);
    });
  });

  test('with Save-Data', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await expectNoScripts(page);
  });

  test('in data-saver mode', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    await page.addInitScript(() => {
      localStorage.saver = '1';
    });
    await expectNoScripts(page);
  });
});

test.describe('on a phone that arrives at the donation form', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('scripts start without a touch, unless data is to be saved', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    await page.goto('/#donation', { waitUntil: 'load' });
    await waitForScripts(page);
    await page.evaluate(() => {
      localStorage.saver = '1';
    });
    const asked = watchRequests(page);
    await page.reload({ waitUntil: 'load' });
    await settle(page);
    expect(asked(scripts)).toEqual([]);
  });

  test('the page jumps there, and scrolls smoothly from a link on', async ({ page }) => {
    await page.goto('/#donation');
    const html = page.locator('html');
    await expect(html, 'the pictures that a smooth scroll passes would be fetched').toHaveCSS(
      'scroll-behavior',
      'auto',
    );
    await page.getByRole('contentinfo').locator('a[href="#gallery"]').tap();
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  });
});

async function expectNoScripts(page: Page): Promise<void> {
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await settle(page);
  expect(asked(scripts)).toEqual([]);
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publicPaths } from '../site';
import { hold, pictures, pretendConnection, pretendSlow, scripts, watchRequests } from './network';

// Long enough for a browser that is idle to have started what it would start.
const aWhile = 1500;

const signs: [string, (page: Page) => Promise<void>][] = [
  ['the pointer moves', (page) => page.mouse.move(100, 300)],
  ['a finger touches', (page) => page.locator('h1').dispatchEvent('pointerdown')],
  ['a key is pressed', (page) => page.keyboard.press('Shift')],
  ['the focus comes', (page) => page.locator('a').first().focus()],
];

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => pretendSlow(page));

  for (const path of publicPaths) {
    test(`${path} is read without a script`, async ({ page }) => {
      const asked = watchRequests(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo(0, 1000));
      await page.waitForTimeout(aWhile);
      expect(asked(scripts)).toEqual([]);
      expect(asked(/page-data/)).toEqual([]);
    });
  }

  for (const [name, make] of signs) {
    test(`scripts start when ${name}`, async ({ page }) => {
      const asked = watchRequests(page);
      await page.goto('/', { waitUntil: 'load' });
      expect(asked(scripts)).toEqual([]);
      await make(page);
      await expect.poll(() => asked(/\/app-\w+\.js$/)).toHaveLength(1);
    });
  }

  test('the end of a payment is told without a touch', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'donation_check', value: '12345678.accepted.1000.XAF', url: String(baseURL) }]);
    await page.goto('/cinetpay-return/accepted/', { waitUntil: 'load' });
    await expect(page.getByText('12345678')).toBeVisible();
    await context.clearCookies();
  });

  test('pointing at links fetches no page before it is opened', async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto('/', { waitUntil: 'load' });
    for (const link of await page.locator('#gallery a').all()) await link.hover();
    await page.waitForTimeout(aWhile);
    expect(asked(/\/albums\//)).toEqual([]);
  });
});

test('with Save-Data scripts do not start by themselves, however fast the connection', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: true });
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(aWhile);
  expect(asked(scripts)).toEqual([]);
});

test('nor do they in data-saver mode', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  await page.addInitScript(() => {
    localStorage.saver = '1';
  });
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(aWhile);
  expect(asked(scripts)).toEqual([]);
});

test('on a fast connection scripts start by themselves, after the page has loaded', async ({ page }) => {
  await pretendConnection(page, { effectiveType: '4g', saveData: false });
  const asked = watchRequests(page);
  const release = await hold(page, pictures);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(aWhile);
  expect(asked(scripts), 'before `load`').toEqual([]);
  await release();
  await expect.poll(() => asked(scripts).length).toBeGreaterThan(2);
});

for (const [name, make] of signs) {
  test(`no script is asked for before the largest picture is complete, though ${name}`, async ({ page }) => {
    await pretendSlow(page);
    const asked = watchRequests(page);
    const release = await hold(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await make(page);
    await page.waitForTimeout(aWhile);
    expect(asked(pictures).length).toBeGreaterThan(0);
    expect(asked(scripts)).toEqual([]);
    await release();
    await expect.poll(() => asked(/\/app-\w+\.js$/)).toHaveLength(1);
  });
}

test('a picture that comes after `load` is waited for too, and its coming is noticed', async ({ page }) => {
  await pretendSlow(page);
  const asked = watchRequests(page);
  // Not the first, which `load` waits for.
  const release = await hold(page, /\/photo-02\./);
  await page.goto('/albums/dimanche-blanc-1/', { waitUntil: 'load' });
  await page.mouse.move(100, 300);
  await page.waitForTimeout(aWhile);
  expect(asked(scripts)).toEqual([]);
  await release();
  await expect.poll(() => asked(/\/app-\w+\.js$/)).toHaveLength(1);
});

test.describe('a picture that never comes', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('does not keep the scripts away', async ({ page }) => {
    await page.route(pictures, (route) => route.abort());
    const asked = watchRequests(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.mouse.move(100, 300);
    await expect.poll(() => asked(/\/app-\w+\.js$/)).toHaveLength(1);
  });
});

test('the pages say what they fetch and when in at most a kilobyte', async ({ request }) => {
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    const [, starter = ''] = /<script data-scripts="[^"]+">([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(starter.length, path).toBeGreaterThan(100);
    expect(Buffer.byteLength(starter), path).toBeLessThanOrEqual(1024);
    expect(html, path).not.toMatch(/<script[^>]* src=|<link[^>]* as="(script|fetch)"/);
  }
});

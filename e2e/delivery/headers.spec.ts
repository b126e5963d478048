import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { returnPath } from '../../src/donation/provider';
import { languages } from '../../src/i18n/languages';
import { expect, test } from '../fixtures';
import { emulatorUrl } from '../payment/emulator';
import { openWithScripts, publicPaths, sites } from '../site';

const returnStates = ['neutral', 'accepted', 'refused', 'cancelled', 'pending', 'unknown', 'unchecked'];
const returnPaths = languages.flatMap((language) =>
  returnStates.map((state) => sites[language].path(`${returnPath}/${state}/`)),
);
const adminPaths = ['/admin/login/', '/admin/dashboard/', '/admin/edit/hero/', '/admin/edit/activities/'];
const offlinePaths = ['/offline/', '/en/offline/'];
const pagePaths = [...publicPaths, ...returnPaths, ...adminPaths, ...offlinePaths];
const unknownPaths = ['/nowhere', '/en/nowhere/deeper/'];

/** Notes what a policy refused, from the first line of the page on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refused.push(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** Has the page do what it does on its own: scripts, and pictures all the way down. */
async function waken(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

test('no page does what its policy forbids', async ({ page }) => {
  test.slow();
  const readRefused = await watchPolicy(page);
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  for (const path of pagePaths) {
    await page.goto(path);
    await waken(page);
    expect(await readRefused(), path).toEqual([]);
  }
});

test.describe('at an unknown address', () => {
  test.use({ expectedProblems: [/^answer 404: \//] });

  test('the page keeps to a policy that it carries itself', async ({ page }) => {
    const readRefused = await watchPolicy(page);
    for (const path of unknownPaths) {
      await page.goto(path);
      await waken(page);
      expect(await readRefused(), path).toEqual([]);
      const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
      expect(policy, path).toContain("default-src 'none'; script-src 'self' 'sha256-");
    }
  });
});

test('the overlay, the viewer and the card tab do nothing that is forbidden', async ({ page }) => {
  const readRefused = await watchPolicy(page);
  await openWithScripts(page, '/');
  await page.locator('#gallery').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('figure').getByRole('link').first().click();
  await waken(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('select[name=customer_country]')).toBeVisible();
  expect(await readRefused()).toEqual([]);
});

test.describe('what is not the page’s own', () => {
  test.use({ expectedProblems: [/Content Security Policy/] });

  test('is refused: a script written into the page, an eval, another host', async ({ page }) => {
    const readRefused = await watchPolicy(page);
    await openWithScripts(page, '/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const asked = await fetch('https://other.example/').catch(() => 'refused');
      return { injected: 'injected' in window, asked };
    });
    expect(ran).toEqual({ injected: false, asked: 'refused' });
    expect((await readRefused()).map((line) => line.split(':')[0])).toEqual(['script-src-elem', 'connect-src']);
  });
});

test('every page forbids what it does not need, and frames, and says so to other sites', async ({ request }) => {
  for (const path of pagePaths) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; /);
    expect(policy, path).toContain("; base-uri 'none'; frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe-eval');
    expect(headers, path).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('the landing pages alone may ask the payment provider', async ({ request }) => {
  const asking = [];
  for (const path of pagePaths) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    if (policy.includes(`connect-src 'self' ${emulatorUrl};`)) asking.push(path);
    else expect(policy, path).toContain("connect-src 'self';");
  }
  expect(asking).toEqual(['/', '/en/']);
});

test('Decap’s page gets no policy from the build: of two, both would hold', () => {
  const rules = readFileSync(resolve(__dirname, '../../public/_headers'), 'utf8');
  expect(rules).toMatch(/^\/admin\/login\/$/m);
  expect(rules).not.toContain('/admin/decap');
});

test('functions protect what they answer themselves', async ({ request }) => {
  for (const answer of [await request.get(returnPath), await request.get('/cinetpay-notify')]) {
    expect(answer.headers(), answer.url()).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

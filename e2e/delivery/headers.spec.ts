import type { Page } from '@playwright/test';
import { publicPaths, sites } from '../content';
import { expect, serverTest, test } from '../fixtures';
import { openWithScripts } from '../site';

// e2e/built checks each page's policy; the guard of every journey reports violations.

serverTest('every page is served with its security and cache headers', async ({ request }) => {
  for (const path of [...publicPaths, '/cinetpay-return/accepted/', '/offline/', '/admin/login/']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringMatching(/(^|; )frame-ancestors 'none'$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
});

serverTest('/admin redirects to the editor, which has noindex', async ({ request }) => {
  for (const path of ['/admin', '/admin/']) {
    const response = await request.get(path);
    expect(new URL(response.url()).pathname).toBe('/admin/dashboard/');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
  }
});

serverTest('Decap has its own policy without other hosts', async ({ request }) => {
  const headers = (await request.get('/admin/decap/')).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-eval'");
  expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('the photo viewer and the card tab violate no policy', async ({ page }) => {
  const readRefused = await watchPolicy(page);
  await openWithScripts(page, sites.fr.chantier.path);
  await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await readRefused()).toEqual([]);
  await openWithScripts(page, '/');
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('select[name=customer_country]')).toBeVisible();
  expect(await readRefused()).toEqual([]);
});

test.describe('the Content Security Policy', () => {
  test.use({ expectedProblems: [/Content Security Policy/] });

  test('blocks an injected script and a request to another host', async ({ page }) => {
    const readRefused = await watchPolicy(page);
    await openWithScripts(page, '/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const fetched = await fetch('https://other.example/').catch(() => 'refused');
      return { injected: 'injected' in window, fetched };
    });
    expect(ran).toEqual({ injected: false, fetched: 'refused' });
    expect((await readRefused()).map((line) => line.split(':')[0])).toEqual(['script-src-elem', 'connect-src']);
  });
});

/** Records CSP violations from the start of the page. */
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

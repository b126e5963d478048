import { publicPaths } from '../support/content';
import { expect, serverTest, test } from '../support/fixtures';
import { openWithScripts } from '../support/site';

// e2e/files checks each page's policy. The guard of every journey reports violations.

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

test.describe('the Content Security Policy', () => {
  test.use({ expectedProblems: [/Content Security Policy/] });

  test('blocks an injected script and a request to another host', async ({ page }) => {
    await openWithScripts(page, '/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const fetched = await fetch('https://other.example/').catch(() => 'refused');
      return { injected: 'injected' in window, fetched };
    });
    expect(ran).toEqual({ injected: false, fetched: 'refused' });
  });
});

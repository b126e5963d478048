import { expect, test } from './fixtures';
import { openWithScripts } from './site';
import { watchContext } from './watchContext';

test.describe('the guard of every journey', () => {
  // These tests provoke every fault that the guard reports.
  test.use({ expectedFaults: [/./] });

  test('sees another origin, a cookie, console and uncaught errors, a missing file and a CSP violation', async ({
    context,
    page,
    baseURL,
  }) => {
    const readFaults = watchContext(context, baseURL);
    const elsewhere = String(baseURL).replace('localhost', '127.0.0.1');
    await page.goto(elsewhere);
    expect(await readFaults()).toContain(`request to another origin: ${elsewhere}/`);

    await page.goto('/');
    await page.evaluate(async () => {
      console.error('broken');
      setTimeout(() => {
        throw new Error('thrown');
      });
      await fetch('/missing.jpg');
      await fetch('https://other.example/').catch(() => {});
    });
    await page.evaluate("document.cookie = 'seen=1'");
    const expected = [
      'page error: thrown',
      'cookie: seen of localhost',
      'console error: broken',
      'answer 404: /missing.jpg',
      expect.stringMatching(/^console error: .*Content Security Policy/s),
    ];
    await expect.poll(readFaults).toEqual(expect.arrayContaining(expected));
  });

  test('sees a focus that goes away with its element', async ({ context, page, baseURL }) => {
    const readFaults = watchContext(context, baseURL);
    const body = '<!doctype html><title>Focus</title><button id="gone" onclick="this.remove()">Gone</button>';
    await page.route('/focus', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/focus');
    await page.locator('#gone').click();
    await expect.poll(readFaults).toContainEqual(expect.stringMatching(/focus lost after click .*id="gone"/));
  });

  test('sees a hydration mismatch', async ({ context, page, baseURL }) => {
    const readFaults = watchContext(context, baseURL);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(data-island="DonationPanel".*?<legend[^>]*>)[^<]+/s, '$1Another legend'),
      });
    });
    await openWithScripts(page, '/');
    await expect.poll(async () => (await readFaults()).join('\n')).toContain('console warning: hydration failed');
  });
});

test.fail('the guard fails a test on an unexpected fault', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('broken'));
});

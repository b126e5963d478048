import { expect, test } from './fixtures';
import { openWithScripts } from './site';
import { watchContext } from './watchContext';

test.describe('what the guard of every journey sees', () => {
  // These tests do on purpose all that the guard is there to refuse.
  test.use({ expectedProblems: [/./] });

  test('a request to another origin', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    const elsewhere = String(baseURL).replace('localhost', '127.0.0.1');
    await page.goto(elsewhere);
    expect(await readProblems()).toContain(`request to another origin: ${elsewhere}/`);
  });

  test('a cookie', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    await page.goto('/');
    await page.evaluate("document.cookie = 'seen=1'");
    expect(await readProblems()).toContain('cookie: seen of localhost');
  });

  test('an error in the console', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    await page.goto('/');
    await page.evaluate(() => console.error('broken'));
    expect(await readProblems()).toContain('console error: broken');
  });

  test('an error that nobody caught', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    await page.goto('/');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown');
      });
    });
    await expect.poll(readProblems).toContain('page error: thrown');
  });

  test('a page that scripts draw otherwise than it was built', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(<h1[^>]*>)[^<]+/, '$1Another title') });
    });
    await openWithScripts(page, '/');
    // React's number for a hydration that did not match.
    await expect.poll(async () => (await readProblems()).join('\n')).toContain('page error: Minified React error #418');
  });

  test('a file that is missing', async ({ context, page, baseURL }) => {
    const readProblems = watchContext(context, baseURL);
    await page.goto('/');
    await page.evaluate(() => fetch('/missing.jpg'));
    expect(await readProblems()).toContain('answer 404: /missing.jpg');
  });
});

test.fail('a test fails when the guard sees something that it does not expect', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('broken'));
});

test.describe('a test that names the 404 it expects', () => {
  test.use({ expectedProblems: ['answer 404: /nowhere'] });

  test('passes', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
  });
});

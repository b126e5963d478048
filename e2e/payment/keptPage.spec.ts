import { sites } from '../content';
import { hold } from '../delivery/network';
import { openForm, payText } from '../donation/form';
import { expect, test } from './fixtures';
import { arriveAtProvider, pay } from './journey';

// Visitors' browsers keep the page they leave, as it is; Playwright switches that off unless told not to. A browser of its
// own is started sooner than a worker of its own, which serves the site too.
test.use({
  context: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext({ baseURL, serviceWorkers: 'block' }));
    await browser.close();
  },
});

test('Back to a page that was kept while it waited finds a button that waits no more, and pays anew', async ({
  page,
  emulator,
}) => {
  const form = await openForm(page);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await form.amount.fill('1000');
  const release = await hold(page, /\/v2\/payment$/);
  await form.pay.click();
  await expect(form.pay).toHaveText(sites.fr.label('donation.pending'));
  await release();
  await arriveAtProvider(page);
  // No page is loaded, so that none is to be waited for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.persisted')).toBe(true);
  await expect(form.pay).toHaveText(payText('1 000 FCFA'));
  await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
  await pay(page, form);
  expect(await emulator.readRequests()).toHaveLength(2);
});

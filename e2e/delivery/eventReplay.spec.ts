import type { Page } from '@playwright/test';
import { albumWithMostPhotos, sites } from '../content';
import { errorTexts, findForm } from '../donation/form';
import { expect, test } from '../fixtures';
import { albumCard, expectLandingPageBelow, openOverlay, readPath, screens } from '../site';
import { emulateSlowConnection, hold, scripts, watchRequests } from './network';

const french = albumWithMostPhotos.fr;
const amountError = errorTexts('amount').title;

test.beforeEach(({ page }) => emulateSlowConnection(page));

test('a click on Pay before the scripts load is replayed after hydration', { tag: '@engines' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { pay, amount, toasts } = findForm(page);
  await pay.click();
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  expect(readPath(page), 'the form was not sent by the browser').toBe('/#donation');
  await release();
  await expect(toasts).toContainText(amountError);
  await expect(amount).toBeFocused();
  await expect(pay).not.toHaveAttribute('aria-busy');
});

test('input typed before the scripts load survives hydration', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, currency, pay, cardTab, mobileMoneyTab } = findForm(page);
  await amount.fill('12 345');
  await currency.selectOption('XOF');
  await cardTab.click();
  await release();
  await expect(cardTab).toHaveAttribute('aria-selected', 'true');
  await expect(amount).toHaveValue('12 345');
  await expect(currency).toHaveValue('XOF');
  await mobileMoneyTab.click();
  await expect(pay).toHaveText(/12\s345/);
});

test('clicks are replayed in order', async ({ page }) => {
  const [first] = sites.fr.home.sections.donation.suggestedAmounts;
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { whole, amount, pay } = findForm(page);
  const suggestions = whole.locator('fieldset').getByRole('button');
  await suggestions.nth(1).click();
  await suggestions.first().click();
  await release();
  await expect(amount).toHaveValue(String(first?.value));
  await expect(pay).not.toHaveAttribute('aria-busy');
});

test('Enter in the amount field before the scripts load submits the form after hydration', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, toasts } = findForm(page);
  await amount.fill('rien');
  await amount.press('Enter');
  await release();
  await expect(toasts).toContainText(amountError);
  await expect(amount).toHaveValue('rien');
});

test.describe('when the network fails at first', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('a click is replayed once the network is back', async ({ page }) => {
    await page.route(scripts, (route) => route.abort(), { times: 3 });
    await page.goto('/#donation', { waitUntil: 'load' });
    const { pay, toasts } = findForm(page);
    await pay.click();
    await expect(toasts).toContainText(amountError);
  });

  test('the script loader stops retrying unavailable scripts', async ({ page }) => {
    let requested = 0;
    await page.clock.install();
    await page.route(scripts, (route) => {
      requested += 1;
      return route.abort();
    });
    await page.goto('/#donation', { waitUntil: 'load' });
    await findForm(page).pay.click();
    const wait = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await page.clock.runFor(3_000);
        await waitForAnswers(page);
      }
    };
    await wait(30);
    const requestedByThen = requested;
    expect(requestedByThen).toBeGreaterThan(20);
    await wait(10);
    expect(requested).toBe(requestedByThen);
  });
});

test('an album card follows its link without scripts', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/', { waitUntil: 'load' });
  await albumCard(page, french.album.name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.album.name);
});

test('the menu closes after a choice without scripts', async ({ page }) => {
  await hold(page, scripts);
  await page.setViewportSize(screens.phone);
  await page.goto('/', { waitUntil: 'load' });
  const bar = page.getByRole('banner');
  const link = bar.getByRole('link', { name: sites.fr.label('nav.contact') });
  await bar.locator('summary').click();
  await link.click();
  await expect(link).toBeHidden();
  expect(readPath(page)).toBe('/#contact');
});

test('the form of the result page checks a payment again without scripts', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/cinetpay-return/pending/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: sites.fr.label('return.checkAgain') }).click();
  await page.waitForURL('**/cinetpay-return/neutral/');
});

test('Back from an album reloaded at the URL of its overlay shows the landing page', async ({ page }) => {
  const requested = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.mouse.move(10, 10, { steps: 2 });
  await expect.poll(() => page.evaluate('window.queued === undefined')).toBe(true);
  await openOverlay(page, french);
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.album.name);
  const before = requested(scripts).length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.home.sections.hero.title);
  expect(readPath(page)).toBe('/');
  expect(requested(scripts).length, 'without scripts').toBe(before);
  await expectLandingPageBelow(page);
});

test.describe('when the network is down for more than a minute', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('the first click after reconnecting replays the queued clicks', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'load' });
    const { pay, toasts } = findForm(page);
    let requested = 0;
    page.on('request', (request) => {
      if (scripts.test(new URL(request.url()).pathname)) requested += 1;
    });
    await context.setOffline(true);
    await pay.click();
    const tries = async () => {
      await page.clock.runFor(5000);
      await waitForAnswers(page);
      return requested;
    };
    let before = 0;
    for (let now = await tries(); now > before; now = await tries()) before = now;
    expect(before, 'the loader stops retrying').toBeLessThan(250);
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await pay.click();
    await expect(toasts).toContainText(amountError);
  });
});

/** Makes two round trips to the server, after which earlier requests are answered; independent of the fake clock. */
async function waitForAnswers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let trip = 0; trip < 2; trip += 1) await fetch('/robots.txt', { cache: 'no-store' }).catch(() => {});
  });
}

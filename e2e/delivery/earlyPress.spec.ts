import type { Page } from '@playwright/test';
import { albumWithMostPhotos, sites } from '../content';
import { errorTexts, findForm } from '../donation/form';
import { expect, test } from '../fixtures';
import { albumCard, expectLandingPageBelow, openOverlay, readPath, screens } from '../site';
import { hold, pretendSlow, scripts, watchRequests } from './network';

const french = albumWithMostPhotos.fr;
const amountError = errorTexts('amount').title;

test.beforeEach(({ page }) => pretendSlow(page));

test('a press on Pay before the scripts are there is answered once they are', { tag: '@engines' }, async ({ page }) => {
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

test('what was typed before the scripts are there stays, and counts', async ({ page }) => {
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

test('presses are answered in their order', async ({ page }) => {
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

test('Enter in the amount presses the button', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/#donation', { waitUntil: 'load' });
  const { amount, toasts } = findForm(page);
  await amount.fill('rien');
  await amount.press('Enter');
  await release();
  await expect(toasts).toContainText(amountError);
  await expect(amount).toHaveValue('rien');
});

test.describe('where the network fails at first', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('a press is answered as soon as it is back', async ({ page }) => {
    await page.route(scripts, (route) => route.abort(), { times: 3 });
    await page.goto('/#donation', { waitUntil: 'load' });
    const { pay, toasts } = findForm(page);
    await pay.click();
    await expect(toasts).toContainText(amountError);
  });

  test('scripts that are nowhere to be had are not asked for without end', async ({ page }) => {
    let asked = 0;
    await page.clock.install();
    await page.route(scripts, (route) => {
      asked += 1;
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
    const askedByThen = asked;
    expect(askedByThen).toBeGreaterThan(20);
    await wait(10);
    expect(asked).toBe(askedByThen);
  });
});

test('an album’s card follows its link', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/', { waitUntil: 'load' });
  await albumCard(page, french.album.name).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.album.name);
});

test('the menu closes after a choice', async ({ page }) => {
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

test('a payment is checked again by the form itself', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/cinetpay-return/pending/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: sites.fr.label('return.checkAgain') }).click();
  await page.waitForURL('**/cinetpay-return/neutral/');
});

test('Back from an album loaded anew at its overlay’s address shows the landing page', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.mouse.move(10, 10, { steps: 2 });
  await expect.poll(() => page.evaluate('window.pressed === undefined')).toBe(true);
  await openOverlay(page, french);
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.album.name);
  const before = asked(scripts).length;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sites.fr.home.sections.hero.title);
  expect(readPath(page)).toBe('/');
  expect(asked(scripts).length, 'without scripts').toBe(before);
  await expectLandingPageBelow(page);
});

test.describe('without a network for more than a minute', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('presses are kept, and the first one after it came back is answered with them', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/#donation', { waitUntil: 'load' });
    const { pay, toasts } = findForm(page);
    let asked = 0;
    page.on('request', (request) => {
      if (scripts.test(new URL(request.url()).pathname)) asked += 1;
    });
    await context.setOffline(true);
    await pay.click();
    const tries = async () => {
      await page.clock.runFor(5000);
      await waitForAnswers(page);
      return asked;
    };
    let before = 0;
    for (let now = await tries(); now > before; now = await tries()) before = now;
    expect(before, 'it is given up after so many tries').toBeLessThan(250);
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await context.setOffline(false);
    await pay.click();
    await expect(toasts).toContainText(amountError);
  });
});

/** Makes two round trips to the server: what was asked before has then been answered, whatever the page's clock says. */
async function waitForAnswers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let trip = 0; trip < 2; trip += 1) await fetch('/robots.txt', { cache: 'no-store' }).catch(() => {});
  });
}

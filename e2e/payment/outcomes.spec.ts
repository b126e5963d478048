import type { Page } from '@playwright/test';
import type { CheckedOutcome } from '../../src/donation/rules/outcomes';
import type { Language } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { fillCard, openForm, payText } from '../support/donationForm';
import type { Emulator } from '../support/emulator';
import { expect, test } from '../support/paymentFixtures';
import { decide, expectOutcome, openOutcome, outcomePath, pay } from '../support/paymentJourney';
import { expectPath, goBack, readShift, screens } from '../support/site';

const amounts = { fr: '1 000 FCFA', en: '1,000 FCFA' };

/** Expects the return page with the reference and the amount. */
async function expectResult(
  page: Page,
  emulator: Emulator,
  state: CheckedOutcome,
  language: Language,
): Promise<string> {
  await expectOutcome(page, state, language);
  const [request] = await emulator.readRequests();
  const reference = String(request?.transaction_id);
  const main = page.getByRole('main');
  for (const fact of [sites[language].label('return.reference'), reference, amounts[language]]) {
    await expect(main.getByText(fact).first()).toBeVisible();
  }
  return reference;
}

/** Presses *Check again*, and waits for the page that answers, which may have the same URL. */
async function checkAgain(page: Page, language: Language): Promise<void> {
  const answered = page.waitForEvent('load');
  await page.getByRole('button', { name: sites[language].label('return.checkAgain') }).click();
  await answered;
}

test('a pending donation shows its state, then thanks after another check, and hides its cookie from the page', async ({
  page,
  context,
  emulator,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const form = await openForm(page);

  await test.step('no cookie is set and no other origin is requested before Pay', async () => {
    await fillCard(form);
    await form.pay.click();
    await expect(form.amount).toBeFocused();
    await form.amount.fill('1000');
    expect(await context.cookies()).toEqual([]);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await emulator.readRequests()).toEqual([]);
  });

  await pay(page, form);
  await decide(page, 'pending');
  const reference = await expectResult(page, emulator, 'pending', 'fr');

  await test.step('the page cannot read the cookie of its reference', async () => {
    expect((await context.cookies()).map(({ name }) => name)).toContain(`donation_reference_${reference}`);
    expect(await page.evaluate(() => document.cookie)).not.toContain('donation_reference');
  });

  await test.step('a payment accepted in the meantime is thanked for without a notification', async () => {
    // The page's own checks get no answer, so that the button's check finds the accepted payment.
    await page.route('**/cinetpay-return/poll', () => {});
    await checkAgain(page, 'fr');
    await expectResult(page, emulator, 'pending', 'fr');
    const [payment] = (await emulator.read()).payments;
    if (!payment) throw new Error('There is no payment');
    await emulator.decide(payment, 'accept');
    await checkAgain(page, 'fr');
    await expectResult(page, emulator, 'accepted', 'fr');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(`donation_reference_${reference}`);
    expect((await emulator.read()).notifications).toEqual([]);
  });
});

test('the donation form keeps its input after a cancelled payment and is empty after an accepted one, by Back too', {
  tag: '@engines',
}, async ({ page, emulator }) => {
  const form = await openForm(page);
  await form.amount.fill('1 000');
  await pay(page, form);
  await decide(page, 'cancel');
  await expectResult(page, emulator, 'cancelled', 'fr');
  await page.getByRole('link', { name: sites.fr.label('return.payAgain') }).click();
  await expect(form.whole).toBeInViewport();
  await expectPath(page, '/#donation');
  await expect(form.amount).toHaveValue('1 000');

  await pay(page, form);
  await decide(page, 'accept');
  await expectOutcome(page, 'accepted');
  // Evaluated in the page, because Playwright waits forever for the load of a page from Firefox's cache.
  const readAmount = () =>
    page.evaluate(() => document.querySelector<HTMLInputElement>('[name=amount]')?.value).catch(() => undefined);
  await goBack(page);
  await expect.poll(() => page.evaluate(() => window.location.pathname).catch(() => '')).toMatch('/payment/');
  await goBack(page);
  await expect.poll(readAmount).toBe('');
  // By another path: after Back, Firefox's driver waits for a load, and a mere change of the fragment loads nothing.
  await page.goto('/en/');
  await page.goto('/#donation');
  await expect(form.pay).toHaveText(payText());
  await expect(form.amount).toHaveValue('');
});

test('a return page moves nothing when its scripts find the outcome', async ({ page, baseURL }) => {
  await page.setViewportSize(screens.phone);
  for (const state of ['accepted', 'refused', 'cancelled'] as const) {
    await openOutcome(page, baseURL, state, 'fr');
    // The display font may shift slightly on systems without a font of its metrics.
    expect(await readShift(page), state).toBeLessThan(0.03);
  }
});

test('the confirmation prints with its thanks on one page, without links and buttons below the site’s name', async ({
  page,
  baseURL,
}) => {
  await openOutcome(page, baseURL, 'accepted', 'fr');
  await expect(page.getByText(sites.fr.label('return.receipt.note'))).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('1 000 000 FCFA')).toBeVisible();
  // A placeholder is not printed.
  await expect(page.getByText('contact@example.org')).toBeHidden();
  await expect(main.getByText(sites.fr.label('return.receipt.title'), { exact: true })).toBeVisible();
  await expect(main.getByText(sites.fr.label('return.accepted.title'), { exact: true })).toBeVisible();
});

test.describe('where the scripts never come,', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });

  test('a return page shows in the end what it hides until scripts run', async ({ page }) => {
    await page.route(/islands-.*\.js$/, (route) => route.abort());
    await page.goto(outcomePath('refused'));
    await expect(page.getByRole('link', { name: sites.fr.label('return.home') })).toBeVisible();
  });

  test('the thank-you page shows no picture before the donation is confirmed', async ({ page }) => {
    await page.route(/islands-.*\.js$/, (route) => route.abort());
    await page.goto(outcomePath('accepted'));
    await expect(page.getByRole('main').locator('img')).toHaveCSS('opacity', '0');
  });
});

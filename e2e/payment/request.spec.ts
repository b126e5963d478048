import { customer } from '../../src/donation/testing/testPayment';
import { languageNames } from '../../src/shared/i18n/languages';
import { sites } from '../support/content';
import { fillCard, findForm, openForm, payText, readCard } from '../support/donationForm';
import { expect, test } from '../support/paymentFixtures';
import { decide, expectOutcome, pay } from '../support/paymentJourney';
import { goBack } from '../support/site';

test('a donation by card survives a change of language and a refusal, and is accepted at the second try', {
  tag: '@engines',
}, async ({ page, emulator }) => {
  const fromAbroad = { ...customer, customer_country: 'FR' };
  const typed = { ...fromAbroad, customer_city: '  Yaoundé ' };
  const amount = payText('15,000 FCFA', 'en');
  const form = findForm(page, 'en');

  const expectFormAsItWas = async () => {
    await expect(form.amount).toHaveValue('15 000');
    await expect(form.currency).toHaveValue('XOF');
    await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
    await expect(form.field('customer_name')).toBeVisible();
    expect(await readCard(form)).toEqual(typed);
    await expect(form.pay).toHaveText(amount);
    await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
  };

  await test.step('the request has the trimmed customer and the language of the page', async () => {
    const french = await openForm(page);
    await french.amount.fill('15 000');
    await french.currency.selectOption('XOF');
    await fillCard(french, typed);
    await page.getByRole('banner').getByRole('link', { name: languageNames.en }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectFormAsItWas();
    await pay(page, form);
    expect(await emulator.readRequests()).toMatchObject([
      { amount: 15_000, currency: 'XOF', channels: 'CREDIT_CARD', lang: 'en', ...fromAbroad },
    ]);
  });

  await test.step('after a refusal a link leads to the filled form', async () => {
    await decide(page, 'refuse');
    await expectOutcome(page, 'refused', 'en');
    await page.getByRole('link', { name: sites.en.label('return.payAgain') }).click();
    await expectFormAsItWas();
  });

  await test.step('a notification before the return changes nothing for the donor', async () => {
    await emulator.notify('before the donor returns');
    await pay(page, form);
    await decide(page, 'accept');
    await expectOutcome(page, 'accepted', 'en');
    const { notifications } = await emulator.read();
    expect(new Set(notifications.map(({ answer }) => answer))).toEqual(new Set([200]));
  });
});

test('Back from the provider’s page leads to the form as it was, which asks before it sends again', {
  tag: '@engines',
}, async ({ page, emulator }) => {
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await goBack(page);
  // Evaluated in the page, because Playwright waits forever for the load of a page from Firefox's cache.
  const findPay = "document.querySelector('#donation [type=submit][aria-disabled]')";
  const readPay = () =>
    page.evaluate(`${findPay}.textContent.replace(/\\s/g, ' ') + ${findPay}.ariaDisabled`).catch(() => '');
  await expect.poll(readPay).toBe(`${sites.fr.label('donation.checkFirst', { amount: '1 000 FCFA' })}false`);
  await page.evaluate(`${findPay}.click()`);
  // The payment that the donor left by Back is still open.
  const name = JSON.stringify(sites.fr.label('donation.anyway', { amount: '1 000 FCFA' }));
  const findAnyway = `[...document.querySelectorAll('#donation button')].find((one) => one.textContent.replace(/\\s/g, ' ') === ${name})`;
  // Pressed repeatedly, because a press within half a second of the question does not answer it.
  const pressAndRead = () => page.evaluate(`${findAnyway}?.click(), location.pathname`).catch(() => '');
  await expect.poll(pressAndRead).toMatch('/payment/');
  expect(await emulator.readRequests()).toHaveLength(2);
});

import { sites } from '../content';
import { customer, fillCard, openForm, payText, readCard } from '../donation/form';
import { goBack } from '../site';
import { expect, test } from './fixtures';
import { decide, expectOutcome, pay } from './journey';
import { findRecords } from './records';

const reference = expect.stringMatching(/^\d{1,8}$/);

/** The fields that every request has. */
const describeSite = (baseURL: string | undefined) => ({
  apikey: '1000000000e0e0e0e0e0e0e0.10000001',
  site_id: '100001',
  transaction_id: reference,
  description: 'Don au projet',
  notify_url: `${baseURL}/cinetpay-notify`,
  return_url: `${baseURL}/cinetpay-return`,
});

test('a donation by card in English survives a refusal, and is accepted at the second try', {
  tag: '@engines',
}, async ({ page, emulator, baseURL }) => {
  const form = await openForm(page, 'en');
  const typed = { ...customer, customer_city: '  Yaoundé ' };
  const amount = payText('12,345 FCFA', 'en');

  await test.step('the request has the trimmed customer and the language of the page', async () => {
    await form.amount.fill('12 345');
    await form.currency.selectOption('XOF');
    await fillCard(form, typed);
    await pay(page, form, 'en');
    expect(await emulator.readRequests()).toEqual([
      { ...describeSite(baseURL), amount: 12_345, currency: 'XOF', channels: 'CREDIT_CARD', lang: 'en', ...customer },
    ]);
  });

  const expectFormAsItWas = async () => {
    await expect(form.amount).toHaveValue('12 345');
    await expect(form.currency).toHaveValue('XOF');
    await expect(form.cardTab).toHaveAttribute('aria-selected', 'true');
    await expect(form.field('customer_name')).toBeVisible();
    expect(await readCard(form)).toEqual(typed);
    await expect(form.pay).toHaveText(amount);
    await expect(form.pay).toHaveAttribute('aria-disabled', 'false');
  };

  await test.step('after a refusal a link leads to the filled form', async () => {
    await decide(page, 'refuse', 'en');
    await expectOutcome(page, 'refused', 'en');
    await page.getByRole('link', { name: sites.en.label('return.payAgain') }).click();
    await expectFormAsItWas();
  });

  await test.step('a notification before the return changes nothing for the donor', async () => {
    await emulator.configure({ notify: { kind: 'beforeReturn' } });
    await pay(page, form, 'en');
    await decide(page, 'accept', 'en');
    await expectOutcome(page, 'accepted', 'en');
    const requests = await emulator.readRequests();
    expect(Object.keys(findRecords(String(requests.at(-1)?.transaction_id)))).toEqual(['accepted']);
  });
});

test('Back from the provider’s page shows the form as it was left', { tag: '@engines' }, async ({ page, emulator }) => {
  const form = await openForm(page);
  await form.amount.fill('1000');
  await pay(page, form);
  await goBack(page);
  // Asks the page, because Playwright waits in vain for a page out of Firefox's cache to load.
  const findPay = "document.querySelector('#donation [type=submit][aria-disabled]')";
  const readPay = () => page.evaluate(`${findPay}.textContent + ${findPay}.ariaDisabled`).catch(() => '');
  await expect.poll(readPay).toMatch(/^Donner\s1\s000\sFCFAfalse$/);
  await page.evaluate(`${findPay}.click()`);
  await expect.poll(() => page.evaluate(() => window.location.pathname).catch(() => '')).toMatch('/payment/');
  expect(await emulator.readRequests()).toHaveLength(2);
});

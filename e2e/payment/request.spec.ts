import { customer, fillCard, openForm, payText } from '../donation/form';
import { expect, paymentTraffic, test } from './fixtures';
import { arriveAtProvider, pay } from './journey';

const reference = expect.stringMatching(/^\d{1,8}$/);

test('a gift by mobile money sends exactly this, once', async ({ page, emulator, baseURL }) => {
  const form = await openForm(page);
  await form.amount.fill('1.000');
  await pay(page, form);
  expect(await emulator.readRequests()).toEqual([
    {
      apikey: '1000000000e0e0e0e0e0e0e0.10000001',
      site_id: '100001',
      transaction_id: reference,
      amount: 1000,
      currency: 'XAF',
      description: 'Don au projet',
      notify_url: `${baseURL}/cinetpay-notify`,
      return_url: `${baseURL}/cinetpay-return`,
      channels: 'MOBILE_MONEY',
      lang: 'fr',
    },
  ]);
  const [call] = (await emulator.read()).received.filter(({ method }) => method === 'POST');
  expect(call?.contentType).toBe('application/json');
});

test('a gift by card sends the customer too, trimmed, in the language of the page', async ({
  page,
  emulator,
  baseURL,
}) => {
  const form = await openForm(page, 'en');
  await form.amount.fill('50');
  await form.currency.selectOption('USD');
  await fillCard(form, { customer_city: '  Yaoundé ' });
  await pay(page, form, 'en');
  expect(await emulator.readRequests()).toEqual([
    {
      apikey: '1000000000e0e0e0e0e0e0e0.10000001',
      site_id: '100001',
      transaction_id: reference,
      amount: 50,
      currency: 'USD',
      description: 'Don au projet',
      notify_url: `${baseURL}/cinetpay-notify`,
      return_url: `${baseURL}/cinetpay-return`,
      channels: 'CREDIT_CARD',
      lang: 'en',
      ...customer,
    },
  ]);
});

test('a customer typed into the card tab is not sent with mobile money', async ({ page, emulator }) => {
  const form = await openForm(page);
  await form.amount.fill('1000');
  await fillCard(form);
  await form.mobileMoneyTab.click();
  await pay(page, form);
  const [request = {}] = await emulator.readRequests();
  expect(request.channels).toBe('MOBILE_MONEY');
  expect(Object.keys(request).filter((name) => name.startsWith('customer'))).toEqual([]);
});

test('a double press makes one request', async ({ page, emulator }) => {
  await emulator.order({ init: { kind: 'delay', ms: 600 } });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await form.pay.dblclick();
  await arriveAtProvider(page);
  expect(await emulator.readRequests()).toHaveLength(1);
});

test('two presses at the same instant, and Enter on top of them, make one request', async ({ page, emulator }) => {
  await emulator.order({ init: { kind: 'delay', ms: 600 } });
  const form = await openForm(page);
  await form.amount.fill('1000');
  await form.pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await form.amount.press('Enter');
  await arriveAtProvider(page);
  expect(await emulator.readRequests()).toHaveLength(1);
});

test.describe('after a refusal', () => {
  test.use({ expectedProblems: [...paymentTraffic, /^answer 400: http:\/\/127/] });

  test('each attempt has an identifier of its own', async ({ page, emulator }) => {
    await emulator.order({ init: { kind: 'duplicateId', calls: 2 } });
    const form = await openForm(page);
    await form.amount.fill('1000');
    for (const attempts of [1, 2]) {
      await form.pay.click();
      await expect.poll(async () => (await emulator.readRequests()).length).toBe(attempts);
      await expect(form.pay).toHaveText(payText('1 000 FCFA'));
    }
    await pay(page, form);
    const ids = (await emulator.readRequests()).map(({ transaction_id }) => transaction_id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });
});

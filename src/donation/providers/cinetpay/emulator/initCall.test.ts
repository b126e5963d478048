import { ask, jsonHeaders, useEmulator } from '../../../../../tools/emulator/testCalls';
import { card, makeOrder, pay } from './testCalls';

const emulator = useEmulator({ clock: () => 1_663_323_067_767 });

function post(headers: Record<string, string>, body: string) {
  return ask(`${emulator().url}/v2/payment`, { method: 'POST', headers, body });
}

it('a valid payment is created with the status 200, the code "201" and the URL of its page', async () => {
  const { status, headers, text } = await pay(emulator());
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  const { data, ...rest } = JSON.parse(text);
  expect(rest).toEqual({
    code: '201',
    message: 'CREATED',
    description: 'Transaction created with success',
    api_response_id: '1663323067.7670',
  });
  expect(data.payment_token).toMatch(/^[0-9a-f]{64}$/);
  expect(data.payment_url).toBe(`${emulator().url}/payment/${data.payment_token}`);
});

it.each([
  ['dollars that are not a multiple of 5', { currency: 'USD', amount: 3 }],
  ['the least amount', { amount: 100 }],
  ['the greatest amount', { currency: 'XOF', amount: 1_500_000 }],
  ['a card', card],
  ['a customer number', { ...card, customer_id: '7' }],
])('a valid payment may have %s', async (_case, changes) => {
  expect((await pay(emulator(), changes)).status).toBe(200);
});

it.each([
  ['no user agent', { 'Content-Type': 'application/json' }, 'error code: 1010'],
  ['a form', { ...jsonHeaders, 'Content-Type': 'application/x-www-form-urlencoded' }, 'Forbidden'],
])('the provider’s edge refuses %s with 403, without an envelope', async (_case, headers, words) => {
  const { status, text } = await post(headers, JSON.stringify(makeOrder()));
  expect(status).toBe(403);
  expect(text).toContain(words);
});

it.each(['', '{"apikey":', '[]', 'null', '12'])('the body %j is refused with 608', async (body) => {
  const { status, text } = await post(jsonHeaders, body);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    code: '608',
    message: 'MINIMUM_REQUIRED_FIELDS',
    description: 'the body is not a JSON object',
    api_response_id: '1663323067.7670',
  });
});

it.each(['apikey', 'site_id', 'transaction_id', 'amount', 'currency', 'description', 'notify_url', 'return_url'])(
  'a missing, empty or blank %s is refused with 608',
  async (field) => {
    for (const value of [undefined, null, '', ' ']) {
      const { text } = await pay(emulator(), { [field]: value });
      expect(JSON.parse(text)).toMatchObject({ code: '608', description: `${field} is required` });
    }
  },
);

const anyReason = 'An error occurred while processing the request';

it.each([
  ['an id that is a number', { transaction_id: 12345678 }, '608', 'transaction_id must be a string'],
  ['an amount that is a string', { amount: '1000' }, '608', 'amount must be an integer'],
  ['an amount with decimals', { amount: 1000.5 }, '608', 'amount must be an integer'],
  ['an amount that is not a multiple of 5', { amount: 1001 }, '608', 'amount must be a multiple of 5'],
  ['an unknown currency', { currency: 'EUR' }, '608', 'currency is not valid'],
  ['an unknown channel', { channels: 'CASH' }, '608', 'channels is not valid'],
  ['an unknown language', { lang: 'FR' }, '608', 'lang is not valid'],
  ['a relative URL', { return_url: '/cinetpay-return' }, '608', 'return_url is not a valid URL'],
  ['a javascript: URL', { return_url: 'javascript:alert(1)' }, '608', 'return_url is not a valid URL'],
  ['a wrong key', { apikey: 'another' }, '609', 'apikey is unknown'],
  ['a wrong site', { site_id: '100002' }, '613', 'site_id is unknown'],
  ['an amount below the limit', { amount: 95 }, '641', 'The minimum amount is 100 XAF'],
  ['an amount above the limit', { amount: 1_500_005 }, '642', 'The maximum amount is 1500000 XAF'],
  ['a card without customer', { channels: 'CREDIT_CARD' }, '624', anyReason],
  ['a customer without city', { ...card, channels: 'MOBILE_MONEY', customer_city: undefined }, '624', anyReason],
  ['a card with a missing field', { ...card, customer_zip_code: '' }, '624', anyReason],
  ['a Canadian with a malformed state', { ...card, customer_country: 'CA', customer_state: 'Q1' }, '624', anyReason],
])('%s is refused with its code, and the status 400', async (_case, changes, code, description) => {
  const { status, text } = await pay(emulator(), changes);
  expect(status).toBe(400);
  const envelope = JSON.parse(text);
  expect(envelope).toMatchObject({ code, description });
  expect(envelope).not.toHaveProperty('data');
});

it('a used id is refused with 608', async () => {
  await pay(emulator());
  const { text } = await pay(emulator());
  expect(JSON.parse(text)).toMatchObject({ code: '608', description: 'transaction_id already exists' });
});

it('of several mistakes, the first in the order of docs/cinetpay.md is answered', async () => {
  await pay(emulator());
  // Each change makes one more mistake, from the last check to the first.
  const mistakes: [Record<string, unknown>, string][] = [
    [{}, 'transaction_id already exists'],
    [{ channels: 'CREDIT_CARD' }, anyReason],
    [{ amount: 5 }, 'The minimum amount'],
    [{ site_id: '1' }, 'site_id is unknown'],
    [{ apikey: '1' }, 'apikey is unknown'],
    [{ currency: 'EUR' }, 'currency is not valid'],
    [{ amount: 7 }, 'amount must be a multiple of 5'],
    [{ amount: '7' }, 'amount must be an integer'],
    [{ description: '' }, 'description is required'],
  ];
  let changes = {};
  for (const [mistake, words] of mistakes) {
    changes = { ...changes, ...mistake };
    expect(JSON.parse((await pay(emulator(), changes)).text).description).toContain(words);
  }
});

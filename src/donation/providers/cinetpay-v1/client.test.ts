import { emptyDraft } from '../../rules/donation';
import { channels, checkDraft, currencies, fieldsOf, nearestAmounts, startPayment } from './client';

const customer = {
  ...emptyDraft.customer,
  customer_name: ' Ngo ',
  customer_surname: 'Ada',
  customer_email: 'ada@example.org',
  customer_city: 'Yaoundé',
};
const draft = { ...emptyDraft, amount: '1 000', customer };

it('a draft becomes a donation with the demanded fields alone', () => {
  expect(checkDraft(draft)).toEqual({
    donation: {
      amount: 1000,
      currency: 'XAF',
      channel: 'MOBILE_MONEY',
      customer: { customer_name: 'Ngo', customer_surname: 'Ada', customer_email: 'ada@example.org' },
    },
  });
});

it('one account has one currency and, in Cameroon, Mobile Money', () => {
  expect([channels, currencies]).toEqual([['MOBILE_MONEY'], ['XAF']]);
});

it('the amount is checked first', () => {
  expect(checkDraft(emptyDraft)).toEqual({ problem: { error: 'amount', fields: ['amount'] } });
});

it('all fields of the form are demanded', () => {
  expect(checkDraft({ ...emptyDraft, amount: '1000' })).toEqual({
    problem: { error: 'customer', fields: fieldsOf.MOBILE_MONEY },
  });
});

it.each([
  ['customer_name', 'N'],
  ['customer_name', ' N '],
  ['customer_name', 'x'.repeat(256)],
  ['customer_surname', 'x'.repeat(256)],
  ['customer_email', 'ada@example.org, b@example.org'],
  ['customer_email', 'ada'],
  ['customer_email', 'ada@example'],
  ['customer_email', 'a b@example.org'],
  ['customer_email', 'ada@@example.org'],
])('%s cannot be %j', (field, text) => {
  const changed = { ...draft, customer: { ...customer, [field]: text } };
  expect(checkDraft(changed)).toEqual({ problem: { error: 'customer', fields: [field] } });
});

it.each([
  ['customer_name', 'Li'],
  ['customer_surname', 'É'.repeat(255)],
])('%s can be as short or as long as the provider takes it', (field, text) => {
  expect(checkDraft({ ...draft, customer: { ...customer, [field]: text } })).toHaveProperty('donation');
});

it.each([
  [100, [300]],
  [299, [300]],
  [300, []],
  [302, [300, 305]],
  [2_000_000, []],
  [2_000_001, [2_000_000]],
])('for %d, the amounts %j are offered', (amount, offers) => {
  expect(nearestAmounts(amount)).toEqual(offers);
});

const attempt = {
  donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' },
  transactionId: '1',
  language: 'fr',
  origin: 'https://site.example',
} as const;
const startWith = (body: string, status = 200) =>
  startPayment({ url: '' }, attempt, { send: async () => new Response(body, { status }) });

it('a start posts the checked draft to this site’s function', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json({}));
  await startPayment({ url: 'https://elsewhere.example' }, attempt, { send });
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/donation-start');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual({ donation: attempt.donation, transactionId: '1', language: 'fr' });
});

it.each([
  ['{"status":"redirect","url":"https://pay.example/1"}', { status: 'redirect', url: 'https://pay.example/1' }],
  ['{"status":"redirect","url":"http://127.0.0.1/1"}', { status: 'redirect', url: 'http://127.0.0.1/1' }],
  ['{"status":"redirect","url":"javascript:https://pay.example"}', { status: 'failed', reason: 'network' }],
  ['{"status":"redirect","url":"javascript:alert(1)"}', { status: 'failed', reason: 'network' }],
  ['{"status":"redirect","url":["https://pay.example/1"]}', { status: 'failed', reason: 'network' }],
  ['{"status":"failed","reason":"refused"}', { status: 'failed', reason: 'refused' }],
  ['{"status":"failed","reason":"address","url":"https://x"}', { status: 'failed', reason: 'address' }],
  ['{"status":"failed","reason":"refused","isIdTaken":true}', { status: 'failed', reason: 'refused', isIdTaken: true }],
  ['{"status":"failed","reason":"odd"}', { status: 'failed', reason: 'network' }],
  ['null', { status: 'failed', reason: 'network' }],
  ['<html>429</html>', { status: 'failed', reason: 'network' }],
])('the function’s answer %s is read as %j', async (body, start) => {
  expect(await startWith(body, 429)).toStrictEqual(start);
});

it('a start that takes longer than its time is a network error', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await startPayment({ url: '' }, attempt, { send: never, timeout: 10 })).toEqual({
    status: 'failed',
    reason: 'network',
  });
});

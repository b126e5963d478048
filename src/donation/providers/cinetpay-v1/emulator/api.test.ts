import type { Payment } from '../../../../../tools/emulator/payments';
import { ask, control, jsonHeaders, press, useEmulator } from '../../../../../tools/emulator/testCalls';
import { account } from './account';
import { emulator as provider } from './emulator';

// API v1, as docs/cinetpay-v1.md describes it. tools/providers.test.ts has what the site makes of it.

const emulator = useEmulator();

const order = {
  currency: 'XAF',
  merchant_transaction_id: '12345678',
  amount: 5000,
  lang: 'fr',
  designation: 'Don',
  client_first_name: 'Aline',
  client_last_name: 'Mballa',
  client_email: 'aline@example.org',
  success_url: 'http://127.0.0.1:9/back?ref=1',
  failed_url: 'http://127.0.0.1:9/failed?ref=1',
  notify_url: 'http://127.0.0.1:9/notify',
};

async function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  const headers: Record<string, string> = { ...jsonHeaders, ...(token && { Authorization: `Bearer ${token}` }) };
  const reply = await ask(`${emulator().url}/cinetpay-v1${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  return { status: reply.status, json: JSON.parse(reply.text) };
}

const logIn = (changes = {}) => {
  const { apiKey, password } = account;
  return call('POST', '/v1/oauth/login', { body: { api_key: apiKey, api_password: password, ...changes } });
};

const pay = async (changes = {}, token?: string) =>
  call('POST', '/v1/payment', { token: token ?? (await logIn()).json.access_token, body: { ...order, ...changes } });

it('a login answers a token for a day', async () => {
  expect(await logIn()).toEqual({
    status: 200,
    json: { code: 200, status: 'OK', access_token: expect.any(String), token_type: 'bearer', expires_in: 86_400 },
  });
});

it('a login with wrong keys is refused', async () => {
  expect(await logIn({ api_password: 'wrong' })).toMatchObject({ status: 422, json: { code: 1005 } });
});

it('a call needs a token', async () => {
  expect(await pay({}, 'none')).toMatchObject({ status: 422, json: { code: 1002, status: 'INVALID_TOKEN' } });
});

it('a reset forgets the tokens', async () => {
  const { access_token: token } = (await logIn()).json;
  await ask(`${emulator().url}/control`, { method: 'DELETE' });
  expect(await pay({}, token)).toMatchObject({ status: 422, json: { code: 1002 } });
});

it('the edge answers a call without a user agent', async () => {
  expect(await ask(`${emulator().url}/cinetpay-v1/v1/payment/1`)).toMatchObject({
    status: 403,
    text: 'error code: 1010',
  });
});

it('a start answers the page, and the state in its details', async () => {
  expect(await pay()).toEqual({
    status: 200,
    json: {
      code: 200,
      status: 'OK',
      merchant_transaction_id: '12345678',
      transaction_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      notify_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      payment_token: expect.any(String),
      payment_url: expect.stringContaining('/payment/'),
      details: { code: 2001, status: 'INITIATED', message: 'Suivez le lien pour payer', must_be_redirected: true },
    },
  });
});

it.each([
  { client_first_name: 'A' },
  { client_last_name: undefined },
  { client_email: 'aline' },
  { currency: 'EUR' },
  { lang: 'de' },
  { amount: '5000' },
  { amount: 0 },
  { designation: ' ' },
  { merchant_transaction_id: '1'.repeat(31) },
  { success_url: 'javascript:alert(1)' },
  { notify_url: `https://example.org/${'x'.repeat(120)}` },
])('a start with %j is refused', async (changes) => {
  expect(await pay(changes)).toMatchObject({ status: 422, json: { code: 1004 } });
});

it('a repeated reference is refused', async () => {
  await pay();
  expect(await pay()).toMatchObject({ status: 422, json: { code: 1200, status: 'TRANSACTION_EXIST' } });
});

it.each([299, 2_000_001])('the amount %d fails without a useful text', async (amount) => {
  expect((await pay({ amount })).json.details).toMatchObject({ code: 2010, status: 'FAILED', message: '' });
});

it('a token that has expired is told once', async () => {
  await control(emulator(), { init: { kind: 'tokenExpired', calls: 1 } });
  expect(await pay()).toMatchObject({ status: 422, json: { code: 1003, status: 'EXPIRED_TOKEN' } });
  expect((await pay()).json.code).toBe(200);
});

it('an address that is not on the list is refused at the login already', async () => {
  const { json } = await logIn();
  await control(emulator(), { init: { kind: 'addressRefused' } });
  expect(await logIn()).toMatchObject({ status: 422, json: { code: 2011, status: 'NOT_ALLOWED' } });
  expect(await pay({}, json.access_token)).toMatchObject({ json: { code: 2011 } });
});

it.each([
  ['accept', 100, 'SUCCESS', 'http://127.0.0.1:9/back?ref=1'],
  ['refuse', 2010, 'FAILED', 'http://127.0.0.1:9/failed?ref=1'],
  ['cancel', 2003, 'EXPIRED', 'http://127.0.0.1:9/failed?ref=1'],
  ['pending', 2002, 'PENDING', 'http://127.0.0.1:9/back?ref=1'],
])(
  'after %s, the check says %d, and the payer returns by GET with our query alone',
  async (decision, code, status, address) => {
    const { json } = await pay();
    const page = await press(json.payment_url, decision);
    expect(page.text).toContain(
      `<form method="get" action="${address}">\n<input type="hidden" name="ref" value="1">\n<button`,
    );
    const { access_token: token } = (await logIn()).json;
    for (const id of ['12345678', json.transaction_id]) {
      expect(await call('GET', `/v1/payment/${id}`, { token })).toEqual({
        status: 200,
        json: {
          code,
          status,
          merchant_transaction_id: '12345678',
          transaction_id: json.transaction_id,
          user: { name: 'Mballa Aline', email: 'aline@example.org' },
        },
      });
    }
  },
);

it('an unknown payment is a 422', async () => {
  const { access_token: token } = (await logIn()).json;
  expect(await call('GET', '/v1/payment/1', { token })).toMatchObject({ status: 422, json: { code: 404 } });
});

const own = { transactionId: 'theirs', notifyToken: 'token', failedUrl: '', name: 'A B', email: 'a@b.c' };
const write = (state: Payment['state'], fault?: string) =>
  provider.writeNotification({ transactionId: '1', own } as unknown as Payment, state, fault);

it.each([
  [undefined, { notify_token: 'token' }],
  ['wrongSignature', { notify_token: 'f'.repeat(32) }],
  ['unsigned', {}],
  ['wrongAmount', { notify_token: 'token', status: 'SUCCESS', code: 100 }],
] as const)('a notification (%s) has a token unless it lacks one, and no state unless it lies', (fault, expected) => {
  const { headers, body = '' } = write('accepted', fault) ?? {};
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  const rest = { merchant_transaction_id: '1', transaction_id: 'theirs', user: { name: 'A B', email: 'a@b.c' } };
  expect(JSON.parse(body)).toEqual({ ...rest, ...expected });
});

it.each([
  ['accepted', true],
  ['refused', true],
  ['pending', false],
  ['cancelled', false],
] as const)('a payment that is %s is notified: %s', (state, isNotified) => {
  expect(write(state) !== undefined).toBe(isNotified);
});

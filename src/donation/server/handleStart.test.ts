import type { StartedPayment } from '../providers/provider';
import { openAccounts } from './accounts';
import { handleStart } from './handleStart';
import { findStart } from './startedPayments';

// The choice of a provider that a function must start payments for; tools/providers.test.ts has the whole way.
const variables = {
  GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1',
  CINETPAY_V1_API_KEY: 'key',
  CINETPAY_V1_API_PASSWORD: 'password',
  CINETPAY_V1_URL: 'https://api.example',
};

const customer = { customer_name: 'Ngo', customer_surname: 'Ada', customer_email: 'ada@example.org' };
const donation = { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY', customer };
const sent = { donation, reference: '12345678', language: 'fr' };
const own = { Origin: 'https://site.example', 'Content-Type': 'application/json' };

type Asked = { method?: string; headers?: Record<string, string>; body?: string; keys?: Record<string, string> };

function createSite() {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const starts = new Map<string, StartedPayment>();
  const log: string[] = [];
  const alerts: string[] = [];
  let isLost = false;
  const store = async (started: StartedPayment) => {
    if (isLost) throw new Error('no room left');
    starts.set(started.reference, started);
  };
  let refusal: object | undefined;
  const send: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    asked.push({ path: pathname, body: JSON.parse(String(init?.body)) });
    if (pathname === '/v1/oauth/login') return Response.json({ code: 200, access_token: 'token', expires_in: 0 });
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({
      code: 200,
      status: 'OK',
      merchant_transaction_id: '12345678',
      transaction_id: 'theirs',
      notify_token: 'secret-token',
      payment_url: 'https://secure.cinetpay.co/payment/1',
      details: { code: 2001, status: 'INITIATED' },
    });
  };
  const start = ({ method = 'POST', headers = own, body = JSON.stringify(sent), keys = variables }: Asked = {}) =>
    handleStart(
      new Request('https://site.example/donation-start', { method, headers, ...(method !== 'GET' && { body }) }),
      keys,
      {
        record: async () => undefined,
        starts: {
          reserve: async (started) => !starts.has(started.reference) && store(started).then(() => true),
          complete: store,
          find: async () => undefined,
        },
        log: (line) => log.push(line),
        alert: async (line) => void alerts.push(line),
        now: () => new Date('2026-11-24T12:00:00Z'),
        send,
      },
    );
  return {
    start,
    asked,
    starts,
    log,
    alerts,
    refuse: (answer: object) => {
      refusal = answer;
    },
    loseStore: () => {
      isLost = true;
    },
  };
}

it('a page of this site gets the payment page, and the provider what it demands', async () => {
  const { start, asked } = createSite();
  const response = await start();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'redirect', url: 'https://secure.cinetpay.co/payment/1' });
  expect(asked.at(-1)).toEqual({
    path: '/v1/payment',
    body: {
      currency: 'XAF',
      merchant_transaction_id: '12345678',
      amount: 1000,
      lang: 'fr',
      designation: 'Don au projet',
      client_first_name: 'Ada',
      client_last_name: 'Ngo',
      client_email: 'ada@example.org',
      success_url: 'https://site.example/cinetpay-return?reference=12345678',
      failed_url: 'https://site.example/cinetpay-return?reference=12345678',
      notify_url: 'https://site.example/cinetpay-notify',
      direct_pay: false,
    },
  });
});

it('what is kept of a start has the amount and the provider’s token, and nothing about the donor', async () => {
  const { start, starts, log } = createSite();
  const response = await start();
  expect([...starts.values()]).toEqual([
    {
      providerId: 'cinetpay-v1',
      reference: '12345678',
      amount: 1000,
      currency: 'XAF',
      startedAt: '2026-11-24T12:00:00.000Z',
      providerReference: 'theirs',
      kept: { notifyToken: 'secret-token' },
    },
  ]);
  expect(await response.text()).not.toContain('secret-token');
  expect(log).toEqual([]);
});

it('the donor’s browser keeps the amount in a signed cookie', async () => {
  const [cookie = '', ...others] = (await createSite().start()).headers.getSetCookie();
  expect(others).toEqual([]);
  const found = await findStart(openAccounts(variables), '12345678', { log: () => {} }, cookie);
  expect(found).toMatchObject({ providerId: 'cinetpay-v1', amount: 1000, currency: 'XAF' });
});

it.each([
  ['by GET', { method: 'GET' }, 405],
  ['of another site', { headers: { ...own, Origin: 'https://evil.example' } }, 403],
  ['without an origin', { headers: { 'Content-Type': 'application/json' } }, 403],
  ['that the browser calls cross-site', { headers: { ...own, 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ['from a subdomain', { headers: { ...own, 'Sec-Fetch-Site': 'same-site' } }, 403],
  ['of a form', { headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
  ['of something like JSON', { headers: { ...own, 'Content-Type': 'application/jsonp' } }, 415],
  ['of nothing', { headers: { Origin: own.Origin }, body: '' }, 415],
  ['of a plain text', { headers: { ...own, 'Content-Type': 'text/plain; application/json' } }, 415],
  ['that says it is long', { headers: { ...own, 'Content-Length': '4097' } }, 413],
  ['that is long', { body: JSON.stringify({ ...sent, more: 'x'.repeat(4096) }) }, 413],
  ['that is no JSON', { body: '{' }, 400],
  ['of a list', { body: '[]' }, 400],
  ['without a donation', { body: '{}' }, 400],
])('a request %s starts nothing', async (_, request, status) => {
  const { start, asked, starts } = createSite();
  const response = await start(request);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ status: 'failed', reason: status === 400 ? 'refused' : 'network' });
  expect([asked.length, starts.size, response.headers.getSetCookie().length]).toEqual([0, 0, 0]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  { ...sent, reference: '../1' },
  { ...sent, reference: 12345678 },
  { ...sent, language: 'de' },
  { ...sent, donation: { ...donation, amount: 0 } },
  { ...sent, donation: { ...donation, amount: '1000' } },
  { ...sent, donation: { ...donation, amount: 10.5 } },
  { ...sent, donation: { ...donation, currency: 'EUR' } },
  { ...sent, donation: { ...donation, channel: 'CREDIT_CARD' } },
  { ...sent, donation: { ...donation, customer: undefined } },
  { ...sent, donation: { ...donation, customer: { ...customer, customer_email: 'ada' } } },
  { ...sent, donation: { ...donation, customer: { ...customer, customer_email: ['a@b.c'] } } },
  { ...sent, donation: { ...donation, customer: { ...customer, customer_name: 5 } } },
])('the draft is checked once more: %j', async (body) => {
  const { start, asked } = createSite();
  expect((await start({ body: JSON.stringify(body) })).status).toBe(400);
  expect(asked).toEqual([]);
});

it('a request as long as allowed is taken', async () => {
  const { start } = createSite();
  const padding = 4096 - JSON.stringify({ ...sent, more: '' }).length;
  const body = JSON.stringify({ ...sent, more: 'x'.repeat(padding) });
  expect((await start({ body, headers: { ...own, 'Content-Length': '4096' } })).status).toBe(200);
  expect((await start({ body: `${body} ` })).status).toBe(413);
});

it('the provider’s refusal is passed on, and the reference is not used again', async () => {
  const { start, refuse, starts } = createSite();
  refuse({ code: 1200, status: 'TRANSACTION_EXIST' });
  const response = await start();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'failed', reason: 'refused', isReferenceTaken: true });
  expect([starts.get('12345678')?.kept, response.headers.getSetCookie().length]).toEqual([{}, 0]);
});

it('a reference that another payment has is not started twice: the provider is not even asked', async () => {
  const { start, starts, asked } = createSite();
  const earlier = {
    providerId: 'cinetpay-v1',
    reference: '12345678',
    amount: 300,
    currency: 'XAF',
    startedAt: '2026-11-24T11:00:00.000Z',
    kept: {},
  };
  starts.set('12345678', earlier);
  const response = await start();
  expect(await response.json()).toEqual({ status: 'failed', reason: 'refused', isReferenceTaken: true });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect([starts.get('12345678'), asked]).toEqual([earlier, []]);
});

it('the provider has eight seconds to answer', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await createSite().start();
  expect(timeout.mock.calls).toEqual([[8000]]);
  timeout.mockRestore();
});

it('without the store, no payment is started, and somebody is told', async () => {
  const { start, loseStore, alerts } = createSite();
  loseStore();
  const response = await start();
  expect(await response.json()).toEqual({ status: 'failed', reason: 'network' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(alerts).toEqual(['Payment 12345678 was not started: it could not be kept (no room left).']);
});

it.each([
  ['the keys', { GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' }],
  ['a provider that functions start', { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' }],
  ['any provider', {}],
])('there is no such function without %s', async (_, keys) => {
  const { start, asked, alerts } = createSite();
  const response = await start({ keys });
  expect(response.status).toBe(404);
  // Where pages were built to start payments, nobody can give.
  const lacksKeys = ['No payment can be started: the functions have no keys of the provider.'];
  expect(alerts).toEqual('GATSBY_PAYMENT_PROVIDER' in keys ? lacksKeys : []);
  expect(await response.json()).toEqual({ status: 'failed', reason: 'network' });
  expect(asked).toEqual([]);
});

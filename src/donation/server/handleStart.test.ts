import type { Variables } from '../providers/provider';
import { createMemoryServices } from '../testing/memoryServices';
import { created } from '../testing/providerFakes/cinetpay-v1';
import { attempt, namedCustomer } from '../testing/testPayment';
import { handleStart } from './handleStart';

// A provider whose payments start in functions. everyProvider.test.ts tests a payment from start to return, and
// cinetpay-v1/server/startPayment.test.ts tests what the provider is asked.
const variables = {
  GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1',
  CINETPAY_V1_API_KEY: 'key',
  CINETPAY_V1_API_PASSWORD: 'password',
  CINETPAY_V1_URL: 'https://api.example',
};

const { reference, language } = attempt;
const donation = { ...attempt.donation, customer: namedCustomer };
const sent = { donation, reference, language };
const own = { Origin: 'https://site.example', 'Content-Type': 'application/json' };
type Call = {
  headers?: Record<string, string>;
  body?: string;
  keys?: Variables;
  answer?: object;
  memory?: ReturnType<typeof createMemoryServices>;
};

async function start({ headers = own, body = JSON.stringify(sent), keys = variables, ...call }: Call) {
  const { answer = created, memory = createMemoryServices() } = call;
  const asked: string[] = [];
  const send: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const login = { code: 200, access_token: 'token', expires_in: 0 };
    return Response.json(pathname === '/v1/oauth/login' ? login : answer);
  };
  const request = new Request('https://site.example/donation-start', { method: 'POST', headers, body });
  const response = await handleStart(request, keys, { ...memory.services, send });
  return { response, asked, memory, told: await response.text() };
}

it('a page of this site gets the payment page; the amount and the provider’s token are stored, the donor is not', async () => {
  const { response, told, memory } = await start({});
  expect([response.status, JSON.parse(told)]).toEqual([
    200,
    { kind: 'redirect', url: 'https://secure.cinetpay.co/payment/1' },
  ]);
  const facts = { providerId: 'cinetpay-v1', reference: '12345678', amount: 1000, currency: 'XAF' };
  const answered = { providerReference: 'theirs', secrets: { notifyToken: 'token' } };
  expect([...memory.startedPayments.values()]).toEqual([
    { ...facts, ...answered, startedAt: '2026-11-21T10:00:00.000Z' },
  ]);
  expect(memory.log).toEqual([]);
});

it('a page is answered even if the provider does not answer in time', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const { told } = await start({});
  expect(JSON.parse(told)).toEqual({ kind: 'failed', reason: 'network' });
});

const lacksKeys = ['setup: No payment can be started: the keys of the provider are not set.'];
const changed = (change: object) => ({ body: JSON.stringify({ ...sent, ...change }) });
const withDonation = (change: object) => changed({ donation: { ...donation, ...change } });
const by = (change: object) => withDonation({ customer: { ...namedCustomer, ...change } });
const longest = changed({ more: 'x'.repeat(4096 - JSON.stringify({ ...sent, more: '' }).length) }).body;

it.each<[string, Call, status: number, alerts?: string[]]>([
  ['of another site', { headers: { ...own, Origin: 'https://evil.example' } }, 403],
  ['without an origin', { headers: { 'Content-Type': 'application/json' } }, 403],
  ['that the browser calls cross-site', { headers: { ...own, 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ['from a subdomain', { headers: { ...own, 'Sec-Fetch-Site': 'same-site' } }, 403],
  ['of a form', { headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
  ['of something like JSON', { headers: { ...own, 'Content-Type': 'application/jsonp' } }, 415],
  ['of a plain text', { headers: { ...own, 'Content-Type': 'text/plain; application/json' } }, 415],
  ['that says it is long', { headers: { ...own, 'Content-Length': '4097' } }, 413],
  ['that is long in UTF-8', { body: longest.replace('xx', 'é ') }, 413],
  ['that is no JSON', { body: '{' }, 400],
  ['without a donation', { body: '{}' }, 400],
  // The function checks the donation once more.
  ['with a path for a reference', changed({ reference: '../1' }), 400],
  ['with a number for a reference', changed({ reference: 12345678 }), 400],
  ['with a word for a reference', changed({ reference: 'notes' }), 400],
  ['with a reference of nine digits', changed({ reference: '123456789' }), 400],
  ['in another language', changed({ language: 'de' }), 400],
  ['of an amount in words', withDonation({ amount: '1000' }), 400],
  ['of half a franc', withDonation({ amount: 10.5 }), 400],
  ['in another currency', withDonation({ currency: 'EUR' }), 400],
  ['by another channel', withDonation({ channel: 'CREDIT_CARD' }), 400],
  ['with half an e-mail address', by({ customer_email: 'ada' }), 400],
  ['with a list of e-mail addresses', by({ customer_email: ['a@b.c'] }), 400],
  // An alert, because the pages start payments by this function: nobody can give.
  ['without the keys', { keys: { GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' } }, 404, lacksKeys],
  ['where browsers start payments', { keys: { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '1' } }, 404],
  ['without any provider', { keys: {} }, 404],
])('a request %s starts nothing', async (_, call, status, alerts = []) => {
  const { response, told, asked, memory } = await start(call);
  expect(response.status).toBe(status);
  expect(JSON.parse(told)).toEqual({ kind: 'failed', reason: status === 404 ? 'unavailable' : 'refused' });
  expect([asked, [...memory.startedPayments], memory.alerts]).toEqual([[], [], alerts]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a request as long as allowed is taken', async () => {
  const { response } = await start({ body: longest, headers: { ...own, 'Content-Length': '4096' } });
  expect(response.status).toBe(200);
});

const isTaken = { kind: 'failed', reason: 'refused', isReferenceTaken: true };
const earlier = {
  providerId: 'cinetpay-v1',
  reference: '12345678',
  amount: 300,
  currency: 'XAF',
  startedAt: '',
  secrets: {},
};

it('the provider’s refusal is passed on, and the reference is not used again', async () => {
  const { told, memory } = await start({ answer: { code: 1200, status: 'TRANSACTION_EXIST' } });
  expect(JSON.parse(told)).toEqual(isTaken);
  expect(memory.startedPayments.get('12345678')?.secrets).toEqual({});
});

it('a reference that another payment has is not started twice: the provider is not even asked', async () => {
  const memory = createMemoryServices();
  memory.startedPayments.set('12345678', earlier);
  const { told, asked } = await start({ memory });
  expect([JSON.parse(told), asked]).toEqual([isTaken, []]);
  expect(memory.startedPayments.get('12345678')).toBe(earlier);
});

it('without the store, no payment is started, and an alert is raised', async () => {
  const memory = createMemoryServices();
  memory.isFull = true;
  const { told } = await start({ memory });
  // Neither the donor's connection nor the provider is at fault.
  expect(JSON.parse(told)).toEqual({ kind: 'failed', reason: 'unavailable' });
  expect(memory.alerts).toEqual([
    'setup: Payment 12345678 was not started: it could not be stored (Error: no room left).',
  ]);
});

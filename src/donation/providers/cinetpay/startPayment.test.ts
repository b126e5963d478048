import fc from 'fast-check';
import type { Donation } from '../../rules/donation';
import { startPayment } from './startPayment';

const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
const byMobileMoney: Donation = { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' };
const customer = {
  customer_id: '',
  customer_name: 'Ngo',
  customer_surname: 'Ada',
  customer_email: 'ada@example.org',
  customer_phone_number: '+237699000000',
  customer_address: 'Rue 1',
  customer_city: 'Yaoundé',
  customer_country: 'CM',
  customer_state: 'CE',
  customer_zip_code: '00237',
};
const byCard: Donation = { ...byMobileMoney, channel: 'CREDIT_CARD', customer };

const attemptOf = (donation: Donation) => ({
  donation,
  reference: '12345678',
  language: 'fr' as const,
  origin: 'https://site.example',
});

const common = {
  apikey: 'key',
  site_id: '123',
  transaction_id: '12345678',
  amount: 1000,
  currency: 'XAF',
  description: 'Don au projet',
  notify_url: 'https://site.example/cinetpay-notify',
  return_url: 'https://site.example/cinetpay-return',
  lang: 'fr',
};

function answering(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const calls: [RequestInfo | URL, RequestInit | undefined][] = [];
  const send: typeof fetch = async (address, init) => {
    calls.push([address, init]);
    return new Response(text, { status });
  };
  return { send, calls };
}

const startWith = (body: unknown, status?: number) =>
  startPayment(provider, attemptOf(byMobileMoney), { send: answering(body, status).send });

const created = (payment_url: unknown) => ({ code: '201', message: 'CREATED', data: { payment_url } });

it.each([
  ['by mobile money', byMobileMoney, { ...common, channels: 'MOBILE_MONEY' }],
  ['by card', byCard, { ...common, channels: 'CREDIT_CARD', ...customer }],
])('startPayment sends exactly the fields of the specification, %s', async (_, donation, body) => {
  const { send, calls } = answering(created('https://pay.example/1'));
  await startPayment(provider, attemptOf(donation), { send });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe(provider.url);
  expect(calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(String(calls[0]?.[1]?.body))).toEqual(body);
});

it.each([
  'https://checkout.cinetpay.com/payment/1',
  'https://cinetpay.com/1',
  'https://cinetpay.net/1',
  'https://secure.checkout.cinetpay.net/1',
  'https://cinetpay.co/1',
  'https://pay.cinetpay.co/1',
  'https://provider.example:8443/payment/1',
])('startPayment redirects to the payment page %s', async (url) => {
  expect(await startWith(created(url))).toEqual({ status: 'redirect', url });
});

it.each([
  ['http://127.0.0.1:8890/payment/1', 'redirect'],
  ['http://localhost:8890/payment/1', 'failed'],
])('startPayment with the emulator at 127.0.0.1 answers %s with the status %s', async (url, status) => {
  const send = async () => Response.json(created(url));
  const emulator = { ...provider, url: 'http://127.0.0.1:8890/v2/payment' };
  expect((await startPayment(emulator, attemptOf(byMobileMoney), { send })).status).toBe(status);
});

it.each([
  ['an empty address', created('')],
  ['a javascript: address', created('javascript:alert(1)')],
  ['an http address', created('http://checkout.cinetpay.com/1')],
  ['an address on another host', created('https://pay.example/1')],
  ['an address that only ends like the provider’s', created('https://evilcinetpay.com/1')],
  ['an address that only begins like the provider’s', created('https://cinetpay.com.evil.example/1')],
  ['an address that names the provider as a user', created('https://cinetpay.com@evil.example/1')],
  ['an address on this machine', created('http://localhost:8890/payment/1')],
  ['an address that only ends like another of the provider’s', created('https://evilcinetpay.co/1')],
  ['an address on another top-level domain', created('https://cinetpay.com.co/1')],
  ['an http address on another of the provider’s hosts', created('http://cinetpay.net/1')],
  ['another protocol', created('ftp://cinetpay.com/1')],
])('startPayment refuses %s as an unknown address', async (_, body) => {
  expect(await startWith(body)).toEqual({ status: 'failed', reason: 'address' });
});

it.each([
  ['no address', created(undefined)],
  ['an address that is a number', created(7)],
  ['an address in a list', created(['https://cinetpay.com/1'])],
  ['no data', { code: '201' }],
  ['a code that is a number', { ...created('https://cinetpay.com/1'), code: 201 }],
  ['nothing', null],
  ['a list', []],
  ['a text', '"yes"'],
])('startPayment reads %s as a refusal without a description', async (_, body) => {
  expect(await startWith(body)).toEqual({ status: 'failed', reason: 'refused' });
});

it.each([200, 400, 403])(
  'startPayment returns the provider’s description of a refusal, at status %i',
  async (status) => {
    const refusal = { code: '608', message: 'MINIMUM_REQUIRED_FIELDS', description: 'amount must be an integer' };
    expect(await startWith(refusal, status)).toEqual({
      status: 'failed',
      reason: 'refused',
      description: 'amount must be an integer',
    });
  },
);

it.each(['609', '613', '625'])('startPayment does not blame the donor for code %s, of our account', async (code) => {
  const refusal = { code, description: 'AUTH_NOT_FOUND' };
  expect(await startWith(refusal, 403)).toMatchObject({ status: 'failed', reason: 'unavailable' });
});

it.each(['transaction_id already exists', 'La transaction existe déjà'])(
  'startPayment tells a refusal of a used reference from others: %s',
  async (description) => {
    const refusal = { code: '608', message: 'MINIMUM_REQUIRED_FIELDS', description };
    expect(await startWith(refusal, 400)).toMatchObject({
      status: 'failed',
      reason: 'refused',
      isReferenceTaken: true,
    });
  },
);

it('startPayment does not return the description of a success as a refusal’s', async () => {
  const unusable = { code: '201', description: 'Transaction created with success', data: {} };
  expect(await startWith(unusable)).toStrictEqual({ status: 'failed', reason: 'refused' });
});

it.each([
  ['blank', '  '],
  ['not a string', 5],
])('startPayment returns no description when the provider’s is %s', async (_, description) => {
  expect(await startWith({ code: '608', description })).toStrictEqual({ status: 'failed', reason: 'refused' });
});

it.each([
  ['HTML', '<html>Too many requests</html>', 429],
  ['cut JSON', '{"code": "201", "data": {', 200],
  ['nothing at all', '', 200],
])('startPayment reads an unreadable answer (%s) as a network error', async (_, body, status) => {
  expect(await startWith(body, status)).toEqual({ status: 'failed', reason: 'network' });
});

it.each([
  ['HTML', '<html>Bad gateway</html>', {}],
  ['a description', { description: 'Try later' }, { description: 'Try later' }],
])('startPayment reads HTTP 500 with %s as unavailable', async (_, body, said) => {
  expect(await startWith(body, 500)).toStrictEqual({ status: 'failed', reason: 'unavailable', ...said });
});

it('startPayment reads a failed request as a network error', async () => {
  const send: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await startPayment(provider, attemptOf(byMobileMoney), { send })).toEqual({
    status: 'failed',
    reason: 'network',
  });
});

it('startPayment reads a timeout as a network error', async () => {
  const send: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  expect(await startPayment(provider, attemptOf(byMobileMoney), { send, timeout: 10 })).toEqual({
    status: 'failed',
    reason: 'network',
  });
});

it('startPayment maps any answer to one of five results and redirects only to the provider', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.string(),
        // `fc.webUrl` needs two seconds to initialize.
        fc
          .tuple(
            fc.constantFrom('https://cinetpay.com', 'http://cinetpay.com/', 'https://a.example/', 'javascript:', ''),
            fc.string(),
          )
          .map((parts) => JSON.stringify(created(parts.join('')))),
      ),
      fc.constantFrom(200, 201, 400, 500),
      async (body, status) => {
        const start = await startWith(body, status);
        if (start.status === 'redirect') expect(new URL(start.url).origin).toMatch(/^https:\/\/cinetpay\.com(:\d+)?$/);
        else expect(['refused', 'unavailable', 'network', 'address']).toContain(start.reason);
      },
    ),
    { seed: 2024 },
  );
});

import { attempt, customer } from '../../testing/testPayment';
import type { Attempt } from '../provider';
import { startPayment } from './startPayment';

const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
const byCard: Attempt = { ...attempt, donation: { ...attempt.donation, channel: 'CREDIT_CARD', customer } };

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
  const send: typeof fetch = async (input, init) => {
    calls.push([input, init]);
    return new Response(text, { status });
  };
  return { send, calls };
}

const startWith = (body: unknown, status?: number) => startPayment(provider, attempt, answering(body, status).send);

const created = (payment_url: unknown) => ({ code: '201', message: 'CREATED', data: { payment_url } });

it.each([
  ['by mobile money', attempt, { ...common, channels: 'MOBILE_MONEY' }],
  ['by card', byCard, { ...common, channels: 'CREDIT_CARD', ...customer }],
])('startPayment sends exactly the fields of the specification, %s', async (_, made, body) => {
  const { send, calls } = answering(created('https://pay.example/1'));
  await startPayment(provider, made, send);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe(provider.url);
  expect(calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(JSON.parse(String(calls[0]?.[1]?.body))).toEqual(body);
});

it('startPayment redirects only to a page of the provider', async () => {
  const url = 'https://checkout.cinetpay.com/payment/1';
  expect(await startWith(created(url))).toEqual({ kind: 'redirect', url });
  expect(await startWith(created('https://provider.example/1'))).toEqual({ kind: 'failed', reason: 'foreignPage' });
});

it.each([
  ['no URL', created(undefined)],
  ['a URL that is a number', created(7)],
  ['a URL in a list', created(['https://cinetpay.com/1'])],
  ['no data', { code: '201' }],
  ['a code that is a number', { ...created('https://cinetpay.com/1'), code: 201 }],
])('startPayment reads %s as a refusal without a description', async (_, body) => {
  expect(await startWith(body)).toEqual({ kind: 'failed', reason: 'refused' });
});

it.each([200, 400, 403])(
  'startPayment returns the provider’s description of a refusal, at status %i',
  async (status) => {
    const refusal = { code: '608', message: 'MINIMUM_REQUIRED_FIELDS', description: 'amount must be an integer' };
    expect(await startWith(refusal, status)).toEqual({
      kind: 'failed',
      reason: 'refused',
      description: 'amount must be an integer',
    });
  },
);

it.each(['609', '613', '625'])('startPayment does not blame the donor for code %s, of our account', async (code) => {
  const refusal = { code, description: 'AUTH_NOT_FOUND' };
  expect(await startWith(refusal, 403)).toMatchObject({ kind: 'failed', reason: 'unavailable' });
});

it('startPayment does not return the description of a success as a refusal’s', async () => {
  const unusable = { code: '201', description: 'Transaction created with success', data: {} };
  expect(await startWith(unusable)).toStrictEqual({ kind: 'failed', reason: 'refused' });
});

it.each([
  ['blank', '  '],
  ['not a string', 5],
])('startPayment returns no description when the provider’s is %s', async (_, description) => {
  expect(await startWith({ code: '608', description })).toStrictEqual({ kind: 'failed', reason: 'refused' });
});

const notice = '<br />\n<b>Notice</b>: Undefined index: x in <b>/v2/a.php</b> on line <b>7</b><br />\n';

it('startPayment reads the answer between notices of the provider’s PHP', async () => {
  const url = 'https://checkout.cinetpay.com/payment/1';
  const body = `${notice}${JSON.stringify(created(url))}\n${notice}`;
  expect(await startWith(body)).toEqual({ kind: 'redirect', url });
});

it.each(['', 'null', '[]', '"yes"', '<html>Maintenance</html>', `${notice}{"code":"201"`, 'a } b { c'])(
  'startPayment reads an answer without a JSON object as unavailable: %j',
  async (body) => {
    for (const status of [200, 403, 502])
      expect(await startWith(body, status)).toEqual({ kind: 'failed', reason: 'unavailable' });
  },
);

it('startPayment reads an answer that breaks off as a failure of the network', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  const send: typeof fetch = async () => new Response(broken, { status: 502 });
  expect(await startPayment(provider, attempt, send)).toEqual({ kind: 'failed', reason: 'network' });
});

it('startPayment reads HTTP 500 as unavailable, with its description', async () => {
  const start = await startWith({ description: 'Try later' }, 500);
  expect(start).toStrictEqual({ kind: 'failed', reason: 'unavailable', description: 'Try later' });
});

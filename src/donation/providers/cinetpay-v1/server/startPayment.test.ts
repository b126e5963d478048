import { created } from '../../../testing/providerFakes/cinetpay-v1';
import { attempt, namedCustomer } from '../../../testing/testPayment';
import { startCinetpayV1 } from './startPayment';

let account = 0;
const byName = { ...attempt, donation: { ...attempt.donation, customer: namedCustomer } };

const { payment_url: page } = created;

async function startWith(body: unknown, { status = 200, login = {} } = {}) {
  const log: string[] = [];
  const alerts: string[] = [];
  const keys = { url: 'https://api.example', apiKey: `start ${++account}`, password: 'word' };
  const send: typeof fetch = async (input) => {
    if (String(input).endsWith('/login')) return Response.json({ access_token: 't', expires_in: 600, ...login });
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  };
  const alert = async (line: string) => void alerts.push(line);
  const start = await startCinetpayV1(keys, byName, { send, log: (line) => log.push(line), alert });
  return { start, log, alerts };
}

it('a created payment leads to its page, with the token and the provider’s reference to store', async () => {
  const { start, log, alerts } = await startWith(created);
  expect(start).toEqual({
    kind: 'redirect',
    url: page,
    providerReference: 'theirs',
    secrets: { notifyToken: 'token' },
  });
  expect([...log, ...alerts]).toEqual([]);
});

it('the provider gets what its documentation demands', async () => {
  const bodies: unknown[] = [];
  const send: typeof fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ access_token: 't', expires_in: 600 });
  };
  await startCinetpayV1({ url: 'https://api.example', apiKey: 'body', password: '' }, byName, { send });
  expect(bodies.at(-1)).toEqual({
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
  });
});

it('a log shows a strange status cut, and without line breaks', async () => {
  const { log } = await startWith({ code: 9, status: `a\nb${'x'.repeat(60)}` });
  expect(log).toEqual([`Payment 12345678 was not started: CinetPay answers code 9 with status a?b${'x'.repeat(37)}.`]);
});

it.each([undefined, 5, '=1+1', '\u001b[2J', 'x'.repeat(65)])(
  'the provider’s reference %j is not stored',
  async (odd) => {
    const { start } = await startWith({ ...created, transaction_id: odd, details: undefined });
    expect(start).toEqual({ kind: 'redirect', url: page, secrets: { notifyToken: 'token' } });
  },
);

it('another page than the provider’s is refused, and logged', async () => {
  const { start, log } = await startWith({ ...created, payment_url: 'https://api.example/1' });
  expect(start).toEqual({ kind: 'failed', reason: 'foreignPage' });
  expect(log).toHaveLength(1);
});

it.each([
  ['another code', { code: 201 }],
  ['a code that is a text', { code: '200' }],
  ['another status', { status: 'DONE' }],
  ['no page', { payment_url: undefined }],
  ['no token', { notify_token: undefined }],
  ['a token that is no text', { notify_token: 5 }],
  ['an empty token', { notify_token: '' }],
  ['another reference', { merchant_transaction_id: '1' }],
  ['a payment that has failed', { details: { code: 2010, status: 'FAILED' } }],
  ['a payment that was made before', { details: { code: 100, status: 'SUCCESS' } }],
])('an answer with %s starts nothing', async (_, change) => {
  const { start, log } = await startWith({ ...created, ...change });
  expect(start).toEqual({ kind: 'failed', reason: 'refused' });
  expect(log.join()).toMatch(/^Payment 12345678 was not started: CinetPay answers code /);
});

it('the log names the end of a payment that has failed, not the call that worked', async () => {
  const { log } = await startWith({ ...created, details: { code: 2010, status: 'FAILED' } });
  expect(log).toEqual(['Payment 12345678 was not started: CinetPay answers code 2010 with status FAILED.']);
});

it.each([
  [1005, 'CINETPAY_V1_API_KEY or CINETPAY_V1_API_PASSWORD is wrong'],
  [2011, 'the IP address from which the site calls is not on the list in its back office'],
])('the code %d at the login raises an alert', async (code, words) => {
  const { start, log, alerts } = await startWith(created, { login: { access_token: undefined, code } });
  expect(start).toEqual({ kind: 'failed', reason: 'unavailable' });
  expect([log, alerts]).toEqual([[], [`No payment can be started: CinetPay answers ${code}, ${words}.`]]);
});

it.each([1002, 1003])('the code %d with a new token raises an alert', async (code) => {
  const { alerts } = await startWith({ code }, { status: 422 });
  expect(alerts).toEqual([
    `No payment can be started: CinetPay answers ${code}, it refuses the token that it has just given.`,
  ]);
});

it('the log never has a text of the provider that may name the donor', async () => {
  const { log } = await startWith({ code: 1004, status: 'INVALID_PARAMS', description: 'ada@example.org is invalid' });
  expect(log).toEqual(['Payment 12345678 was not started: CinetPay answers code 1004 with status INVALID_PARAMS.']);
});

it('an error with HTTP 500 says that CinetPay is unavailable, not that it refuses', async () => {
  const { start } = await startWith({ code: 500, status: 'ERROR' }, { status: 500 });
  expect(start).toEqual({ kind: 'failed', reason: 'unavailable' });
});

it.each([200, 502])('an answer without JSON and with HTTP %i says that CinetPay is unavailable', async (status) => {
  const { start, log } = await startWith('<html></html>', { status });
  expect(start).toEqual({ kind: 'failed', reason: 'unavailable' });
  expect(log).toEqual([`Payment 12345678 was not started: CinetPay answers HTTP ${status}, no JSON.`]);
});

import { askOnline } from './askOnline';

const url = 'https://provider.example/v2/payment';
const site = 'https://site.example/en/';
const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

type Answers = { preflight?: () => Response | Promise<Response>; check?: () => Response | Promise<Response> };

const answerPreflight = (status: number, origin?: string) => () =>
  new Response(null, { status, headers: origin ? { 'Access-Control-Allow-Origin': origin } : {} });
const unknownPayment = () => Response.json({ code: '608', message: 'NOT_FOUND' });

/** Asks an API that lets every browser pay and knows the keys, but for the answers given. */
async function ask({ preflight = answerPreflight(200, '*'), check = unknownPayment }: Answers, values: object = keys) {
  const requests: Request[] = [];
  const send: typeof fetch = async (address, init) => {
    const request = new Request(String(address), init);
    requests.push(request);
    return request.method === 'OPTIONS' ? preflight() : check();
  };
  return { problems: await askOnline(url, { ...values }, site, send), requests };
}

it('an API that lets browsers pay and does not know a made-up payment is fine', async () => {
  const { problems, requests } = await ask({});
  expect(problems).toEqual([]);
  const [preflight, check] = requests;
  expect(preflight).toMatchObject({ url, method: 'OPTIONS' });
  expect(Object.fromEntries(preflight?.headers ?? [])).toEqual({
    origin: 'https://site.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  expect(check).toMatchObject({ url: `${url}/check`, method: 'POST' });
  expect(Object.fromEntries(check?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    'user-agent': expect.stringContaining('Mozilla'),
  });
  expect(await check?.json()).toEqual({
    apikey: 'key',
    site_id: '123',
    transaction_id: expect.stringMatching(/^\d+$/),
  });
});

it('each request has a deadline', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { requests } = await ask({});
  expect(timeout.mock.calls).toEqual(requests.map(() => [10_000]));
  timeout.mockRestore();
});

it('an API that lets the site’s browsers pay, and no others, is fine', async () => {
  expect((await ask({ preflight: answerPreflight(204, 'https://site.example') })).problems).toEqual([]);
});

it('without keys, only the preflight is asked', async () => {
  const { problems, requests } = await ask({}, {});
  expect(problems).toEqual([]);
  expect(requests.map(({ method }) => method)).toEqual(['OPTIONS']);
});

it('an address that does not answer is the only problem told', async () => {
  const cut = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  const { problems, requests } = await ask({ preflight: () => Promise.reject(cut) });
  expect(problems).toEqual([
    {
      what: `${url} refuses the connection`,
      todo: 'Try again in an hour. If it lasts, close payments (docs/operations.md) and ask CinetPay.',
    },
  ]);
  expect(requests).toHaveLength(1);
});

it.each([
  ['refuses the preflight', answerPreflight(403, '*'), 'status 403, CORS *'],
  ['answers the preflight without CORS', answerPreflight(200), 'status 200, CORS none'],
  ['allows another site', answerPreflight(200, 'https://other.example'), 'status 200, CORS https://other.example'],
])('an API that %s is a problem', async (_, preflight, facts) => {
  expect((await ask({ preflight })).problems).toEqual([
    {
      what: `${url} does not let browsers pay from https://site.example (${facts})`,
      todo: 'Ask CinetPay to allow the site’s address. Until then each donation ends in a network error.',
    },
  ]);
});

it.each([
  ['609', 'CinetPay does not know GATSBY_CINETPAY_API_KEY'],
  ['613', 'CinetPay does not know GATSBY_CINETPAY_SITE_ID'],
  ['624', 'CinetPay reports an error of the account, which a wrong GATSBY_CINETPAY_API_KEY also causes'],
])('code %s is told in words', async (code, what) => {
  expect((await ask({ check: () => Response.json({ code }) })).problems).toEqual([
    { what, todo: 'Copy the value from CinetPay’s back office once more, and deploy.' },
  ]);
});

it.each([
  ['is not JSON', () => new Response('<html>'), `${url}/check answered without a code`],
  ['is empty', () => Response.json(null), `${url}/check answered without a code`],
  ['lacks a code', () => Response.json({}), `${url}/check answered without a code`],
  [
    'does not come in time',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    `${url}/check does not answer in time`,
  ],
])('an answer about the made-up payment that %s is a problem', async (_, check, what) => {
  expect((await ask({ check })).problems).toEqual([{ what, todo: 'Ask CinetPay.' }]);
});

it('what browsers and what the keys meet is told at once', async () => {
  const { problems } = await ask({ preflight: answerPreflight(200), check: () => Response.json({ code: '609' }) });
  expect(problems.map(({ what }) => what)).toEqual([
    expect.stringContaining('does not let browsers pay'),
    'CinetPay does not know GATSBY_CINETPAY_API_KEY',
  ]);
});

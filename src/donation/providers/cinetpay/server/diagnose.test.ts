import { diagnoseCinetpay } from './diagnose';

/** The path of a relay can be its secret. */
const url = 'https://provider.example/v2/payment';
const origin = 'https://provider.example';
const site = 'https://site.example/en/';
const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

afterEach(() => jest.restoreAllMocks());

type Answers = { preflight?: () => Response | Promise<Response>; check?: () => Response | Promise<Response> };

const answerPreflight = (status: number, origin?: string) => () =>
  new Response(null, { status, headers: origin ? { 'Access-Control-Allow-Origin': origin } : {} });
const unknownPayment = () => Response.json({ code: '608', message: 'NOT_FOUND' });

/** Asks a working API; `answers` replace its own. */
async function ask(answers: Answers, variables: object = keys) {
  const { preflight = answerPreflight(200, '*'), check = unknownPayment } = answers;
  const requests: Request[] = [];
  const signals: unknown[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(String(input), init);
    requests.push(request);
    signals.push(init?.signal);
    return request.method === 'OPTIONS' ? preflight() : check();
  };
  return { findings: await diagnoseCinetpay(url, { ...variables }, site, send), requests, signals };
}

it('an API that answers the preflight and a question about a made-up payment is fine', async () => {
  const { findings, requests } = await ask({});
  expect(findings).toEqual([]);
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

it('each request has its timeout', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { signals } = await ask({});
  expect(signals).toHaveLength(2);
  expect(signals).toEqual(timeout.mock.results.map(({ value }) => value));
  expect(new Set(signals).size).toBe(2);
});

it('each question is about another made-up payment', async () => {
  const asked = [await ask({}), await ask({})].map(({ requests }) => requests[1]?.json());
  const [first, second] = await Promise.all(asked);
  expect(first.transaction_id).not.toBe(second.transaction_id);
});

it('an answer that calls the made-up payment pending is fine', async () => {
  expect((await ask({ check: () => Response.json({ code: '662' }) })).findings).toEqual([]);
});

it('an API that lets the site’s browsers pay, and no others, is fine', async () => {
  expect((await ask({ preflight: answerPreflight(204, 'https://site.example') })).findings).toEqual([]);
});

it('without keys, only the preflight is asked', async () => {
  const { findings, requests } = await ask({}, {});
  expect(findings).toEqual([]);
  expect(requests.map(({ method }) => method)).toEqual(['OPTIONS']);
});

it('an unreachable API is the only problem reported', async () => {
  const cut = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  const { findings, requests } = await ask({ preflight: () => Promise.reject(cut) });
  expect(findings).toEqual([
    {
      what: `${origin} cannot be reached (ECONNREFUSED)`,
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
  expect((await ask({ preflight })).findings).toEqual([
    {
      what: `${origin} does not let browsers pay from https://site.example (${facts})`,
      todo: 'Ask CinetPay to allow the site’s origin. Until then each donation ends in a network error.',
    },
  ]);
});

const copyValue = 'Copy the value from CinetPay’s back office once more, and deploy.';

it.each([
  ['609', 'CinetPay does not know GATSBY_CINETPAY_API_KEY', copyValue],
  ['613', 'CinetPay does not know GATSBY_CINETPAY_SITE_ID', copyValue],
  ['624', 'CinetPay answers 624, an unknown error, which a wrong GATSBY_CINETPAY_API_KEY causes', copyValue],
  [
    '625',
    'CinetPay’s service for this account has expired',
    'Close payments (docs/operations.md), and ask CinetPay to renew it.',
  ],
])('code %s, with which nobody can pay, is reported in words', async (code, what, todo) => {
  expect((await ask({ check: () => Response.json({ code }) })).findings).toEqual([{ what, todo }]);
});

const timesOut = new DOMException('', 'TimeoutError');

it.each([
  ['is not JSON', () => new Response('<html>'), ' answers HTTP 200, code undefined with status undefined'],
  ['lacks a code', () => Response.json({}), ' answers HTTP 200, code undefined with status undefined'],
  [
    'has a code for something else',
    () => Response.json({ code: '600', status: 'X' }),
    ' answers HTTP 200, code 600 with status X',
  ],
  [
    'comes from an overloaded server',
    () => Response.json({ code: '608' }, { status: 503 }),
    ' answers HTTP 503, code 608 with status undefined',
  ],
])('an answer about the made-up payment that %s is a problem', async (_, check, says) => {
  expect((await ask({ check })).findings).toEqual([
    { what: `${origin}${says} about a made-up payment`, todo: 'Ask CinetPay.' },
  ]);
});

it.each([
  ['breaks off', () => new Response(new ReadableStream({ start: (body) => body.error(timesOut) }))],
  ['does not come in time', () => Promise.reject(timesOut)],
])('an answer about the made-up payment that %s is a problem', async (_, check) => {
  expect((await ask({ check })).findings).toEqual([
    { what: `${origin}, asked about a payment, does not answer in time`, todo: 'Ask CinetPay.' },
  ]);
});

it('a CORS problem and a key problem are reported together', async () => {
  const { findings } = await ask({ preflight: answerPreflight(200), check: () => Response.json({ code: '609' }) });
  expect(findings.map(({ what }) => what)).toEqual([
    expect.stringContaining('does not let browsers pay'),
    'CinetPay does not know GATSBY_CINETPAY_API_KEY',
  ]);
});

import { readCheckCookie } from '../donation/paymentCookies';
import { securityHeaders } from '../securityHeaders';
import { handleReturn } from './handleReturn';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

type Way = {
  method?: 'GET' | 'POST';
  query?: string;
  cookie?: string;
  body?: string;
  answer?: unknown;
  keys?: typeof variables | Record<string, never>;
};

async function comeBack({
  method = 'POST',
  query = '',
  cookie = '',
  body = 'transaction_id=12345678&token=abc',
  answer,
  keys = variables,
}: Way) {
  const log: string[] = [];
  const asked: unknown[] = [];
  const request = new Request(`https://site.example/cinetpay-return${query}`, {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }), cookie },
  });
  const response = await handleReturn(request, keys, {
    log: (line) => log.push(line),
    now: () => 1_700_000_000_500,
    send: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).transaction_id);
      return Response.json(answer);
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    html: await response.text(),
    cookie: response.headers.getSetCookie()[0] ?? '',
    told: readCheckCookie(response.headers.getSetCookie()[1] ?? ''),
    cookieNames: response.headers.getSetCookie().map((line) => line.split('=')[0]),
    log: log.join('\n'),
    asked,
  };
}

const settled = (code: string, status: string) => ({ code, data: { status, amount: '1000', currency: 'XAF' } });
const pending = settled('662', 'PENDING');

it.each([
  ['accepted', settled('00', 'ACCEPTED')],
  ['refused', settled('600', 'REFUSED')],
  ['cancelled', settled('627', 'REFUSED')],
  ['pending', pending],
  ['unknown', { code: '608' }],
  ['unchecked', null],
])('leads to the page that says %s, in the language of the donation', async (state, answer) => {
  const french = await comeBack({ answer });
  expect(french).toMatchObject({ status: 303, location: `/cinetpay-return/${state}/` });
  const english = await comeBack({ answer, cookie: 'other=1; donation_language=en' });
  expect(english.location).toBe(`/en/cinetpay-return/${state}/`);
});

it('puts no reference into the address', async () => {
  expect((await comeBack({ answer: pending })).location).not.toContain('12345678');
});

it.each([
  ['pending', pending],
  ['unknown', { code: '608' }],
  ['unchecked', null],
])(
  'keeps the reference of a payment that is %s for two days, out of the contactLinks of scripts',
  async (_, answer) => {
    const { cookie } = await comeBack({ answer });
    expect(cookie).toBe(
      'donation_reference=12345678; Max-Age=172800; Path=/cinetpay-return; HttpOnly; Secure; SameSite=Lax',
    );
  },
);

it('tells the page which payment it asked about, and what the provider answered', async () => {
  const { told } = await comeBack({ answer: settled('00', 'ACCEPTED') });
  expect(told).toEqual({
    reference: '12345678',
    state: 'accepted',
    amount: 1000,
    currency: 'XAF',
    checkedAt: 1_700_000_000,
  });
});

it('calls a refusal early while the cookie of the start says so of this payment, and keeps its reference', async () => {
  const answer = settled('602', 'REFUSED');
  const early = await comeBack({ answer, cookie: 'donation_early=12345678' });
  expect(early.location).toBe('/cinetpay-return/early/');
  expect(early.cookie).toContain('donation_reference=12345678;');
  expect(early.told).toMatchObject({ state: 'early', reason: 'balance' });

  for (const cookie of ['', 'donation_early=777']) {
    const late = await comeBack({ answer, cookie });
    expect(late.location).toBe('/cinetpay-return/refused/');
    expect(late.cookie).toContain('donation_reference=;');
  }
});

it.each([
  ['accepted', settled('00', 'ACCEPTED')],
  ['cancelled', settled('627', 'REFUSED')],
  ['pending', pending],
])('calls early no payment that is %s', async (state, answer) => {
  const { location } = await comeBack({ answer, cookie: 'donation_early=12345678' });
  expect(location).toBe(`/cinetpay-return/${state}/`);
});

it('tells the page of no payment where there was none to ask about, and forgets none', async () => {
  const { told, cookieNames } = await comeBack({ answer: pending, body: '' });
  expect(told).toBeUndefined();
  expect(cookieNames).toEqual([]);
});

it('forgets the reference of a payment that is settled', async () => {
  const { cookie } = await comeBack({ answer: settled('00', 'ACCEPTED') });
  expect(cookie).toContain('donation_reference=;');
  expect(cookie).toContain('Max-Age=0');
});

const kept = 'donation_reference=777';

it.each<[string, Way]>([
  ['12345678', { query: '?transaction_id=1', cookie: kept }],
  ['12345678', { body: 'cpm_trans_id=12345678' }],
  ['1', { body: '', query: '?transaction_id=1', cookie: kept }],
  ['1', { body: 'transaction_id=<', query: '?cpm_trans_id=1' }],
  ['1', { method: 'GET', query: '?transaction_id=1', cookie: kept }],
  ['777', { method: 'GET', cookie: kept }],
  ['777', { body: 'token=abc', cookie: kept }],
])('asks after %s: the body comes first, then the address, then the cookie, in %j', async (reference, way) => {
  const { asked, status, location } = await comeBack({ ...way, answer: pending });
  expect(asked).toEqual([reference]);
  expect([status, location]).toEqual([303, '/cinetpay-return/pending/']);
});

it.each(['', 'transaction_id=', 'transaction_id=<script>', `transaction_id=${'1'.repeat(31)}`])(
  'asks nobody about %j, shows the neutral page, and sets and forgets nothing',
  async (body) => {
    const { asked, location, headers } = await comeBack({ answer: pending, body });
    expect(asked).toEqual([]);
    expect(location).toBe('/cinetpay-return/neutral/');
    expect(headers.getSetCookie()).toEqual([]);
  },
);

it('answers in French to a language it does not know', async () => {
  expect((await comeBack({ answer: pending, cookie: 'donation_language=//evil' })).location).toBe(
    '/cinetpay-return/pending/',
  );
});

it('says in the log that the keys are missing, and claims nothing', async () => {
  const { location, log } = await comeBack({ answer: settled('00', 'ACCEPTED'), keys: {} });
  expect(location).toBe('/cinetpay-return/unchecked/');
  expect(log).toContain('keys are not set');
});

it.each([
  ['donation_language=en', '/en/cinetpay-return/neutral/', 'en'],
  ['', '/cinetpay-return/neutral/', 'fr'],
])('answers a visit with 200 and leads to the neutral page, with %j', async (cookie, page, language) => {
  const { status, html, headers } = await comeBack({ method: 'GET', cookie });
  expect(status).toBe(200);
  expect(headers.getSetCookie()).toEqual([]);
  expect(html).toContain(`url=${page}"`);
  expect(html).toContain(`<html lang="${language}">`);
});

it('protects what it answers itself: header rules are for files alone', async () => {
  const visit = await comeBack({ method: 'GET' });
  const { headers } = await comeBack({ answer: pending });
  for (const answered of [visit.headers, headers]) {
    expect(answered.get('content-security-policy')).toContain("default-src 'none'");
    expect(answered.get('cache-control')).toBe('no-store');
    expect(answered.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answered.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const [name, value] of Object.entries(securityHeaders)) expect(answered.get(name)).toBe(value);
  }
});

it.each([
  ['settled', settled('00', 'ACCEPTED')],
  ['pending', pending],
  ['unknown', { code: '608' }],
])('writes nothing to the log about a payment that is %s', async (_, answer) => {
  expect((await comeBack({ answer })).log).toBe('');
});

it('says in the log, once, that the provider could not be asked', async () => {
  expect((await comeBack({ answer: null })).log).toBe('The provider could not be asked how a payment stands.');
});

it('says in the log, once, that keys are missing, though no reference came', async () => {
  const line = 'The payment keys are not set: a returning donor was told that the payment could not be checked.';
  expect((await comeBack({ answer: null, keys: {} })).log).toBe(line);
  expect((await comeBack({ answer: null, keys: {}, body: '' })).log).toBe(line);
});

it('reads its cookies whatever spaces stand around them, and takes no name for another’s', async () => {
  const { asked, location } = await comeBack({
    answer: pending,
    body: '',
    cookie: 'a;  donation_reference = 777 ;xdonation_language=fr;donation_language=en',
  });
  expect(asked).toEqual(['777']);
  expect(location).toBe('/en/cinetpay-return/pending/');
});

it('asks nobody about a kept reference that is none', async () => {
  const { asked, location } = await comeBack({ answer: pending, body: '', cookie: 'donation_reference=<b>' });
  expect(asked).toEqual([]);
  expect(location).toBe('/cinetpay-return/neutral/');
});

it('answers a visit as a page in UTF-8, with a link for who is not led on', async () => {
  const { headers, html } = await comeBack({ method: 'GET' });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<a href="/cinetpay-return/neutral/">/cinetpay-return/neutral/</a>');
});

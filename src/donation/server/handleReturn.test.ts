import { securityHeaders } from '../../securityHeaders';
import { findCheckCookie } from '../rules/paymentCookies';
import { handleReturn } from './handleReturn';
import type { PaymentRecord } from './recordPayment';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

type Way = {
  method?: 'GET' | 'POST';
  query?: string;
  cookie?: string;
  body?: string;
  answer?: unknown;
  keys?: typeof variables | Record<string, never>;
  headers?: Record<string, string>;
  isFull?: boolean;
};

async function comeBack({
  method = 'POST',
  query = '',
  cookie = '',
  body = 'transaction_id=12345678&token=abc',
  answer,
  keys = variables,
  headers = {},
  isFull = false,
}: Way) {
  const records = new Map<string, PaymentRecord>();
  const log: string[] = [];
  const asked: unknown[] = [];
  const request = new Request(`https://site.example/cinetpay-return${query}`, {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }), cookie, ...headers },
  });
  const response = await handleReturn(request, keys, {
    record: async (key, payment) => {
      if (isFull) throw new Error('no room left');
      records.set(key, payment);
      return undefined;
    },
    log: (line) => log.push(line),
    alert: async (line) => void log.push(line),
    now: () => new Date(1_700_000_000_500),
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
    checkCookie: response.headers.getSetCookie()[1] ?? '',
    told: findCheckCookie(response.headers.getSetCookie()[1] ?? '', ''),
    cookieNames: response.headers.getSetCookie().map((line) => line.split('=')[0]),
    log: log.join('\n'),
    asked,
    records,
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
])('a return redirects to the page %s, in the language of the donation', async (state, answer) => {
  const french = await comeBack({ answer });
  expect(french).toMatchObject({ status: 303, location: `/cinetpay-return/${state}/` });
  const english = await comeBack({ answer, cookie: 'other=1; donation_language=en' });
  expect(english.location).toBe(`/en/cinetpay-return/${state}/`);
});

it.each([
  ['pending', pending],
  ['unknown', { code: '608' }],
  ['unchecked', null],
])('an HttpOnly cookie keeps the reference of a payment that is %s for two days', async (_, answer) => {
  const { cookie } = await comeBack({ answer });
  expect(cookie).toBe(
    'donation_reference=12345678; Max-Age=172800; Path=/cinetpay-return; HttpOnly; Secure; SameSite=Lax',
  );
});

it('the check cookie carries the reference and the provider’s answer, and nothing else that is recorded', async () => {
  const { code, data } = settled('00', 'ACCEPTED');
  const date = '2026-11-25 10:00:00';
  const paid = { payment_method: 'OM', operator_id: 'MP1', payment_date: date, fund_availability_date: date };
  const { told, checkCookie, records } = await comeBack({ answer: { code, data: { ...data, ...paid } } });
  const carried = {
    reference: '12345678',
    outcome: 'accepted',
    amount: 1000,
    currency: 'XAF',
    method: 'OM',
    operatorId: 'MP1',
    paidAt: date,
    checkedAt: 1_700_000_000,
  };
  expect(told).toEqual(carried);
  const [, value = ''] = /=(.*?);/.exec(checkCookie) ?? [];
  expect([...new URLSearchParams(value).keys()].sort()).toEqual(Object.keys(carried).sort());
  expect(records.get('12345678/accepted')).toMatchObject({ provider: 'cinetpay', payoutAt: date });
});

it('a refusal is early, and its reference kept, while the early cookie names this payment', async () => {
  const answer = settled('602', 'REFUSED');
  const early = await comeBack({ answer, cookie: 'donation_early=12345678' });
  expect(early.location).toBe('/cinetpay-return/early/');
  expect(early.cookie).toContain('donation_reference=12345678;');
  expect(early.told).toMatchObject({ outcome: 'early', reason: 'balance' });

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
])('a payment that is %s is never early', async (state, answer) => {
  const { location } = await comeBack({ answer, cookie: 'donation_early=12345678' });
  expect(location).toBe(`/cinetpay-return/${state}/`);
});

it('a return without a reference sets and clears no cookie', async () => {
  const { told, cookieNames } = await comeBack({ answer: pending, body: '' });
  expect(told).toBeUndefined();
  expect(cookieNames).toEqual([]);
});

it('the reference of a settled payment is cleared', async () => {
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
  // A name of another provider for our reference, with this one's own reference.
  ['42', { body: '', query: '?transaction_id=1&cpm_trans_id=42', cookie: 'donation_start_42=x' }],
  ['1', { body: '', query: '?transaction_id=1', cookie: `${kept}; donation_start_777=x` }],
])(
  'the return function checks %s, of a kept start, else from the body, the query, the cookie: %j',
  async (reference, way) => {
    const { asked, status, location } = await comeBack({ ...way, answer: pending });
    expect(asked).toEqual([reference]);
    expect([status, location]).toEqual([303, '/cinetpay-return/pending/']);
  },
);

it.each(['', 'transaction_id=', 'transaction_id=<script>', `transaction_id=${'1'.repeat(31)}`])(
  'a return with the body %j redirects to the neutral page without a check or cookies',
  async (body) => {
    const { asked, location, headers } = await comeBack({ answer: pending, body });
    expect(asked).toEqual([]);
    expect(location).toBe('/cinetpay-return/neutral/');
    expect(headers.getSetCookie()).toEqual([]);
  },
);

it('an unknown language falls back to French', async () => {
  expect((await comeBack({ answer: pending, cookie: 'donation_language=//evil' })).location).toBe(
    '/cinetpay-return/pending/',
  );
});

it('a return without keys is logged and redirects to the page unchecked', async () => {
  const { location, log } = await comeBack({ answer: settled('00', 'ACCEPTED'), keys: {} });
  expect(location).toBe('/cinetpay-return/unchecked/');
  expect(log).toContain('keys are not set');
});

it.each([
  ['donation_language=en', '/en/cinetpay-return/neutral/', 'en'],
  ['', '/cinetpay-return/neutral/', 'fr'],
])('a visit gets 200 and refreshes to the neutral page, with the cookie %j', async (cookie, page, language) => {
  const { status, html, headers } = await comeBack({ method: 'GET', cookie });
  expect(status).toBe(200);
  expect(headers.getSetCookie()).toEqual([]);
  expect(html).toContain(`url=${page}"`);
  expect(html).toContain(`<html lang="${language}">`);
});

it('the return function sends the security headers itself', async () => {
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

it('a return records what the check confirms', async () => {
  const { records, log } = await comeBack({ answer: settled('00', 'ACCEPTED') });
  expect([...records.keys()]).toEqual(['12345678/accepted']);
  expect(log).toBe('Payment 12345678 is accepted: recorded.');
});

it('a refusal that may be early is recorded as the provider said it', async () => {
  const { records } = await comeBack({ answer: settled('602', 'REFUSED'), cookie: 'donation_early=12345678' });
  expect([...records.keys()]).toEqual(['12345678/refused']);
});

it('the donor is thanked although the payment could not be recorded', async () => {
  const { location } = await comeBack({ answer: settled('00', 'ACCEPTED'), isFull: true });
  expect(location).toBe('/cinetpay-return/accepted/');
});

it.each<[string, Record<string, string>, number]>([
  ['a picture on another site', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }, 204],
  ['a script on another site', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }, 204],
  ['a script of this site', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }, 303],
  ['the provider’s page', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }, 303],
])('a request of %s is checked only from this site, or to open a page: %j, %d', async (_, headers, status) => {
  const { status: answered, asked } = await comeBack({ answer: pending, headers });
  expect(answered).toBe(status);
  expect(asked).toHaveLength(status === 303 ? 1 : 0);
});

it('a failed check is logged once', async () => {
  expect((await comeBack({ answer: null })).log).toBe('The provider could not be asked how a payment stands.');
});

it('missing keys are logged once, with or without a reference', async () => {
  const line = 'The payment keys are not set: a returning donor was told that the payment could not be checked.';
  expect((await comeBack({ answer: null, keys: {} })).log).toBe(line);
  expect((await comeBack({ answer: null, keys: {}, body: '' })).log).toBe(line);
});

it('a visit gets an HTML page in UTF-8 with a title and a link to the neutral page, in words', async () => {
  const { headers, html } = await comeBack({ method: 'GET' });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<title>Après votre paiement</title>');
  expect(html).toContain('<a href="/cinetpay-return/neutral/">Continuer</a>');
  const english = await comeBack({ method: 'GET', cookie: 'donation_language=en' });
  expect(english.html).toContain('<title>After your payment</title>');
  expect(english.html).toContain('<a href="/en/cinetpay-return/neutral/">Continue</a>');
});

import { securityHeaders } from '../../securityHeaders';
import { findCheckCookie } from '../rules/paymentCookies';
import { createMemoryLedger } from '../testing/memoryLedger';
import { handleReturn } from './handleReturn';

// netlify/ has returns while the store fails, and the ways in which a donor returns, in any order.

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };
const settled = (code: string, status: string) => ({ code, data: { status, amount: '1000', currency: 'XAF' } });
const answers = {
  accepted: settled('00', 'ACCEPTED'),
  refused: settled('602', 'REFUSED'),
  cancelled: settled('627', 'REFUSED'),
  pending: settled('662', 'PENDING'),
  unknown: { code: '608' },
  unchecked: null,
};

type Way = {
  method?: 'GET' | 'HEAD' | 'POST';
  query?: string;
  cookie?: string;
  body?: string;
  answer?: unknown;
  keys?: typeof variables | Record<string, never>;
  headers?: Record<string, string>;
};

async function comeBack({ method = 'POST', query = '', cookie = 'a=1', keys = variables, headers = {}, ...way }: Way) {
  const { body = 'transaction_id=12345678&token=abc', answer = answers.pending } = way;
  const { ledger, records, log, alerts } = createMemoryLedger();
  const asked: unknown[] = [];
  const request = new Request(`https://site.example/cinetpay-return${query}`, {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }), cookie, ...headers },
  });
  const send: typeof fetch = async (_, init) => {
    asked.push(JSON.parse(String(init?.body)).transaction_id);
    return Response.json(answer);
  };
  const response = await handleReturn(request, keys, { ...ledger, send });
  const cookies = response.headers.getSetCookie();
  const [reference] = cookies.flatMap((line) => /^donation_reference_(\w+)=\w/.exec(line)?.[1] ?? []);
  const [erased] = cookies.flatMap((line) => /^donation_reference_(\w+)=; Max-Age=0/.exec(line)?.[1] ?? []);
  const told = {
    page: response.headers.get('location'),
    asked,
    reference,
    erased,
    records: [...records.keys()],
    log: [...log, ...alerts],
  };
  return { response, cookies, records, told, html: await response.text() };
}

const failed = 'Payment 12345678 could not be checked for its returning donor.';
const answered = 'Payment 12345678 could not be checked: CinetPay answers HTTP 200, no JSON.';
const noKeys = 'setup: The keys of the provider are not set: a payment could not be checked for its returning donor.';
const recorded = (state: string, reference = '12345678') => ({
  records: [`${reference}/${state}`],
  log: [`Payment ${reference} is ${state}: recorded.`],
});
const shows = (state: string) => ({ page: `/cinetpay-return/${state}/`, records: [], log: [] });
const ends = (state: string) => ({ ...shows(state), ...recorded(state), reference: undefined, erased: '12345678' });
/** The result for a pending payment; rows that name no state are about one. */
const opens = (reference: string) => ({
  ...shows('pending'),
  ...recorded('pending', reference),
  asked: [reference],
  reference,
});
const nothing = { ...shows('neutral'), asked: [], reference: undefined };
const unanswered = { ...nothing, page: null };
const openCookie = 'donation_reference_777=5';
const early = 'donation_early_12345678=1';
const from = (site: string, mode: string, dest = 'document') => ({
  headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
});

it.each<[string, Way, object]>([
  // The browser remembers an open payment for the next check, and forgets one that has ended.
  ['accepted', { answer: answers.accepted }, ends('accepted')],
  ['refused', { answer: answers.refused }, ends('refused')],
  ['cancelled', { answer: answers.cancelled }, ends('cancelled')],
  ['pending', {}, {}],
  ['unknown', { answer: answers.unknown }, shows('unknown')],
  ['unchecked', { answer: answers.unchecked }, { ...shows('unchecked'), log: [answered, failed] }],
  ['without keys', { keys: {} }, { ...shows('unchecked'), asked: [], log: [noKeys] }],
  ['without keys or a reference', { keys: {}, body: '' }, nothing],
  ['in English', { cookie: 'other=1; donation_language=en' }, { page: '/en/cinetpay-return/pending/' }],
  // An operator may have refused before the donor has answered: recorded as the provider said it.
  ['refused early', { answer: answers.refused, cookie: early }, { ...shows('early'), ...recorded('refused') }],
  ['refused, another early', { answer: answers.refused, cookie: 'donation_early_777=1' }, ends('refused')],
  ['accepted early', { answer: answers.accepted, cookie: early }, ends('accepted')],
  // The reference: of an open payment of this device, else from the body, the query, the cookie.
  ['named twice', { query: '?transaction_id=1' }, {}],
  ['named badly in the body', { body: 'transaction_id=<', query: '?cpm_trans_id=1' }, opens('1')],
  [
    'named in the query, beside a cookie',
    { body: '', query: '?transaction_id=1', cookie: 'donation_early_1=1' },
    opens('1'),
  ],
  ['with a cookie', { body: 'token=abc', cookie: openCookie }, opens('777')],
  [
    'of the latest',
    { body: '', cookie: `${openCookie}; donation_reference_778=6; donation_reference_779=1` },
    opens('778'),
  ],
  // A name of another provider for our reference, with this one's own reference.
  ['of a start here', { query: '?cpm_trans_id=42', cookie: 'donation_early_42=1' }, opens('42')],
  ['of no start here', { query: '?cpm_trans_id=1', cookie: 'donation_early_21=1' }, {}],
  // Any link can name a payment of somebody else's: beside an open one of this device, it is not remembered.
  [
    'by a link, beside an open payment',
    { method: 'GET', query: '?transaction_id=12345678', cookie: openCookie },
    { reference: undefined },
  ],
  ['by the provider’s page, beside an open payment', { cookie: openCookie }, {}],
  ['that is open already, beside another', { cookie: `${openCookie}; donation_reference_12345678=1` }, {}],
  ['started here just now, beside another', { cookie: `${openCookie}; ${early}` }, {}],
  // A page whose browser blocks cookies asks again, for the reference in its address.
  ['without a cookie', { cookie: '' }, { page: '/cinetpay-return/pending/#12345678' }],
  ['without a cookie or a reference', { cookie: '', body: '' }, nothing],
  ['of one started just now', { body: '', cookie: 'donation_early_777=1' }, opens('777')],
  ['without a reference', { body: '' }, nothing],
  ['with a tag', { body: 'transaction_id=<script>' }, nothing],
  // Only this site has payments checked, or a page that opens.
  ['of a script here', from('same-origin', 'cors', 'empty'), {}],
  ['from the provider', from('cross-site', 'navigate'), {}],
  ['in a frame elsewhere', from('cross-site', 'navigate', 'iframe'), unanswered],
  ['of a picture elsewhere', from('cross-site', 'no-cors', 'image'), unanswered],
  ['of a script elsewhere', from('cross-site', 'cors', 'empty'), unanswered],
  ['that only visits', { method: 'GET' }, unanswered],
  ['of a monitor', { method: 'HEAD', query: '?transaction_id=12345678' }, unanswered],
])(
  'a return (%s) leads to its page, and is checked only where the donor may come from the provider',
  async (_, way, expected) => {
    const { told, response } = await comeBack(way);
    expect(told).toEqual({ ...opens('12345678'), ...expected });
    expect(response.status).toBe(told.page ? 303 : way.method ? 200 : 204);
    const { headers } = response;
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

it('a page that asks from its script gets the answer itself, and the cookies', async () => {
  const { response, html, cookies } = await comeBack({ query: '/poll', answer: answers.accepted });
  expect(response.status).toBe(200);
  const answer = { reference: '12345678', outcome: 'accepted', amount: 1000, currency: 'XAF' };
  expect(JSON.parse(html)).toEqual({ ...answer, checkedAt: 1_795_255_200 });
  expect(findCheckCookie(cookies[1] ?? '', '')).toMatchObject(answer);
});

it('the check cookie carries the reference in its name, the provider’s answer, and nothing else that is recorded', async () => {
  const date = '2026-11-25 10:00:00';
  const paid = { payment_method: 'OM', operator_id: 'MP1', payment_date: date, fund_availability_date: date };
  const { code, data } = answers.accepted;
  const { cookies, records } = await comeBack({ answer: { code, data: { ...data, ...paid } } });
  const carried = {
    outcome: 'accepted',
    amount: 1000,
    currency: 'XAF',
    method: 'OM',
    operatorId: 'MP1',
    paidAt: date,
    checkedAt: 1_795_255_200,
  };
  expect(findCheckCookie(cookies[1] ?? '', '')).toEqual({ reference: '12345678', ...carried });
  const [, value = ''] = /=(.*?);/.exec(cookies[1] ?? '') ?? [];
  expect([...new URLSearchParams(value).keys()].sort()).toEqual(Object.keys(carried).sort());
  expect(records.get('12345678/accepted')).toMatchObject({ providerId: 'cinetpay', payoutAt: date });
  const refusal = await comeBack({ answer: answers.refused, cookie: early });
  expect(findCheckCookie(refusal.cookies[1] ?? '', '')).toMatchObject({ outcome: 'early', reason: 'balance' });
});

it.each([
  { language: 'fr', cookie: '', page: '/cinetpay-return/neutral/', title: 'Après votre paiement', link: 'Continuer' },
  {
    language: 'en',
    cookie: 'donation_language=en',
    page: '/en/cinetpay-return/neutral/',
    title: 'After your payment',
    link: 'Continue',
  },
])(
  'a visit gets a page in $language that leads on, with the cookie “$cookie”',
  async ({ cookie, language, ...words }) => {
    const { page, title, link } = words;
    const { response, html, cookies } = await comeBack({ method: 'GET', cookie });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(cookies).toEqual([]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`url=${page}"><a href="${page}">${link}</a>`);
  },
);

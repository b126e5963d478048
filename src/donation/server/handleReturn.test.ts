import { securityHeaders } from '../../securityHeaders';
import { findCheckCookie } from '../rules/paymentCookies';
import { createMemoryServices } from '../testing/memoryServices';
import { handleReturn } from './handleReturn';

// The tests in netlify/ cover returns while the store fails, and returns in random orders.

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

type Visit = {
  method?: 'GET' | 'HEAD' | 'POST';
  query?: string;
  cookie?: string;
  body?: string;
  answer?: unknown;
  keys?: typeof variables | Record<string, never>;
  headers?: Record<string, string>;
};

async function comeBack({
  method = 'POST',
  query = '',
  cookie = 'a=1',
  keys = variables,
  headers = {},
  ...visit
}: Visit) {
  const { body = 'transaction_id=12345678&token=abc', answer = answers.pending } = visit;
  const { services, records, log, alerts } = createMemoryServices();
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
  const response = await handleReturn(request, keys, { ...services, send });
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

// What a return leads to. `reference`: the one that the browser then remembers. `erased`: the one that it forgets.

const recorded = (state: string, reference = '12345678') => ({
  records: [`${reference}/${state}`],
  log: [`Payment ${reference} is ${state}: recorded.`],
});
/** The payment is pending: the browser remembers it. Each row names what differs from this. */
const pending = (reference = '12345678') => ({
  page: '/cinetpay-return/pending/',
  ...recorded('pending', reference),
  asked: [reference],
  reference,
});
const unrecorded = (state: string) => ({ page: `/cinetpay-return/${state}/`, records: [], log: [] });
/** The payment has ended: the browser forgets it. */
const ended = (state: string) => ({
  page: `/cinetpay-return/${state}/`,
  ...recorded(state),
  reference: undefined,
  erased: '12345678',
});
const neutralPage = { ...unrecorded('neutral'), asked: [], reference: undefined };
const noPage = { ...neutralPage, page: null };

const openCookie = 'donation_reference_777=5';
const early = 'donation_early_12345678=1';
const from = (site: string, mode: string, dest = 'document') => ({
  headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest },
});

it.each<[string, Visit, object]>([
  ['of an accepted payment', { answer: answers.accepted }, ended('accepted')],
  ['of a refused payment', { answer: answers.refused }, ended('refused')],
  ['of a cancelled payment', { answer: answers.cancelled }, ended('cancelled')],
  ['of a pending payment', {}, {}],
  ['of an unknown payment', { answer: answers.unknown }, unrecorded('unknown')],
  ['without an answer', { answer: answers.unchecked }, { ...unrecorded('unchecked'), log: [answered, failed] }],
  ['without keys', { keys: {} }, { ...unrecorded('unchecked'), asked: [], log: [noKeys] }],
  ['without keys or a reference', { keys: {}, body: '' }, neutralPage],
  ['in English', { cookie: 'other=1; donation_language=en' }, { page: '/en/cinetpay-return/pending/' }],
  // The operator may have refused before the donor has answered. What the provider says is recorded.
  [
    'of a payment refused early',
    { answer: answers.refused, cookie: early },
    { ...unrecorded('early'), ...recorded('refused') },
  ],
  [
    'of a payment refused, with another early',
    { answer: answers.refused, cookie: 'donation_early_777=1' },
    ended('refused'),
  ],
  ['of a payment accepted early', { answer: answers.accepted, cookie: early }, ended('accepted')],
  // Which reference counts: one of an open payment of this browser, else that of the body, the query, the cookie.
  ['with one reference in the body and one in the query', { query: '?transaction_id=1' }, {}],
  ['with an invalid reference in the body', { body: 'transaction_id=<', query: '?cpm_trans_id=1' }, pending('1')],
  [
    'with a reference in the query that a cookie knows',
    { body: '', query: '?transaction_id=1', cookie: 'donation_early_1=1' },
    pending('1'),
  ],
  ['with a reference in a cookie alone', { body: 'token=abc', cookie: openCookie }, pending('777')],
  [
    'with several references in cookies: the latest',
    { body: '', cookie: `${openCookie}; donation_reference_778=6; donation_reference_779=1` },
    pending('778'),
  ],
  ['with a payment just started alone', { body: '', cookie: 'donation_early_777=1' }, pending('777')],
  [
    'with two references of which a cookie knows the second',
    { query: '?cpm_trans_id=42', cookie: 'donation_early_42=1' },
    pending('42'),
  ],
  ['with two references of which no cookie knows any', { query: '?cpm_trans_id=1', cookie: 'donation_early_21=1' }, {}],
  // A link can name somebody else's payment: a browser that has an open one does not remember it.
  ['by a link', { method: 'GET', query: '?transaction_id=12345678' }, {}],
  [
    'by a link, beside an open payment',
    { method: 'GET', query: '?transaction_id=12345678', cookie: openCookie },
    { reference: undefined },
  ],
  ['by the provider’s page, beside an open payment', { cookie: openCookie }, {}],
  [
    'by a link, of an open payment, beside another',
    { method: 'GET', query: '?transaction_id=12345678', cookie: `${openCookie}; donation_reference_12345678=1` },
    {},
  ],
  ['of a payment just started, beside an open one', { cookie: `${openCookie}; ${early}` }, {}],
  ['without cookies', { cookie: '' }, { page: '/cinetpay-return/pending/#12345678' }],
  ['without cookies or a reference', { cookie: '', body: '' }, neutralPage],
  ['without a reference', { body: '' }, neutralPage],
  ['with a tag for a reference', { body: 'transaction_id=<script>' }, neutralPage],
  // Checked for pages of this site, and for pages that a browser opens.
  ['by a script of this site', from('same-origin', 'cors', 'empty'), {}],
  ['from the provider', from('cross-site', 'navigate'), {}],
  ['in a frame of another site', from('cross-site', 'navigate', 'iframe'), noPage],
  ['by a picture of another site', from('cross-site', 'no-cors', 'image'), noPage],
  ['by a script of another site', from('cross-site', 'cors', 'empty'), noPage],
  ['that is a mere visit', { method: 'GET' }, noPage],
  ['by a monitor', { method: 'HEAD', query: '?transaction_id=12345678' }, noPage],
])(
  'a return %s leads to its page, and is checked only if the donor may come from the provider',
  async (_, visit, expected) => {
    const { told, response } = await comeBack(visit);
    expect(told).toEqual({ ...pending(), ...expected });
    expect(response.status).toBe(told.page ? 303 : visit.method ? 200 : 204);
    const { headers } = response;
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

it('the provider has three seconds for its answer about a return, because a donor waits meanwhile', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await comeBack({});
  expect(timeout.mock.calls).toEqual([[3000]]);
  timeout.mockRestore();
});

it('a page that polls gets the answer as JSON, and the cookies', async () => {
  const { response, html, cookies } = await comeBack({ query: '/poll', answer: answers.accepted });
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
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
    paidAt: '2026-11-25T10:00:00Z',
    checkedAt: 1_795_255_200,
  };
  expect(findCheckCookie(cookies[1] ?? '', '')).toEqual({ reference: '12345678', ...carried });
  const [, value = ''] = /=(.*?);/.exec(cookies[1] ?? '') ?? [];
  expect([...new URLSearchParams(value).keys()].sort()).toEqual(Object.keys(carried).sort());
  expect(records.get('12345678/accepted')).toMatchObject({ providerId: 'cinetpay', payoutAt: '2026-11-25T10:00:00Z' });
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
  'a visit with the cookie “$cookie” gets a page in $language that leads to the neutral page',
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

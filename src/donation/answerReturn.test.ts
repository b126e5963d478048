import { readFileSync } from 'node:fs';
import { answerReturn, answerVisit } from './answerReturn';
import { readCheckCookie } from './memory';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

type Way = { cookie?: string; body?: string; answer?: unknown; keys?: typeof variables | Record<string, never> };

async function comeBack({ cookie = '', body = 'transaction_id=12345678&token=abc', answer, keys = variables }: Way) {
  const log: string[] = [];
  const asked: unknown[] = [];
  const request = new Request('https://site.example/cinetpay-return', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', cookie },
  });
  const response = await answerReturn(request, keys, {
    log: (line) => log.push(line),
    send: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).transaction_id);
      return Response.json(answer);
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    cookie: response.headers.getSetCookie()[0] ?? '',
    told: readCheckCookie(response.headers.getSetCookie()[1] ?? ''),
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
  ['unchecked', null],
])('keeps the reference of a payment that is %s for a later look, out of the reach of scripts', async (_, answer) => {
  const { cookie } = await comeBack({ answer });
  expect(cookie).toBe(
    'donation_reference=12345678; Max-Age=1800; Path=/cinetpay-return; HttpOnly; Secure; SameSite=Lax',
  );
});

it('tells the page which payment it asked about, and what the provider answered', async () => {
  const { told } = await comeBack({ answer: settled('00', 'ACCEPTED') });
  expect(told).toEqual({ reference: '12345678', state: 'accepted', amount: 1000, currency: 'XAF' });
});

it('tells the page of no payment where there was none to ask about', async () => {
  expect((await comeBack({ answer: pending, body: '' })).told).toBeUndefined();
});

it('forgets the reference of a payment that is settled', async () => {
  const { cookie } = await comeBack({ answer: settled('00', 'ACCEPTED') });
  expect(cookie).toContain('donation_reference=;');
  expect(cookie).toContain('Max-Age=0');
});

it('checks again by the reference it kept', async () => {
  const { asked, location } = await comeBack({ answer: pending, body: '', cookie: 'donation_reference=777' });
  expect(asked).toEqual(['777']);
  expect(location).toBe('/cinetpay-return/pending/');
});

it('prefers the reference that the provider posts', async () => {
  const { asked } = await comeBack({ answer: pending, cookie: 'donation_reference=777' });
  expect(asked).toEqual(['12345678']);
});

it.each(['', 'transaction_id=', 'transaction_id=<script>', `transaction_id=${'1'.repeat(31)}`])(
  'asks nobody about %j, and shows the neutral page',
  async (body) => {
    const { asked, location } = await comeBack({ answer: pending, body });
    expect(asked).toEqual([]);
    expect(location).toBe('/cinetpay-return/neutral/');
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
  const answer = answerVisit(new Request('https://site.example/cinetpay-return', { headers: { cookie } }));
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`url=${page}"`);
  expect(html).toContain(`<html lang="${language}">`);
});

it('protects what it answers itself: header rules are for files alone', async () => {
  const visit = answerVisit(new Request('https://site.example/cinetpay-return'));
  const { headers } = await comeBack({ answer: pending });
  for (const answered of [visit.headers, headers]) {
    expect(answered.get('content-security-policy')).toContain("default-src 'none'");
    expect(answered.get('x-content-type-options')).toBe('nosniff');
    expect(answered.get('cache-control')).toBe('no-store');
    expect(readFileSync('netlify.toml', 'utf8')).toContain(
      `Permissions-Policy = "${answered.get('permissions-policy')}"`,
    );
  }
});

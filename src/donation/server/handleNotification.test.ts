import { createHmac } from 'node:crypto';
import { handleNotification } from './handleNotification';
import type { Ledger, PaymentRecord } from './recordPayment';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123', CINETPAY_SECRET_KEY: 'secret' };

// The sixteen fields of docs/cinetpay.md, section 6, in its order.
const fields = {
  cpm_site_id: '123',
  cpm_trans_id: '12345678',
  cpm_trans_date: '2026-11-21 10:00:00',
  cpm_amount: '1000',
  cpm_currency: 'XAF',
  signature: 'opaque',
  payment_method: 'OMCM',
  cel_phone_num: '699000000',
  cpm_phone_prefixe: '237',
  cpm_language: 'fr',
  cpm_version: 'V4',
  cpm_payment_config: 'SINGLE',
  cpm_page_action: 'PAYMENT',
  cpm_custom: '',
  cpm_designation: 'Don au projet',
  cpm_error_message: 'SUCCES',
};

const sign = (values: object, key = 'secret') =>
  createHmac('sha256', key).update(Object.values(values).join('')).digest('hex');

const accepted = { code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } };
const pending = { code: '662', data: { status: 'PENDING' } };
const refused = { code: '600', data: { status: 'REFUSED' } };

type Call = {
  method?: 'GET' | 'HEAD';
  body?: Record<string, string>;
  token?: string;
  type?: string;
  answer?: unknown;
  keys?: Partial<typeof variables>;
  /** The store takes nothing. */
  isFull?: boolean;
};

async function notify({
  method,
  body = fields,
  token = sign(body),
  type,
  answer = accepted,
  keys = variables,
  isFull,
}: Call) {
  const records = new Map<string, PaymentRecord>();
  const unproven: string[] = [];
  const log: string[] = [];
  const alerts: string[] = [];
  const headers = { ...(token && { 'x-token': token }), ...(type && { 'content-type': type }) };
  const posted = { method: 'POST', body: new URLSearchParams(body), headers };
  const ledger: Ledger & { send: typeof fetch } = {
    record: async (key, payment) => {
      if (isFull) throw new Error('no room left');
      records.set(key, payment);
      return undefined;
    },
    keepUnproven: async (reason, reference) => {
      if (isFull) throw new Error('no room left');
      unproven.push(`${reason}/${reference}`);
    },
    log: (line) => log.push(line),
    alert: (line, kind = 'money') => alerts.push(`${kind}: ${line}`),
    waitUntil: () => {},
    send: async () => Response.json(answer),
    now: () => new Date('2026-11-21T10:00:00Z'),
  };
  const request = new Request('https://site.example/cinetpay-notify', method ? { method } : posted);
  const response = await handleNotification(request, keys, ledger);
  expect([...log, ...alerts].join()).not.toContain('699000000');
  const told = { log, alerts, unproven, records: [...records.keys()] };
  return { response, answer: `${response.status} ${await response.clone().text()}`, told, records };
}

type Told = Record<'log' | 'alerts' | 'unproven' | 'records', string[]>;
const nothing: Told = { log: [], alerts: [], unproven: [], records: [] };
const recorded = { log: ['Payment 12345678 is accepted: recorded.'], records: ['12345678/accepted'] };
const forged = (described: string) => ({
  alerts: [`forged: A payment notification was not recorded: its signature is wrong (${described}).`],
});
const names = Object.keys(fields).join(' ');
const wrong = { ...forged(`application?x?www?form?urlencoded?charse: ${names}`), unproven: ['forged/12345678'] };
const notOurs = { log: ['A notification was ignored: its reference is not one of this site.'] };
const unset = { log: ['A payment notification was not recorded: the payment keys, or the secret one, are not set.'] };

it.each<[string, Call, string, Partial<Told>]>([
  ['the provider’s probe', { method: 'GET' }, '200 OK', {}],
  ['the probe of a monitor', { method: 'HEAD' }, '200 OK', {}],
  ['the documented sixteen fields', {}, '200 OK', recorded],
  ['no signature', { token: '' }, '403 No signature', {}],
  ['another key', { token: sign(fields, 'guess') }, '403 Wrong signature', wrong],
  ['the signature of another amount', { token: sign({ ...fields, cpm_amount: '1' }) }, '403 Wrong signature', wrong],
  [
    'another account',
    { token: 'aa', body: { ...fields, cpm_site_id: '1' } },
    '403 Wrong signature',
    { ...wrong, unproven: [] },
  ],
  [
    'a text for whoever reads the alerts',
    {
      token: 'aa',
      body: { '<https://evil.example|x>': '' },
      type: '<!channel> *Virement refusé* : <https://evil.example>',
    },
    '403 Wrong signature',
    forged('??channel? ?Virement refus?? : ?https:??: ?https:??evil?example?x?'),
  ],
  [
    'a wrong signature, while the store takes nothing',
    { token: 'aa', isFull: true },
    '503 Could not keep',
    {
      alerts: [
        ...wrong.alerts,
        'forged: Payment 12345678 was notified with a wrong signature and could not be kept for the daily check (Error: no room left).',
      ],
    },
  ],
  ['a path for a reference', { body: { ...fields, cpm_trans_id: '../x' } }, '200 OK', notOurs],
  ['no reference', { body: { ...fields, cpm_trans_id: '' } }, '200 OK', notOurs],
  ['no secret key', { keys: { ...variables, CINETPAY_SECRET_KEY: undefined } }, '503 Not configured', unset],
  ['no API key', { keys: { ...variables, GATSBY_CINETPAY_API_KEY: undefined } }, '503 Not configured', unset],
  [
    'no answer to the check',
    { answer: null },
    '503 Could not check',
    {
      log: ['Payment 12345678 was notified but could not be checked: the provider is asked to notify again.'],
      unproven: ['unchecked/12345678'],
    },
  ],
  [
    'a payment that no provider knows',
    { answer: { code: '608' } },
    '503 Unknown',
    {
      log: ['Payment 12345678 was notified, but no provider knows it: the provider is asked to notify again.'],
      unproven: ['unknown/12345678'],
    },
  ],
  [
    'a full store',
    { isFull: true },
    '503 Could not record',
    { alerts: ['money: Payment 12345678 is accepted but could not be recorded (Error: no room left).'] },
  ],
  [
    'another amount than the check confirms',
    { body: { ...fields, cpm_amount: '999999' } },
    '200 OK',
    {
      ...recorded,
      log: [
        ...recorded.log,
        'Payment 12345678 was notified with another amount than the provider confirms: the confirmed one counts.',
      ],
    },
  ],
  [
    'a success that the check does not confirm yet',
    { answer: pending },
    '503 Not confirmed yet',
    {
      log: [
        'Payment 12345678 is pending: recorded.',
        'Payment 12345678 was notified, but the check still says pending: the provider is asked to notify again.',
      ],
      records: ['12345678/pending'],
    },
  ],
  [
    'a payment that waits, as the check says too',
    { body: { ...fields, cpm_error_message: 'PENDING' }, answer: pending },
    '200 OK',
    { log: ['Payment 12345678 is pending: recorded.'], records: ['12345678/pending'] },
  ],
  [
    'a success that the check denies',
    { answer: refused },
    '200 OK',
    {
      log: ['Payment 12345678 is refused: recorded.'],
      records: ['12345678/refused'],
      alerts: ['money: Payment 12345678 was notified as paid, but the check says refused: ask the provider.'],
    },
  ],
  [
    'an end without an amount',
    {
      body: { ...fields, cpm_error_message: 'TRANSACTION_CANCEL' },
      answer: { code: '627', data: { status: 'REFUSED' } },
    },
    '200 OK',
    { log: ['Payment 12345678 is cancelled: recorded.'], records: ['12345678/cancelled'] },
  ],
  [
    'a code and a status that the documentation lacks',
    { body: { ...fields, cpm_error_message: 'ODD' }, answer: { code: '607', data: { status: 'ODD' } } },
    '200 OK',
    {
      log: [
        'Payment 12345678: CinetPay answered code 607 with status ODD, which docs/cinetpay.md does not know.',
        'Payment 12345678 is pending: recorded.',
      ],
      records: ['12345678/pending'],
    },
  ],
])('a notification with %s', async (_, call, expected, told) => {
  const { answer, told: happened, response } = await notify(call);
  expect(answer).toBe(expected);
  expect(happened).toEqual({ ...nothing, ...told });
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('a record holds what the provider confirms, not what was notified, and no personal data', async () => {
  const { records } = await notify({ body: { ...fields, cpm_amount: '999999' } });
  expect(records.get('12345678/accepted')).toEqual({
    reference: '12345678',
    state: 'accepted',
    amount: 1000,
    currency: 'XAF',
    providerId: 'cinetpay',
    recordedAt: '2026-11-21T10:00:00.000Z',
  });
});

it.each([
  ['elsewhere', 'A payment notification was not recorded: nothing is kept of the start of payment 1.'],
  [
    'cinetpay-v1',
    'A payment notification was not recorded: its signature is wrong (another token or transaction than that of the start).',
  ],
])(
  'a token is compared with what was kept by the provider itself, and one line tells of another: %s',
  async (providerId, line) => {
    const lines: string[] = [];
    const started = { reference: '1', amount: 1000, currency: 'XAF', startedAt: '', kept: { notifyToken: 'theirs' } };
    const body = JSON.stringify({ notify_token: 'other', merchant_transaction_id: '1', transaction_id: '1' });
    const response = await handleNotification(
      new Request('https://site.example/cinetpay-notify', { method: 'POST', body }),
      { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' },
      {
        record: async () => undefined,
        log: (told) => lines.push(told),
        alert: (told) => lines.push(told),
        starts: { reserve: async () => true, complete: async () => {}, find: async () => ({ providerId, ...started }) },
      },
    );
    expect(response.status).toBe(403);
    expect(lines).toEqual([line]);
  },
);

import { createHmac } from 'node:crypto';
import { handleNotification } from './handleNotification';
import type { PaymentRecord } from './recordPayment';

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

const silentLedger = { record: async () => undefined, log: () => {}, alert: async () => {} };

const sign = (values: object, key = 'secret') =>
  createHmac('sha256', key).update(Object.values(values).join('')).digest('hex');

const accepted = { code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } };

type Call = {
  body?: Record<string, string>;
  token?: string;
  answer?: unknown;
  keys?: Partial<typeof variables>;
  isFull?: boolean;
};

function createReceiver() {
  const records = new Map<string, PaymentRecord>();
  const log: string[] = [];
  const alerts: string[] = [];
  const notify = async ({
    body = fields,
    token = sign(body),
    answer = accepted,
    keys = variables,
    isFull = false,
  }: Call) => {
    const request = new Request('https://site.example/cinetpay-notify', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { 'x-token': token },
    });
    const response = await handleNotification(request, keys, {
      record: async (key, payment) => {
        if (isFull) throw new Error('no room left');
        const kept = records.get(key);
        if (!kept) records.set(key, payment);
        return kept;
      },
      log: (line) => log.push(line),
      alert: async (line) => {
        log.push(line);
        alerts.push(line);
      },
      send: async () => Response.json(answer),
      now: () => new Date('2026-11-21T10:00:00Z'),
    });
    return `${response.status} ${await response.text()}`;
  };
  return { records, log, alerts, notify };
}

it('the notification function answers the provider’s GET with 200, in uncached plain text, with security headers', async () => {
  const request = new Request('https://site.example/cinetpay-notify');
  const response = await handleNotification(request, {}, silentLedger);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('OK');
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('a record holds what the provider confirms, and no personal data', async () => {
  const { notify, records, log, alerts } = createReceiver();
  expect(await notify({})).toBe('200 OK');
  expect([...records]).toEqual([
    [
      '12345678/accepted',
      {
        reference: '12345678',
        state: 'accepted',
        amount: 1000,
        currency: 'XAF',
        provider: 'cinetpay',
        recordedAt: '2026-11-21T10:00:00.000Z',
      },
    ],
  ]);
  expect(log).toEqual(['Payment 12345678 is accepted: recorded.']);
  expect(alerts).toEqual([]);
});

it('a signature without the last field is valid, as in the older documentation', async () => {
  const { notify, records } = createReceiver();
  const { cpm_error_message, ...older } = fields;
  expect(await notify({ token: sign(older) })).toBe('200 OK');
  expect(records.size).toBe(1);
});

it.each([
  ['made with another key', sign(fields, 'guess')],
  ['of another notification', sign({ ...fields, cpm_amount: '1' })],
  ['not hexadecimal', 'zz'],
])('a notification whose signature is %s is logged and not recorded', async (_, token) => {
  const { notify, records, log } = createReceiver();
  expect(await notify({ token })).toBe('403 Wrong signature');
  expect(records.size).toBe(0);
  expect(log.join()).toContain('signature is wrong');
});

it('the provider is to notify again after a failed check', async () => {
  const { notify, records, log } = createReceiver();
  expect(await notify({ answer: null })).toBe('503 Could not check');
  expect(records.size).toBe(0);
  expect(log.join()).toContain('could not be checked');
});

it('the provider is to notify again when the record cannot be stored, and the log names the payment', async () => {
  const { notify, log } = createReceiver();
  expect(await notify({ isFull: true })).toBe('503 Could not record');
  expect(log.join()).toMatch(/12345678 is accepted but could not be recorded.*no room left/);
});

it('a payment that the provider does not know is logged and not recorded', async () => {
  const { notify, records, log } = createReceiver();
  expect(await notify({ answer: { code: '608' } })).toBe('503 Unknown');
  expect(records.size).toBe(0);
  expect(log).toEqual([
    'Payment 12345678 was notified, but no provider knows it: the provider is asked to notify again.',
  ]);
});

it('a record holds the confirmed amount, not the notified one, and the log says so', async () => {
  const { notify, records, log } = createReceiver();
  const body = { ...fields, cpm_amount: '999999' };
  await notify({ body });
  expect(records.get('12345678/accepted')?.amount).toBe(1000);
  expect(log[0]).toMatch(/^Payment 12345678 was notified with another amount .* the confirmed one counts\.$/);
});

it.each([
  ['the secret key', { ...variables, CINETPAY_SECRET_KEY: undefined }],
  ['the API key', { ...variables, GATSBY_CINETPAY_API_KEY: undefined }],
])('a notification is logged and not recorded when %s is not set', async (_, keys) => {
  const { notify, records, log } = createReceiver();
  expect(await notify({ keys })).toBe('503 Not configured');
  expect(records.size).toBe(0);
  expect(log.join()).toContain('not set');
});

it('the log contains no phone number', async () => {
  const { notify, log } = createReceiver();
  await notify({});
  await notify({ token: '' });
  await notify({ answer: null });
  expect(log.join()).not.toContain('699000000');
});

it('a check without an amount is not logged as another amount', async () => {
  const { notify, log } = createReceiver();
  const body = { ...fields, cpm_error_message: 'TRANSACTION_CANCEL' };
  await notify({ body, answer: { code: '627', data: { status: 'REFUSED' } } });
  expect(log).toEqual(['Payment 12345678 is cancelled: recorded.']);
});

it('a signature over every posted value in its order is valid, as in the provider’s PHP library', async () => {
  const { notify, records } = createReceiver();
  const reordered = { ...Object.fromEntries(Object.entries(fields).reverse()), cpm_payment_date: '2026-11-21' };
  expect(await notify({ body: reordered })).toBe('200 OK');
  expect(records.size).toBe(1);
});

it('the alert about a wrong signature names the fields, and none of their values', async () => {
  const { notify, alerts } = createReceiver();
  await notify({ token: 'aa' });
  expect(alerts[0]).toMatch(/signature is wrong \(application\/x-www-form-urlencoded.*: cpm_site_id cpm_trans_id/);
  expect(alerts[0]).not.toContain('699000000');
});

it('a notification without a signature is refused without a line in the log', async () => {
  const { log } = createReceiver();
  const request = new Request('https://site.example/cinetpay-notify', { method: 'POST', body: '' });
  const response = await handleNotification(request, variables, silentLedger);
  expect(response.status).toBe(403);
  expect(await response.text()).toBe('No signature');
  expect(log).toEqual([]);
});

it.each(['../other-store/x', 'a#b', '1\nPayment 99999999 is accepted: recorded.', ''])(
  'a signed notification of the reference %j is acknowledged, and asks and records nothing',
  async (reference) => {
    const { notify, records, log } = createReceiver();
    expect(await notify({ body: { ...fields, cpm_trans_id: reference } })).toBe('200 OK');
    expect(records.size).toBe(0);
    expect(log).toEqual(['A notification was ignored: its reference is not one of this site.']);
  },
);

it('the provider is to notify again when the check does not confirm yet what it notified', async () => {
  const { notify, records, log } = createReceiver();
  expect(await notify({ answer: { code: '662', data: { status: 'PENDING' } } })).toBe('503 Not confirmed yet');
  expect([...records.keys()]).toEqual(['12345678/pending']);
  expect(log.join()).toContain('was notified, but the check still says pending');
});

it('a pending payment that was notified as such is acknowledged', async () => {
  const { notify } = createReceiver();
  const body = { ...fields, cpm_error_message: 'PENDING' };
  expect(await notify({ body, answer: { code: '662', data: { status: 'PENDING' } } })).toBe('200 OK');
});

it('a success that the check denies is alerted', async () => {
  const { notify, alerts } = createReceiver();
  expect(await notify({ answer: { code: '600', data: { status: 'REFUSED' } } })).toBe('200 OK');
  expect(alerts).toEqual([expect.stringContaining('notified as paid, but the check says refused')]);
});

it('the log names a code and a status that the documentation lacks', async () => {
  const { notify, log } = createReceiver();
  await notify({ answer: { code: '607', data: { status: 'ODD' } } });
  expect(log[0]).toBe(
    'Payment 12345678: CinetPay answered code 607 with status ODD, which docs/cinetpay.md does not know.',
  );
});

it('a start that another provider has does not make a notification of this one forged', async () => {
  const alerts: string[] = [];
  const started = { reference: '1', amount: 1000, currency: 'XAF', startedAt: '', kept: { notifyToken: 'theirs' } };
  const notify = (provider: string) =>
    handleNotification(
      new Request('https://site.example/cinetpay-notify', {
        method: 'POST',
        body: JSON.stringify({ notify_token: 'other', merchant_transaction_id: '1', transaction_id: '1' }),
      }),
      { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' },
      {
        ...silentLedger,
        alert: async (line) => void alerts.push(line),
        starts: { keep: async (kept) => kept, find: async () => ({ provider, ...started }) },
      },
    );
  expect((await notify('elsewhere')).status).toBe(403);
  expect(alerts).toEqual([]);
  expect((await notify('cinetpay-v1')).status).toBe(403);
  expect(alerts).toHaveLength(1);
});

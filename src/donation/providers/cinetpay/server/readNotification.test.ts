import { createHmac } from 'node:crypto';
import { handleNotification } from '../../../server/handleNotification';
import { createMemoryServices } from '../../../testing/memoryServices';
import { notificationFields } from '../vocabulary';
import { notifications } from './capturedNotifications.json';

const variables = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '100000', CINETPAY_SECRET_KEY: 'secret' };

type Sent = { signed?: string; body?: BodyInit; type?: string; isInCapitals?: boolean };

/** The notification with these fields, signed and sent in several ways. */
function listVariants(fields: [string, string][]): (Sent & { variant: string })[] {
  const values = new Map(fields);
  const sign = (without?: string) =>
    notificationFields.map((name) => (name === without ? '' : (values.get(name) ?? ''))).join('');
  const form = new URLSearchParams(fields);
  const multipart = new FormData();
  for (const [name, value] of fields) multipart.append(name, value);
  const json = JSON.stringify(Object.fromEntries(fields));
  return [
    { variant: 'as documented' },
    { variant: 'values as they arrive', signed: fields.map(([, value]) => value).join('') },
    { variant: 'no cpm_custom', signed: sign('cpm_custom') },
    { variant: 'no cpm_error_message', signed: sign('cpm_error_message') },
    { variant: 'token in capitals', isInCapitals: true },
    { variant: 'multipart', body: multipart },
    { variant: 'JSON', body: json, type: 'application/json' },
    { variant: 'raw body', signed: String(form) },
  ].map((sent) => ({ signed: sign(), body: form, ...sent }));
}

/** Sends a notification whose check the provider answers with `answer`. */
async function notify({ signed = '', body, type, isInCapitals }: Sent, answer: object) {
  const token = createHmac('sha256', 'secret').update(signed).digest('hex');
  const headers = { 'x-token': isInCapitals ? token.toUpperCase() : token, ...(type && { 'content-type': type }) };
  const { services, records, index } = createMemoryServices();
  const request = new Request('https://site.example/cinetpay-notify', { method: 'POST', body, headers });
  const send: typeof fetch = async () => Response.json(answer);
  const { status } = await handleNotification(request, variables, { ...services, send });
  return `${status} ${[...records.keys(), ...index]}`;
}

const accepted = { code: '00', data: { status: 'ACCEPTED', amount: '100', currency: 'XAF' } };

// Each row lists the variants that are refused, whose payment then waits for the hourly check. The others are recorded.
it.each([
  ['CM 2022, MTN, 13 fields', '73773805744242', ['raw body']],
  ['CM 2022, MTN, failed, 14 fields', '73773809374380', ['raw body']],
  ['CI 2021, V1, custom with & and =', 'reftransaction73703672', ['no cpm_custom', 'raw body']],
  ['BF 2022, OMBF, 14 fields', 'D30u48', ['raw body']],
  ['CD 2025, 16 fields, JSON metadata, SUCCES', 'ref0285886802991PAZMYEJN', ['no cpm_custom', 'raw body']],
  ['fixture: cpm_result added, designation with é and —', 'refTEST3330', ['raw body']],
  ['fixture: cpm_trans_status added', 'txdon0', ['no cpm_custom', 'raw body']],
  ['fixture: success with an empty cpm_error_message', 'PAYABC', ['raw body']],
])('no captured notification is lost: %s', async (name, reference, refused) => {
  const captured = notifications.find((known) => known.name === name);
  const variants = listVariants(captured?.fields as [string, string][]);
  const answers = await Promise.all(variants.map(async (sent) => [sent.variant, await notify(sent, accepted)]));
  const endOf = (variant: string) =>
    refused.includes(variant) ? `403 suspect/${reference}` : `200 ${reference}/accepted`;
  expect(answers).toEqual(variants.map(({ variant }) => [variant, endOf(variant)]));
});

it.each<[string, string | undefined, number]>([
  ['says that it is paid', 'SUCCES', 503],
  ['has no message', undefined, 503],
  ['has a blank message', ' ', 503],
  ['says how it failed', 'PAYMENT_FAILED', 200],
])(
  'while the check says pending, a notification that %s is asked for again, unless it failed',
  async (_, message, status) => {
    const fields: [string, string][] = [
      ['cpm_trans_id', '1'],
      ...(message ? [['cpm_error_message', message] as [string, string]] : []),
    ];
    const [sent = {}] = listVariants(fields);
    expect(await notify(sent, { code: '662', data: { status: 'PENDING' } })).toBe(`${status} 1/pending,notified/1`);
  },
);

it.each([
  ['a tail that is no hexadecimal digit', 'zz'],
  ['one digit more', '0'],
])('a signature with %s is wrong', async (_, tail) => {
  const body = new URLSearchParams({ cpm_site_id: '100000', cpm_trans_id: '1' });
  const token = createHmac('sha256', 'secret').update('1000001').digest('hex');
  const headers = { 'x-token': token + tail };
  const request = new Request('https://site.example/', { method: 'POST', body, headers });
  expect((await handleNotification(request, variables, createMemoryServices().services)).status).toBe(403);
});

import { createHmac } from 'node:crypto';
import { notificationFields } from '../vocabulary';
import { notifications } from './capturedNotifications.json';
import { readCinetpayNotification } from './readNotification';

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

function read({ signed = '', body, type, isInCapitals }: Sent) {
  const token = createHmac('sha256', 'secret').update(signed).digest('hex');
  const headers = { 'x-token': isInCapitals ? token.toUpperCase() : token, ...(type && { 'content-type': type }) };
  const request = new Request('https://site.example/cinetpay-notify', { method: 'POST', body, headers });
  return readCinetpayNotification(request, 'secret', '100000');
}

// Each row lists the variants whose signature counts as wrong. They name the payment all the same.
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
  for (const sent of variants) {
    const kind = refused.includes(sent.variant) ? 'suspect' : 'genuine';
    expect([sent.variant, await read(sent)]).toEqual([sent.variant, expect.objectContaining({ kind, reference })]);
  }
});

it.each<[what: string, message: [string, string][], isPaid: boolean | undefined]>([
  ['a success', [['cpm_error_message', 'SUCCES']], true],
  ['no message', [], undefined],
  ['a blank message', [['cpm_error_message', ' ']], undefined],
  ['any other message', [['cpm_error_message', 'PAYMENT_FAILED']], false],
])('a notification with %s says, if anything, whether the payment is paid', async (_, message, isPaid) => {
  const [sent = {}] = listVariants([['cpm_trans_id', '1'], ...message]);
  expect(await read(sent)).toEqual({ kind: 'genuine', reference: '1', startedAt: '', isPaid });
});

it.each([
  ['a tail that is no hexadecimal digit', 'zz'],
  ['one digit more', '0'],
])('a signature with %s is wrong', async (_, tail) => {
  const body = new URLSearchParams({ cpm_site_id: '100000', cpm_trans_id: '1' });
  const token = createHmac('sha256', 'secret').update('1000001').digest('hex');
  const headers = { 'x-token': token + tail };
  const request = new Request('https://site.example/', { method: 'POST', body, headers });
  expect(await readCinetpayNotification(request, 'secret', '100000')).toMatchObject({ kind: 'suspect' });
});

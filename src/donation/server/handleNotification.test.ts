import { notificationFields } from '../providers/cinetpay/vocabulary';
import type { Variables } from '../providers/provider';
import { createMemoryServices } from '../testing/memoryServices';
import { fake, sign } from '../testing/providerFakes/cinetpay';
import { handleNotification } from './handleNotification';

// The readNotification.test.ts of each provider tests what it reads in a notification.

const { variables } = fake;

const fields = {
  ...Object.fromEntries(notificationFields.map((name) => [name, 'any'])),
  cpm_site_id: '123',
  cpm_trans_id: '12345678',
  cpm_amount: '1000',
  cel_phone_num: '699000000',
  cpm_error_message: 'SUCCES',
};

const stillPending = { code: '662', data: { status: 'PENDING' } };
const accepted = { code: '00', data: { status: 'ACCEPTED', amount: '1000', currency: 'XAF' } };

type Call = {
  method?: 'GET' | 'HEAD';
  /** The fields of the notification, in place of the documented ones. */
  body?: Record<string, string>;
  token?: string;
  type?: string;
  answer?: unknown;
  keys?: Variables;
  isFull?: boolean;
  /** The provider with which a function has started payment 12345678. */
  startedBy?: string;
};

/**
 * @returns the response; in `told` the log, the alerts, the index and the keys of the records; in `reads` how often the
 * started payment was read
 */
async function notify({ method, body = fields, token = sign(body), type, ...call }: Call) {
  const { answer = accepted, keys = variables, isFull = false, startedBy } = call;
  const memory = createMemoryServices();
  memory.isFull = isFull;
  const start = {
    reference: '12345678',
    amount: 1000,
    currency: 'XAF',
    startedAt: '',
    secrets: { notifyToken: 'theirs' },
  };
  if (startedBy) memory.startedPayments.set('12345678', { providerId: startedBy, ...start });
  const headers = { ...(token && { 'x-token': token }), ...(type && { 'content-type': type }) };
  const posted = { method: 'POST', body: new URLSearchParams(body), headers };
  const request = new Request('https://site.example/cinetpay-notify', method ? { method } : posted);
  const send: typeof fetch = async () => Response.json(answer);
  const find = jest.spyOn(memory.services.ledger.startedPayments, 'find');
  const response = await handleNotification(request, keys, { ...memory.services, send });
  const { log, alerts, index, records } = memory;
  return { response, told: [...log, ...alerts, ...index, ...records.keys()], reads: find.mock.calls.length };
}

const recorded = (state: string, ...more: string[]) => [
  `Payment 12345678 is ${state}: recorded.`,
  ...more,
  `12345678/${state}`,
];
const waits = (group: string) => `${group}/12345678`;
const suspect = (described: string) =>
  `suspect: A payment notification was not recorded: its signature or token is wrong (${described}).`;
const wrong = suspect(`application?x-www-form-urlencoded?charset?UTF-8: ${notificationFields.join(' ')}`);
const notOurs = 'A notification was ignored: its reference is not one of this site.';
const unset = [
  'setup: A payment notification could not be verified: the keys of the provider are not all set.',
  waits('unchecked'),
];

const again = (why: string) => `Payment 12345678 was notified${why}: the provider is asked to notify again.`;
const otherAmount =
  'Payment 12345678 was notified with another amount than the provider confirms: the confirmed one counts.';

const v1 = { CINETPAY_V1_API_KEY: 'key', CINETPAY_V1_API_PASSWORD: 'word' };
const ofV1 = {
  keys: { ...v1, GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' },
  body: { notify_token: 'other', merchant_transaction_id: '12345678', transaction_id: '1' },
};

it.each<[what: string, call: Call, answer: string, told: string[]]>([
  ['a GET, as the provider probes,', { method: 'GET' }, '200 OK', []],
  ['a HEAD, as a monitor asks,', { method: 'HEAD' }, '200 OK', []],
  ['the documented fields', {}, '200 OK', recorded('accepted')],
  ['a key as copied', { keys: { ...variables, CINETPAY_SECRET_KEY: ' secret\n' } }, '200 OK', recorded('accepted')],
  [
    'no signature, of our account',
    { token: '' },
    '403 Wrong signature',
    [suspect(`no x-token: ${notificationFields.join(' ')}`), waits('suspect')],
  ],
  ['no signature, of another account', { token: '', body: { ...fields, cpm_site_id: '1' } }, '403 No signature', []],
  ['nothing, as the preflight sends it', { token: '', body: {} }, '403 No signature', []],
  ['another amount', { token: sign({ ...fields, cpm_amount: '1' }) }, '403 Wrong signature', [wrong, waits('suspect')]],
  ['another account', { token: 'aa', body: { ...fields, cpm_site_id: '1' } }, '403 Wrong signature', [wrong]],
  [
    'a text for whoever reads the alerts',
    {
      token: 'aa',
      body: { '<https://evil.example|x>': '' },
      type: '<!channel> *Virement refusé* : <https://evil.example>',
    },
    '403 Wrong signature',
    [suspect('??channel? ?Virement refus?? : ?https:??evil?example?: ?https:??evil?example?x?')],
  ],
  [
    'a body in another format',
    { token: 'aa', body: { '<notification><cel_phone_num>699000000</cel_phone_num>': '' }, type: 'text/xml' },
    '403 Wrong signature',
    [suspect('text?xml: ?notification??cel_phone_num?6')],
  ],
  [
    'a text without an end',
    { token: 'aa', body: {}, type: 'a'.repeat(500) },
    '403 Wrong signature',
    [suspect('a'.repeat(400))],
  ],
  [
    'a wrong signature, while the store takes nothing',
    { token: 'aa', isFull: true },
    '503 Could not store',
    [
      'Payment 12345678 was notified without proof and could not be kept for the hourly check yet (Error: no room left).',
      wrong,
      'unconfirmed: Payment 12345678 was notified without proof and could not be kept for the hourly check (Error: no room left).',
    ],
  ],
  ['a path for a reference', { body: { ...fields, cpm_trans_id: '../x' } }, '200 OK', [notOurs]],
  ['no reference', { body: { ...fields, cpm_trans_id: '' } }, '200 OK', [notOurs]],
  // The hourly check asks about the payment once the keys are set.
  ['no secret key', { keys: { ...variables, CINETPAY_SECRET_KEY: ' \n' } }, '503 Not configured', unset],
  ['no API key', { keys: { ...variables, GATSBY_CINETPAY_API_KEY: undefined } }, '503 Not configured', unset],
  [
    'no keys, as API v1 sends it',
    { keys: { GATSBY_PAYMENT_PROVIDER: 'cinetpay-v1' }, body: { ...ofV1.body, transaction_id: '0f'.repeat(16) } },
    '503 Not configured',
    unset,
  ],
  ['keys of another provider alone', { keys: v1 }, '503 Not configured', unset],
  ['no keys, without a reference', { keys: {}, token: '', body: {} }, '503 Not configured', []],
  [
    'no answer to the check',
    { answer: null },
    '503 Could not check',
    [
      'Payment 12345678 could not be checked: CinetPay answers HTTP 200, no JSON.',
      again(' but could not be checked'),
      'notified/12345678',
    ],
  ],
  ['an unknown payment, and a date that cannot be read', { answer: { code: '608' } }, '200 OK', [waits('notified')]],
  [
    'an unknown payment, and a date in the far future',
    { answer: { code: '608' }, body: { ...fields, cpm_trans_date: '2026-11-23 10:00:00' } },
    '200 OK',
    [waits('notified')],
  ],
  [
    'a payment of yesterday that is still unknown',
    { answer: { code: '608' }, body: { ...fields, cpm_trans_date: '2026-11-20 09:59:59' } },
    '200 OK',
    [waits('notified')],
  ],
  [
    'a payment of yesterday that is unknown, while the store takes nothing',
    { answer: { code: '608' }, body: { ...fields, cpm_trans_date: '2026-11-20 09:59:59' }, isFull: true },
    '503 Unknown',
    [
      'Payment 12345678 is unknown and could not be kept for the hourly check yet (Error: no room left).',
      again(', but no provider knows it'),
      'unconfirmed: Payment 12345678 is unknown and could not be kept for the hourly check (Error: no room left).',
    ],
  ],
  [
    'an unknown payment that is a day old at most',
    { answer: { code: '608' }, body: { ...fields, cpm_trans_date: '2026-11-20 10:00:00' } },
    '503 Unknown',
    [again(', but no provider knows it'), waits('notified')],
  ],
  [
    'another amount than the check confirms',
    { body: { ...fields, cpm_amount: '9' } },
    '200 OK',
    recorded('accepted', otherAmount),
  ],
  [
    'a success that the check does not confirm yet',
    { answer: stillPending },
    '503 Not confirmed yet',
    recorded('pending', again(', but the check still says pending'), waits('notified')),
  ],
  [
    'no message, whose payment is still pending',
    { answer: stillPending, body: { ...fields, cpm_error_message: '' } },
    '503 Not confirmed yet',
    recorded('pending', again(', but the check still says pending'), waits('notified')),
  ],
  [
    'a failure of a payment that is still pending',
    { answer: stillPending, body: { ...fields, cpm_error_message: 'PAYMENT_FAILED' } },
    '200 OK',
    recorded('pending', waits('notified')),
  ],
  [
    'a success that the check denies',
    { answer: { code: '600', data: { status: 'REFUSED' } } },
    '200 OK',
    recorded(
      'refused',
      'money: Payment 12345678 was notified as paid, but the check says refused: ask the provider.',
      waits('ours'),
    ),
  ],
  // A token counts only if it is that of a started payment of the same provider.
  [
    'the token of a start of another provider',
    { ...ofV1, startedBy: 'elsewhere' },
    '403 No signature',
    ['A payment notification was not recorded: no started payment 12345678 is stored.'],
  ],
  [
    'another token than that of the start',
    { ...ofV1, startedBy: 'cinetpay-v1' },
    '403 Wrong signature',
    [suspect('another token or transaction than that of the start')],
  ],
])(
  'a notification with %s is recorded only if it is proven, and answered and logged by its state',
  async (_, call, expected, lines) => {
    const { response, told } = await notify(call);
    expect(told).toEqual(lines);
    expect(told.join()).not.toContain('699000000');
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(`${response.status} ${await response.text()}`).toBe(expected);
  },
);

it('a notification with the token of its start reads the started payment once', async () => {
  const check = { code: 100, status: 'SUCCESS', merchant_transaction_id: '12345678' };
  const { told, reads } = await notify({
    ...ofV1,
    body: { ...ofV1.body, notify_token: 'theirs' },
    answer: { access_token: 't', ...check },
    startedBy: 'cinetpay-v1',
  });
  expect([told, reads]).toEqual([recorded('accepted'), 1]);
});

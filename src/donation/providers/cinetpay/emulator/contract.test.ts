import { ask, jsonHeaders, press, useEmulator } from '../../../../../tools/emulator/testCalls';
import { check, notification, start } from '../exchanges.json';
import { writeNotification } from './notification';
import { openPayment } from './testCalls';

// The emulator's side of the recorded exchanges; ../contract.test.ts has the client's.

const moment = Date.UTC(2022, 8, 15, 22, 57, 15);
const emulator = useEmulator({ clock: () => moment });

/** `*` stands for any text. */
const matching = (recorded: unknown) =>
  JSON.parse(JSON.stringify(recorded), (_, value) => (value === '*' ? expect.any(String) : value));

const post = (path: string, fields: unknown) =>
  ask(`${emulator().url}${path}`, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(fields) });

it.each(start)('the emulator answers the exchange in which $name', async ({ request, status, answer, ...recorded }) => {
  if ('before' in recorded) await post('/v2/payment', request);
  const reply = await post('/v2/payment', request);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.text)).toEqual(matching(answer));
});

it.each(check)('the emulator answers the exchange about a payment that is $name', async ({ request, ...recorded }) => {
  if ('before' in recorded) await press(await openPayment(emulator()), String(recorded.before));
  const reply = await post('/v2/payment/check', request);
  expect(reply.status).toBe(recorded.status);
  expect(JSON.parse(reply.text)).toEqual(matching(recorded.answer));
});

it('the emulator writes the recorded notification', () => {
  const { fields, xToken } = notification;
  const payment = {
    provider: 'cinetpay',
    transactionId: fields.cpm_trans_id,
    amount: Number(fields.cpm_amount),
    currency: fields.cpm_currency,
    description: fields.cpm_designation,
    language: 'fr',
    notifyUrl: '',
    returnUrl: '',
    channel: 'MOBILE_MONEY',
    token: '',
    state: 'accepted',
    changedAt: moment,
    own: { signature: fields.signature },
  } as const;
  const written = writeNotification(payment, 'accepted', undefined);
  expect([...new URLSearchParams(written.body)]).toEqual(Object.entries(fields));
  expect(written.headers['x-token']).toBe(xToken);
});

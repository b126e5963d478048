import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { type Fields, readFields, textOf } from './apiAnswer';
import type { EmulatedProvider } from './emulatedProvider';
import type { Env } from './emulatorState';
import type { Payment } from './payments';
import { recordCall, sendThroughFault } from './sendAnswer';
import type { Emulator } from './server';
import { ask, jsonHeaders, type Reply } from './testCalls';

const startPath = '/payment';

/** A provider for the tests of what all share: its API takes any call, and answers in JSON. */
export const testProvider: EmulatedProvider = {
  id: 'test',
  keys: { TEST_KEY: 'e0-key' },
  variables: (url) => ({ TEST_KEY: 'e0-key', TEST_URL: url }),
  startPath,
  serve: (emulator) =>
    new Hono<Env>()
      .use(`${startPath}/*`, async (context, next) => {
        await recordCall(emulator, context);
        return next();
      })
      .post(startPath, async (context) => {
        const payment = makePayment((await readFields(context)) ?? {});
        emulator.records.payments.push(payment);
        const json = { page: `${emulator.url}/payment/${payment.token}` };
        return sendThroughFault(emulator, context, emulator.records.settings.take('init'), { status: 200, json });
      })
      .get(`${startPath}/:reference`, (context) => {
        const reference = context.req.param('reference');
        const payment = emulator.records.payments.find(({ transactionId }) => transactionId === reference);
        const json = { state: payment?.state };
        return sendThroughFault(emulator, context, emulator.records.settings.take('check'), { status: 200, json });
      }),
  pings: true,
  writeNotification: ({ transactionId }, state) => {
    if (state === 'cancelled') return undefined;
    return {
      headers: { 'x-test': transactionId, 'Content-Type': 'application/json' },
      body: JSON.stringify({ state }),
    };
  },
  describeReturn: ({ returnUrl, transactionId }, { returnByGet }) => {
    return { method: returnByGet ? 'get' : 'post', action: returnUrl, fields: [['reference', transactionId]] };
  },
  faults: { check: { tooEarly: 'answers too early' } },
  switches: { returnByGet: 'returns the payer by GET' },
  refusalCodes: { '602': 'NO_BALANCE' },
};

function makePayment(fields: Fields): Payment {
  return {
    provider: 'test',
    transactionId: '12345678',
    amount: 5000,
    currency: 'XAF',
    description: textOf(fields, 'description') || 'Don au projet',
    language: 'fr',
    notifyUrl: textOf(fields, 'notifyUrl') || 'http://127.0.0.1:9/cinetpay-notify',
    returnUrl: textOf(fields, 'returnUrl') || 'http://127.0.0.1:9/cinetpay-return',
    channel: fields.channel === 'CREDIT_CARD' ? 'CREDIT_CARD' : 'MOBILE_MONEY',
    token: randomUUID(),
    state: 'created',
    changedAt: 0,
    own: {},
  };
}

/** Starts a payment with the test provider. */
export function pay({ url }: Emulator, fields: Record<string, unknown> = {}): Promise<Reply> {
  return ask(`${url}/test${startPath}`, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(fields) });
}

/** @returns the URL of the hosted page of a new payment */
export async function openPayment(emulator: Emulator, fields: Record<string, unknown> = {}): Promise<string> {
  return JSON.parse((await pay(emulator, fields)).text).page;
}

export function check({ url }: Emulator): Promise<Reply> {
  return ask(`${url}/test${startPath}/12345678`);
}

import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { currencies } from '../../src/country';
import {
  type EmulatedProvider,
  type EmulatorState,
  type Env,
  type Payment,
  type RequestFields,
  readBody,
  textOf,
} from './payments';

const id = 'cinetpay-v1';
const keys = { CINETPAY_V1_API_KEY: 'sk_test_e0e0e0e0e0e0e0e0', CINETPAY_V1_API_PASSWORD: 'e0-password-e0e0e0e0' };
const token = 'e0-token-of-the-emulator';

/** CinetPay's API v1, as docs/cinetpay-v1.md describes it. */
export const emulatedCinetpayV1: EmulatedProvider = {
  id,
  // Below a folder of its own, because the APIs of two providers may have the same paths.
  variables: (url) => ({ ...keys, CINETPAY_V1_URL: `${url}/${id}` }),
  serve: serveV1,
  // Section 7: sent only for a payment that has succeeded or failed, as JSON without a signature and without a state.
  writeNotification: (payment, state) => {
    if (state !== 'accepted' && state !== 'refused') return undefined;
    const body = JSON.stringify({ notify_token: payment.details.notifyToken, ...identify(payment) });
    return { headers: { 'Content-Type': 'application/json' }, body };
  },
  // Section 7: a GET with only the query of the URL.
  describeReturnForm: ({ returnUrl, state, details: { failedUrl = '' } }) => {
    const action = state === 'refused' || state === 'cancelled' ? failedUrl : returnUrl;
    return { method: 'get', action, fields: Object.fromEntries(new URL(action).searchParams) };
  },
};

function serveV1(emulator: EmulatorState): Hono<Env> {
  return new Hono<Env>()
    .basePath(`/${id}/v1`)
    .post('/oauth/login', async (context) => {
      const { api_key, api_password } = await readBody(context);
      if (api_key !== keys.CINETPAY_V1_API_KEY || api_password !== keys.CINETPAY_V1_API_PASSWORD)
        return context.json(refuseV1(1005, 'INVALID_CREDENTIALS', 'The credentials were invalid.'), 422);
      return context.json({ code: 200, status: 'OK', access_token: token, token_type: 'bearer', expires_in: 86_400 });
    })
    .use(async (context, next) => {
      if (context.req.header('authorization') === `Bearer ${token}`) return next();
      return context.json(refuseV1(1002, 'INVALID_TOKEN', 'The token is invalid.'), 422);
    })
    .post('/payment', async (context) => {
      const fields = await readBody(context);
      emulator.memory.startCalls.push(fields);
      const answer = startV1(emulator, fields);
      return context.json(answer, answer.description ? 422 : 200);
    })
    .get('/payment/:id', (context) => {
      const answer = checkV1(emulator, context.req.param('id'));
      return context.json(answer, answer.description ? 422 : 200);
    });
}

/** The answer to a refused call, which has HTTP 422 (section 6). */
function refuseV1(code: number, status: string, description: string): RequestFields {
  return { code, status, description };
}

/** The answer to a check in each state: section 6. That for a cancelled payment is a guess, because no source has it. */
const states = {
  created: { code: 2001, status: 'INITIATED' },
  pending: { code: 2002, status: 'PENDING' },
  accepted: { code: 100, status: 'SUCCESS' },
  refused: { code: 2010, status: 'FAILED' },
  cancelled: { code: 2003, status: 'EXPIRED' },
};

/** The texts that section 3 requires. */
const names = ['client_first_name', 'client_last_name', 'client_email'];
const texts = ['merchant_transaction_id', 'lang', 'designation', 'success_url', 'failed_url', 'notify_url', ...names];

/** Section 4. An amount below the minimum fails at once (section 3). Above the maximum, that is a guess. */
function startV1(emulator: EmulatorState, fields: RequestFields): RequestFields {
  const amount = Number(fields.amount);
  const [currency] = currencies;
  const isWrong = !Number.isSafeInteger(fields.amount) || amount <= 0 || fields.currency !== currency;
  if (isWrong || !texts.every((name) => textOf(fields, name)))
    return refuseV1(1004, 'INVALID_PARAMS', 'Params you provides are invalid');
  const reference = textOf(fields, 'merchant_transaction_id');
  const isUsed = emulator.memory.payments.some((payment) => payment.reference === reference);
  if (isUsed) return refuseV1(1200, 'TRANSACTION_EXIST', 'La transaction existe déjà');

  const state = amount < 300 || amount > 2_000_000 ? 'refused' : 'created';
  const details = {
    providerReference: randomBytes(16).toString('hex'),
    notifyToken: randomBytes(16).toString('hex'),
    failedUrl: textOf(fields, 'failed_url'),
    name: `${textOf(fields, 'client_last_name')} ${textOf(fields, 'client_first_name')}`,
    email: textOf(fields, 'client_email'),
  };
  const page = emulator.addPayment({
    providerId: id,
    state,
    reference,
    amount,
    currency,
    description: textOf(fields, 'designation'),
    language: fields.lang === 'en' ? 'en' : 'fr',
    channel: 'MOBILE_MONEY',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'success_url'),
    details,
  });
  return {
    code: 200,
    status: 'OK',
    merchant_transaction_id: reference,
    transaction_id: details.providerReference,
    notify_token: details.notifyToken,
    ...page,
    details: { ...states[state], must_be_redirected: state === 'created' },
  };
}

/** Section 5: finds the payment by our reference or by CinetPay's identifier, and never answers its amount. */
function checkV1({ memory }: EmulatorState, wanted: string): RequestFields {
  const payment = memory.payments.find(
    ({ providerId, reference, details }) =>
      providerId === id && [reference, details.providerReference].includes(wanted),
  );
  return payment ? { ...states[payment.state], ...identify(payment) } : refuseV1(404, 'NOT_FOUND', 'Not found');
}

function identify({ reference, details: { providerReference, name, email } }: Payment) {
  return { merchant_transaction_id: reference, transaction_id: providerReference, user: { name, email } };
}

import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { callingCode, countryCode, localPhoneExample } from '../../src/country';
import {
  type EmulatedPaymentState,
  type EmulatedProvider,
  type EmulatorState,
  type Env,
  type Notification,
  type Payment,
  type RequestFields,
  readBody,
  textOf,
} from './payments';

const id = 'cinetpay';
const startPath = '/v2/payment';
/** Shaped like real keys, but recognizable in a log. The keys differ, so that a signature with the wrong key fails. */
const keys = {
  GATSBY_CINETPAY_API_KEY: '1000000000e0e0e0e0e0e0e0.10000001',
  GATSBY_CINETPAY_SITE_ID: '100001',
  CINETPAY_SECRET_KEY: '2000000000e0e0e0e0e0e0e0.20000002',
};

/**
 * CinetPay's checkout, API v2, as docs/cinetpay.md describes it. The document leaves open the codes for a repeated
 * `transaction_id` and for an unknown payment, and only infers the check of a pending payment: these are guesses.
 */
export const emulatedCinetpay: EmulatedProvider = {
  id,
  variables: (url) => ({ ...keys, GATSBY_CINETPAY_URL: `${url}${startPath}` }),
  serve: serveV2,
  writeNotification,
  describeReturnForm: ({ returnUrl, reference, token }) => {
    return { method: 'post', action: returnUrl, fields: { transaction_id: reference, token } };
  },
};

function serveV2(emulator: EmulatorState): Hono<Env> {
  return new Hono<Env>()
    .use('/v2/*', cors())
    .post(startPath, async (context) => {
      const fields = await readBody(context);
      emulator.memory.startCalls.push(fields);
      const answer = startV2(emulator, fields);
      // The HTTP status 400 is a guess (docs/cinetpay.md 3.2).
      return context.json(answer, answer.data ? 200 : 400);
    })
    .post(`${startPath}/check`, async (context) => {
      const fields = await readBody(context);
      const answer = refuseWrongKeys(fields) ?? checkV2(emulator, fields);
      return context.json(answer, answer.data ? 200 : 400);
    });
}

function refuseV2(description: string, code = '608', message = 'MINIMUM_REQUIRED_FIELDS'): RequestFields {
  return { code, message, description };
}

/** The description is invented: the document has none for code 624. */
const unknownError = refuseV2('An error occurred while processing the request', '624', 'UNKNOWN_ERROR');

/** Refuses wrong keys, at the start of a payment and at a check: docs/cinetpay.md 3.3. */
function refuseWrongKeys({ apikey, site_id }: RequestFields): RequestFields | undefined {
  if (apikey !== keys.GATSBY_CINETPAY_API_KEY) return refuseV2('apikey is unknown', '609', 'AUTH_NOT_FOUND');
  if (site_id === keys.GATSBY_CINETPAY_SITE_ID) return undefined;
  return refuseV2('site_id is unknown', '613', 'ERROR_SITE_ID_NOTVALID');
}

/** The least and greatest amount by currency: docs/cinetpay.md 2.5, the narrower limit where its sources disagree. */
const limits = new Map<unknown, number[]>(
  Object.entries({ XAF: [100, 1_500_000], XOF: [100, 1_500_000], USD: [1, 3_000] }),
);
const texts = ['apikey', 'transaction_id', 'currency', 'description', 'notify_url', 'return_url', 'channels', 'lang'];
const cardFields = ['name', 'surname', 'email', 'phone_number', 'address', 'city', 'country', 'state', 'zip_code'];

/** Refuses what docs/cinetpay.md 2.2 to 2.5 forbid, as far as the site could send it. */
function refusePayment(fields: RequestFields, payments: readonly Payment[]): RequestFields | undefined {
  const missing = texts.find((name) => !textOf(fields, name));
  if (missing) return refuseV2(`${missing} is required`);
  const { currency, channels } = fields;
  const amount = Number(fields.amount);
  if (!Number.isSafeInteger(fields.amount)) return refuseV2('amount must be an integer');
  if (currency !== 'USD' && amount % 5 !== 0) return refuseV2('amount must be a multiple of 5');
  const [least, most] = limits.get(currency) ?? [];
  if (!least || !most) return refuseV2('currency is not valid');
  const wrongKeys = refuseWrongKeys(fields);
  if (wrongKeys) return wrongKeys;
  if (amount < least) return refuseV2(`The minimum amount is ${least} ${currency}`, '641', 'ERROR_AMOUNT_TOO_LOW');
  if (amount > most) return refuseV2(`The maximum amount is ${most} ${currency}`, '642', 'ERROR_AMOUNT_TOO_HIGH');
  // A card needs all these fields. Without them, the provider's page would offer no card; the emulator refuses, so that
  // a journey fails. Another channel takes all or none.
  const filledFields = cardFields.filter((name) => textOf(fields, `customer_${name}`)).length;
  if ((channels === 'CREDIT_CARD' || filledFields > 0) && filledFields < cardFields.length) return unknownError;
  const isUsed = payments.some(({ reference }) => reference === fields.transaction_id);
  return isUsed ? refuseV2('transaction_id already exists') : undefined;
}

function startV2(emulator: EmulatorState, fields: RequestFields): RequestFields {
  const wrong = refusePayment(fields, emulator.memory.payments);
  if (wrong) return wrong;
  const channel = fields.channels === 'CREDIT_CARD' ? 'CREDIT_CARD' : 'MOBILE_MONEY';
  const data = emulator.addPayment({
    providerId: id,
    state: 'created',
    reference: textOf(fields, 'transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'description'),
    language: fields.lang === 'en' ? 'en' : 'fr',
    channel,
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'return_url'),
    // The field `signature` of notifications (docs/cinetpay.md 6): an opaque token, not their HMAC.
    details: { signature: randomBytes(32).toString('hex') },
  });
  return { code: '201', message: 'CREATED', description: 'Transaction created with success', data };
}

const waiting = ['662', 'WAITING_CUSTOMER_PAYMENT', 'PENDING', 'WAITING_FOR_CUSTOMER'] as const;
/** By state: code, message and status of a check, and the message of a notification (docs/cinetpay.md 3.4, 7 and 6). */
const states = {
  created: waiting,
  pending: waiting,
  accepted: ['00', 'SUCCES', 'ACCEPTED', 'SUCCES'],
  refused: ['600', 'PAYMENT_FAILED', 'REFUSED', 'PAYMENT_FAILED'],
  cancelled: ['627', 'TRANSACTION_CANCEL', 'REFUSED', 'TRANSACTION_CANCEL'],
} as const;

function checkV2({ memory }: EmulatorState, { transaction_id: reference }: RequestFields): RequestFields {
  const payment = memory.payments.find((known) => known.providerId === id && known.reference === reference);
  // The document names no code for an unknown payment, only the absence of `data`.
  if (!payment) return refuseV2('transaction_id does not exist');
  const { token, changedAt, channel } = payment;
  const [code, message, status] = states[payment.state];
  const isPaid = status === 'ACCEPTED';
  const data = {
    amount: String(payment.amount),
    currency: payment.currency,
    status,
    payment_method: status === 'PENDING' ? null : methods[channel],
    description: payment.description,
    operator_id: isPaid ? `MP${token.slice(0, 12).toUpperCase()}` : null,
    payment_date: isPaid ? formatUtc(changedAt) : ' ',
    fund_availability_date: status === 'PENDING' ? null : formatUtc(changedAt + 2 * 24 * 60 * 60 * 1000),
  };
  return { code, message, data };
}

/** The `payment_method` of each channel in the site's country: docs/cinetpay.md 3.5. */
const methods = { MOBILE_MONEY: `OM${countryCode}`, CREDIT_CARD: `VISAM${countryCode}` };

/** A time as the provider writes it, in UTC (docs/cinetpay.md 7): "2022-09-15 22:57:15". */
function formatUtc(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** The sixteen fields of a notification, in the order in which they are signed: docs/cinetpay.md 6. */
function writeNotification(payment: Payment, state: EmulatedPaymentState): Notification {
  const fields = {
    cpm_site_id: keys.GATSBY_CINETPAY_SITE_ID,
    cpm_trans_id: payment.reference,
    cpm_trans_date: formatUtc(payment.changedAt),
    cpm_amount: String(payment.amount),
    cpm_currency: payment.currency,
    signature: payment.details.signature ?? '',
    payment_method: methods[payment.channel],
    cel_phone_num: localPhoneExample.replace(/\D/g, ''),
    cpm_phone_prefixe: callingCode,
    cpm_language: payment.language,
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: '',
    cpm_designation: payment.description,
    cpm_error_message: states[state][3],
  };
  const signed = createHmac('sha256', keys.CINETPAY_SECRET_KEY).update(Object.values(fields).join(''));
  const headers = { 'x-token': signed.digest('hex'), 'Content-Type': 'application/x-www-form-urlencoded' };
  return { headers, body: new URLSearchParams(fields).toString() };
}

import { randomBytes } from 'node:crypto';
import { type Fields, textOf } from '../../../../../tools/emulator/apiAnswer';
import type { EmulatorState, Records } from '../../../../../tools/emulator/emulatorState';
import { channels, type Payment } from '../../../../../tools/emulator/payments';
import type { Fault } from '../../../../../tools/emulator/settings';
import { id } from './account';
import { type EnvelopeAnswer, refuse, refuseUnknownMerchant } from './envelope';

/**
 * The currencies that the site offers and the provider takes, with the limits of docs/cinetpay.md 2.5: the narrower one
 * where its sources disagree, so that what passes here passes either way.
 */
const amountLimits: Record<string, { least: number; most: number }> = {
  XAF: { least: 100, most: 1_500_000 },
  XOF: { least: 100, most: 1_500_000 },
  USD: { least: 1, most: 3_000 },
};

const addressFields = ['notify_url', 'return_url'];
const requiredTexts = ['apikey', 'transaction_id', 'currency', 'description', ...addressFields];
const requiredFields = [...requiredTexts, 'site_id', 'amount'];

/** The customer fields of docs/cinetpay.md 2.3, without `customer_id`, which card payments do not need. */
const cardFields = ['name', 'surname', 'email', 'phone_number', 'address', 'city', 'country', 'state', 'zip_code'].map(
  (name) => `customer_${name}`,
);

type PaymentCheck = (fields: Fields, records: Records) => EnvelopeAnswer | undefined;

/** Rows 4 to 15 of the table in docs/cinetpay.md section 10, in its order. The first refusal is the answer. */
const paymentChecks: PaymentCheck[] = [
  refuseMissing,
  refuseAmountType,
  refuseUnknownOption,
  refuseAddress,
  refuseUnknownMerchant,
  refuseAmountLimits,
  refuseHalfCustomer,
  refuseMissingState,
  refuseReusedId,
];

/** @returns the first refusal of the fields of `POST /v2/payment`; undefined when they are valid */
export function refusePayment(fields: Fields, records: Records): EnvelopeAnswer | undefined {
  for (const check of paymentChecks) {
    const refusal = check(fields, records);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Creates a payment and answers its URL. The HTTP status is 200; only the code in the envelope is 201. */
export function createPayment({ url, now, records }: EmulatorState, fields: Fields, fault?: Fault): EnvelopeAnswer {
  if (fault?.kind === 'duplicateId') return refuseDuplicate();
  // Created even if a fault then loses the answer: the provider may also refuse a retry with the same id.
  const payment = readPayment(fields, now());
  records.payments.push(payment);
  const data = { payment_token: payment.token, payment_url: addressOf(`${url}/payment/${payment.token}`, fault) };
  const description = 'Transaction created with success';
  return { status: 200, envelope: { code: '201', message: 'CREATED', description, data } };
}

function addressOf(page: string, fault?: Fault): string | undefined {
  if (fault?.kind === 'noAddress') return undefined;
  return fault?.kind === 'wrongAddress' ? (fault.value ?? 'javascript:alert(document.domain)') : page;
}

function readPayment(fields: Fields, now: number): Payment {
  return {
    provider: id,
    transactionId: textOf(fields, 'transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'description'),
    language: fields.lang === 'en' ? 'en' : 'fr',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'return_url'),
    channel: fields.channels === 'CREDIT_CARD' ? 'CREDIT_CARD' : 'MOBILE_MONEY',
    token: randomBytes(32).toString('hex'),
    state: 'created',
    changedAt: now,
    // The opaque field of the notifications, not their HMAC.
    own: { signature: randomBytes(32).toString('hex') },
  };
}

function refuseMissing(fields: Fields): EnvelopeAnswer | undefined {
  const missing = requiredFields.find((name) => String(fields[name] ?? '').trim() === '');
  if (missing) return refuse('608', `${missing} is required`);
  const mistyped = requiredTexts.find((name) => typeof fields[name] !== 'string');
  return mistyped ? refuse('608', `${mistyped} must be a string`) : undefined;
}

function refuseAmountType({ amount, currency }: Fields): EnvelopeAnswer | undefined {
  if (!Number.isSafeInteger(amount)) return refuse('608', 'amount must be an integer');
  return currency === 'USD' || Number(amount) % 5 === 0 ? undefined : refuse('608', 'amount must be a multiple of 5');
}

function refuseUnknownOption({ currency, channels: channel, lang = 'fr' }: Fields): EnvelopeAnswer | undefined {
  if (!Object.hasOwn(amountLimits, String(currency))) return refuse('608', 'currency is not valid');
  if (!channels.some((known) => known === channel)) return refuse('608', 'channels is not valid');
  return lang === 'fr' || lang === 'en' ? undefined : refuse('608', 'lang is not valid');
}

/** Not in the table. Without it, the hosted page could send the payer to a `javascript:` URL. */
function refuseAddress(fields: Fields): EnvelopeAnswer | undefined {
  const wrong = addressFields.find((name) => {
    const text = textOf(fields, name);
    return !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol);
  });
  return wrong ? refuse('608', `${wrong} is not a valid URL`) : undefined;
}

function refuseAmountLimits({ amount, currency }: Fields): EnvelopeAnswer | undefined {
  const { least, most } = amountLimits[String(currency)] ?? { least: 0, most: 0 };
  if (Number(amount) < least) return refuse('641', `The minimum amount is ${least} ${currency}`);
  if (Number(amount) > most) return refuse('642', `The maximum amount is ${most} ${currency}`);
  return undefined;
}

/** All fields for a card, whose option the provider's page would else lack; all or none otherwise. */
function refuseHalfCustomer(fields: Fields): EnvelopeAnswer | undefined {
  const present = cardFields.filter((name) => textOf(fields, name));
  const isNeeded = fields.channels === 'CREDIT_CARD' || present.length > 0;
  return isNeeded && present.length < cardFields.length ? refuseWithoutReason() : undefined;
}

function refuseMissingState(fields: Fields): EnvelopeAnswer | undefined {
  const needsState = ['US', 'CA'].includes(textOf(fields, 'customer_country'));
  const hasState = /^[A-Za-z]{2}$/.test(textOf(fields, 'customer_state'));
  return needsState && !hasState ? refuseWithoutReason() : undefined;
}

function refuseReusedId(fields: Fields, { payments }: Records): EnvelopeAnswer | undefined {
  const reference = textOf(fields, 'transaction_id');
  return payments.some(({ transactionId }) => transactionId === reference) ? refuseDuplicate() : undefined;
}

/** 624 has this description whatever its cause. */
function refuseWithoutReason(): EnvelopeAnswer {
  return refuse('624', 'An error occurred while processing the request');
}

/** Row 15; the `duplicateId` fault forces it. */
function refuseDuplicate(): EnvelopeAnswer {
  return refuse('608', 'transaction_id already exists');
}

import type { EmulatorState, Records } from './emulatorState';
import {
  type Fields,
  type Outcome,
  refuse,
  refuseUnknownKey,
  refuseUnknownSite,
  refuseWithoutReason,
  textOf,
} from './outcome';
import type { Channel, Order } from './payments';
import type { Fault, Switches } from './settings';

/** docs/cinetpay.md 2.5. The narrower limit where its sources disagree, so that what passes here passes either way. */
const amountLimits: Record<string, { least: number; most: number }> = {
  XAF: { least: 100, most: 1_500_000 },
  XOF: { least: 100, most: 1_500_000 },
  CDF: { least: 1_000, most: 2_000_000 },
  GNF: { least: 1_000, most: 15_000_000 },
  USD: { least: 1, most: 3_000 },
};
const cardlessCurrencies = ['GNF', 'CDF'];
const channels: Channel[] = ['MOBILE_MONEY', 'CREDIT_CARD', 'WALLET'];

const addressFields = ['notify_url', 'return_url'];
const requiredTexts = ['apikey', 'transaction_id', 'currency', 'description', ...addressFields];
// `channels` is documented as required, but has a default.
const requiredFields = [...requiredTexts, 'site_id', 'amount'];

/** The customer fields of docs/cinetpay.md 2.3, without `customer_id`, which card payments do not need. */
const cardFields = ['name', 'surname', 'email', 'phone_number', 'address', 'city', 'country', 'state', 'zip_code'].map(
  (name) => `customer_${name}`,
);

type PaymentCheck = (fields: Fields, records: Records) => Outcome | undefined;

/** Rows 4 to 15 of the table in docs/cinetpay.md section 10, in its order. The first refusal is the answer. */
const paymentChecks: PaymentCheck[] = [
  refuseMissing,
  refuseAmountType,
  refuseAmountStep,
  refuseUnknownOption,
  refuseAddress,
  (fields, { settings }) => refuseUnknownKey(fields, settings.switches),
  refuseUnknownSite,
  refuseAmountLimits,
  refuseHalfCustomer,
  refuseLockWithoutPhone,
  refuseMissingState,
  refuseLocalhost,
  refuseReusedId,
];

/** @returns the first refusal of the fields of `POST /v2/payment`; undefined when they are valid */
export function refusePayment(fields: Fields, records: Records): Outcome | undefined {
  for (const check of paymentChecks) {
    const refusal = check(fields, records);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Creates a payment and answers its URL. The HTTP status is 200; only the code in the envelope is 201. */
export function createPayment({ url, now, records }: EmulatorState, fields: Fields, fault?: Fault<'init'>): Outcome {
  if (fault?.kind === 'duplicateId') return refuseDuplicate(records.settings.switches);
  // Created even if a fault then loses the answer: the provider may also refuse a retry with the same id.
  const { token } = records.payments.create(readOrder(fields), now());
  const data = { payment_token: token, payment_url: addressOf(`${url}/payment/${token}`, fault) };
  const description = 'Transaction created with success';
  return { status: 200, envelope: { code: '201', message: 'CREATED', description, data } };
}

function addressOf(page: string, fault?: Fault<'init'>): string | undefined {
  if (fault?.kind === 'noAddress') return undefined;
  return fault?.kind === 'wrongAddress' ? (fault.address ?? 'javascript:alert(document.domain)') : page;
}

function readOrder(fields: Fields): Order {
  return {
    transactionId: textOf(fields, 'transaction_id'),
    amount: Number(fields.amount),
    currency: textOf(fields, 'currency'),
    description: textOf(fields, 'description'),
    metadata: textOf(fields, 'metadata') || null,
    language: fields.lang === 'en' ? 'en' : 'fr',
    notifyUrl: textOf(fields, 'notify_url'),
    returnUrl: textOf(fields, 'return_url'),
    channels: offeredChannels(fields),
  };
}

/** A card needs every customer field, and is not available in every currency. */
function offeredChannels(fields: Fields): Channel[] {
  const asked = textOf(fields, 'channels') || 'ALL';
  const takesCard =
    cardFields.every((name) => textOf(fields, name)) && !cardlessCurrencies.includes(textOf(fields, 'currency'));
  return channels
    .filter((channel) => asked === 'ALL' || asked === channel)
    .filter((channel) => channel !== 'CREDIT_CARD' || takesCard);
}

function refuseMissing(fields: Fields): Outcome | undefined {
  const missing = requiredFields.find((name) => String(fields[name] ?? '').trim() === '');
  if (missing) return refuse('608', `${missing} is required`);
  const mistyped = requiredTexts.find((name) => typeof fields[name] !== 'string');
  return mistyped ? refuse('608', `${mistyped} must be a string`) : undefined;
}

function refuseAmountType({ amount }: Fields): Outcome | undefined {
  return Number.isSafeInteger(amount) ? undefined : refuse('608', 'amount must be an integer');
}

function refuseAmountStep({ amount, currency }: Fields): Outcome | undefined {
  return currency === 'USD' || Number(amount) % 5 === 0 ? undefined : refuse('608', 'amount must be a multiple of 5');
}

function refuseUnknownOption({ currency, channels: asked = 'ALL', lang = 'fr' }: Fields): Outcome | undefined {
  if (!Object.hasOwn(amountLimits, String(currency))) return refuse('608', 'currency is not valid');
  if (asked !== 'ALL' && !channels.some((channel) => channel === asked)) return refuse('608', 'channels is not valid');
  return lang === 'fr' || lang === 'en' ? undefined : refuse('608', 'lang is not valid');
}

/** Not in the table. Without it, the hosted page could send the payer to a `javascript:` URL. */
function refuseAddress(fields: Fields): Outcome | undefined {
  const wrong = addressFields.find((name) => !/^https?:$/.test(readAddress(fields, name)?.protocol ?? ''));
  return wrong ? refuse('608', `${wrong} is not a valid URL`) : undefined;
}

function refuseAmountLimits({ amount, currency }: Fields): Outcome | undefined {
  const { least, most } = amountLimits[String(currency)] ?? { least: 0, most: 0 };
  if (Number(amount) < least) return refuse('641', `The minimum amount is ${least} ${currency}`);
  if (Number(amount) > most) return refuse('642', `The maximum amount is ${most} ${currency}`);
  return undefined;
}

function refuseHalfCustomer(fields: Fields): Outcome | undefined {
  const isPresent = cardFields.some((name) => textOf(fields, name)) || textOf(fields, 'customer_id');
  const hasPlace = textOf(fields, 'customer_address') && textOf(fields, 'customer_city');
  return isPresent && !hasPlace ? refuseWithoutReason() : undefined;
}

function refuseLockWithoutPhone(fields: Fields): Outcome | undefined {
  const hasPhone = /^\+[1-9]\d{7,14}$/.test(textOf(fields, 'customer_phone_number'));
  return fields.lock_phone_number === true && !hasPhone ? refuseWithoutReason() : undefined;
}

function refuseMissingState(fields: Fields): Outcome | undefined {
  const needsState = ['US', 'CA'].includes(textOf(fields, 'customer_country'));
  const hasState = /^[A-Za-z]{2}$/.test(textOf(fields, 'customer_state'));
  return needsState && !hasState ? refuseWithoutReason() : undefined;
}

/** Documented as a "page 400", so not necessarily an envelope. */
function refuseLocalhost(fields: Fields, { settings }: Records): Outcome | undefined {
  if (!settings.switches.refuseLocalhost) return undefined;
  const isLocal = addressFields.some((name) => readAddress(fields, name)?.hostname === 'localhost');
  return isLocal ? { status: 400, html: '<h1>400</h1><p>Access forbidden</p>' } : undefined;
}

function refuseReusedId(fields: Fields, { settings, payments }: Records): Outcome | undefined {
  return payments.findById(textOf(fields, 'transaction_id')) ? refuseDuplicate(settings.switches) : undefined;
}

/** Row 15; the `duplicateId` fault forces it. */
function refuseDuplicate({ duplicateIs624 }: Switches): Outcome {
  return duplicateIs624 ? refuseWithoutReason() : refuse('608', 'transaction_id already exists');
}

function readAddress(fields: Fields, name: string): URL | undefined {
  try {
    return new URL(textOf(fields, name));
  } catch {
    return undefined;
  }
}

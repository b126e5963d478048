import { type Fields, textOf } from './asked';
import { refuseUnknownKey, refuseUnknownSite } from './commonChecks';
import { cardFields } from './customer';
import { amountLimits, isCurrency } from './limits';
import { type Outcome, refuse, refuseWithoutReason } from './outcome';
import type { Payments } from './payments';
import type { Switches } from './switches';

type Known = { switches: Switches; payments: Payments };

type PaymentCheck = (fields: Fields, known: Known) => Outcome | undefined;

/** Rows 4 to 15 of the table in CINETPAY.md section 10, in its order: the first that refuses is the answer. */
const paymentChecks: PaymentCheck[] = [
  refuseMissing,
  refuseAmountType,
  refuseAmountStep,
  refuseUnknownWord,
  refuseAddress,
  (fields, { switches }) => refuseUnknownKey(fields, switches),
  refuseUnknownSite,
  refuseAmountLimits,
  refuseHalfCustomer,
  refuseLockWithoutPhone,
  refuseMissingState,
  refuseLocalhost,
  refuseReusedId,
];

export function refusePayment(fields: Fields, known: Known): Outcome | undefined {
  for (const check of paymentChecks) {
    const refusal = check(fields, known);
    if (refusal) return refusal;
  }
  return undefined;
}

const addressFields = ['notify_url', 'return_url'];
const requiredTexts = ['apikey', 'transaction_id', 'currency', 'description', ...addressFields];
// `channels` is required too, but has a default.
const requiredFields = [...requiredTexts, 'site_id', 'amount'];
const channelWords: unknown[] = ['ALL', 'MOBILE_MONEY', 'CREDIT_CARD', 'WALLET'];

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

function refuseUnknownWord({ currency, channels = 'ALL', lang = 'fr' }: Fields): Outcome | undefined {
  if (!isCurrency(currency)) return refuse('608', 'currency is not valid');
  if (!channelWords.includes(channels)) return refuse('608', 'channels is not valid');
  return lang === 'fr' || lang === 'en' ? undefined : refuse('608', 'lang is not valid');
}

/** Not a row of the table: our own page would otherwise send the payer to an address such as `javascript:`. */
function refuseAddress(fields: Fields): Outcome | undefined {
  const wrong = addressFields.find((name) => !/^https?:$/.test(readAddress(fields, name)?.protocol ?? ''));
  return wrong ? refuse('608', `${wrong} is not a valid URL`) : undefined;
}

function refuseAmountLimits({ amount, currency }: Fields): Outcome | undefined {
  if (!isCurrency(currency)) return undefined;
  const { least, most } = amountLimits[currency];
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

/** Documented as a "page 400": it need not be an envelope. */
function refuseLocalhost(fields: Fields, { switches }: Known): Outcome | undefined {
  if (!switches.refuseLocalhost) return undefined;
  const isLocal = addressFields.some((name) => readAddress(fields, name)?.hostname === 'localhost');
  return isLocal ? { status: 400, html: '<h1>400</h1><p>Access forbidden</p>' } : undefined;
}

function refuseReusedId(fields: Fields, { switches, payments }: Known): Outcome | undefined {
  return payments.findById(textOf(fields, 'transaction_id')) ? refuseDuplicate(switches) : undefined;
}

/** Row 15, which a fault can also force. */
export function refuseDuplicate({ duplicateIs624 }: Switches): Outcome {
  return duplicateIs624 ? refuseWithoutReason() : refuse('608', 'transaction_id already exists');
}

function readAddress(fields: Fields, name: string): URL | undefined {
  try {
    return new URL(textOf(fields, name));
  } catch {
    return undefined;
  }
}

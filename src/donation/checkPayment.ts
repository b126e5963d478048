import { isRecord } from '../content/fields';
import {
  acceptedCode,
  acceptedStatus,
  cancelledCode,
  pendingCodes,
  refusedCodes,
  refusedStatus,
  unknownReferenceCode,
} from './provider';
import { type RefusalReason, readRefusalReason } from './refusalReasons';
import type { Provider } from './startPayment';

/**
 * How a payment stands: `unknown` is a reference the provider does not know, `unchecked` a provider that could not be
 * asked. What is neither accepted nor finally refused is still pending.
 */
export const paymentStates = ['accepted', 'refused', 'cancelled', 'pending', 'unknown', 'unchecked'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What the provider says of a payment; nothing of who paid. */
export type PaymentCheck = {
  state: PaymentState;
  amount?: number;
  currency?: string;
  /** Why it was refused, where the code says so. */
  reason?: RefusalReason;
  /** The provider's own name for the operator or the card: `OM`. */
  method?: string;
  /** The operator's own number of an accepted payment. */
  operatorId?: string;
  /** When it was accepted, as the provider writes it, who does not name its time zone: `2022-09-15 22:57:15`. */
  paidAt?: string;
};

const timeoutMilliseconds = 10_000;

/** The provider's edge refuses requests without a name, and some default names of libraries. */
const userAgent = 'Mozilla/5.0 (compatible; donation-site/1.0)';

/** Asks the provider how a payment stands. Never throws. */
export async function checkPayment(
  { url, apiKey, siteId }: Provider,
  transactionId: string,
  { send = fetch, timeout = timeoutMilliseconds }: { send?: typeof fetch; timeout?: number } = {},
): Promise<PaymentCheck> {
  try {
    const response = await send(`${url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: transactionId }),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json();
    if (!isRecord(answer) || response.status >= 500 || response.status === 429) return { state: 'unchecked' };
    return readCheck(answer);
  } catch {
    return { state: 'unchecked' };
  }
}

function readCheck({ code, data }: Record<string, unknown>): PaymentCheck {
  if (typeof code !== 'string') return { state: 'unchecked' };
  if (!isRecord(data)) return { state: stateWithoutPayment(code) };
  const amount = Number(data.amount);
  const state = readState(code, data.status);
  const reason = readRefusalReason(code);
  return {
    state,
    ...(Number.isSafeInteger(amount) && amount > 0 && { amount }),
    ...readFact('currency', data.currency),
    ...(state === 'refused' && reason && { reason }),
    ...readFact('method', data.payment_method),
    ...(state === 'accepted' && {
      ...readFact('operatorId', data.operator_id),
      ...readFact('paidAt', data.payment_date),
    }),
  };
}

/** What does not look as it should is left out: it is shown to the payer, and goes into a cookie. */
const factFormats = {
  currency: /^[A-Z]{3}$/,
  method: /^[\w-]{1,20}$/,
  operatorId: /^[\w.:-]{1,40}$/,
  paidAt: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
} as const;

function readFact(name: keyof typeof factFormats, value: unknown): Partial<PaymentCheck> {
  return typeof value === 'string' && factFormats[name].test(value) ? { [name]: value } : {};
}

/** An answer about no payment: most are about our account or the provider's health, and say nothing of the money. */
function stateWithoutPayment(code: string): PaymentState {
  if (code === unknownReferenceCode) return 'unknown';
  return code === acceptedCode || pendingCodes.includes(code) ? 'pending' : 'unchecked';
}

function readState(code: string, status: unknown): PaymentState {
  if (code === acceptedCode && status === acceptedStatus) return 'accepted';
  if (code === cancelledCode) return 'cancelled';
  if (pendingCodes.includes(code)) return 'pending';
  return status === refusedStatus || refusedCodes.includes(code) ? 'refused' : 'pending';
}

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
import type { Provider } from './startPayment';

/**
 * How a payment stands: `unknown` is a reference the provider does not know, `unchecked` a provider that could not be
 * asked. What is neither accepted nor finally refused is still pending.
 */
export const paymentStates = ['accepted', 'refused', 'cancelled', 'pending', 'unknown', 'unchecked'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentCheck = { state: PaymentState; amount?: number; currency?: string };

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
  const { currency } = data;
  const amount = Number(data.amount);
  // These go into a cookie: nothing odd may.
  return {
    state: readState(code, data.status),
    ...(Number.isSafeInteger(amount) && amount > 0 && { amount }),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
  };
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

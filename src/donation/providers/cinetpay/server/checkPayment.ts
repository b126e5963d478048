import { isRecord } from '../../../../shared/values';
import type { PaymentState } from '../../../rules/outcomes';
import type { RefusalReason } from '../../../rules/paymentCheck';
import { type PaymentCheck, readCheckFacts } from '../../../rules/paymentCheck';
import { showAnswer, userAgent } from '../../cinetpayApis';
import type { ProviderSettings, ServerTools } from '../../provider';
import {
  acceptedCode,
  acceptedStatus,
  cancelledCode,
  pendingCodes,
  pendingStatuses,
  refusedCodes,
  refusedStatus,
  unknownReferenceCode,
} from '../vocabulary';

/** Asks the provider for a payment's state. Never throws. */
export async function checkPayment(
  { url, apiKey, siteId }: ProviderSettings,
  reference: string,
  { send = fetch, signal, log }: ServerTools = {},
): Promise<PaymentCheck> {
  try {
    const response = await send(`${url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: reference }),
      signal,
    });
    const answer: unknown = await response.json();
    if (!isRecord(answer) || response.status >= 500 || response.status === 429) return { state: 'unchecked' };
    const unfamiliar = findUnfamiliar(answer);
    if (unfamiliar)
      log?.(`Payment ${reference}: CinetPay answered ${unfamiliar}, which docs/cinetpay.md does not know.`);
    return readCheck(answer);
  } catch {
    return { state: 'unchecked' };
  }
}

function readCheck({ code, data }: Record<string, unknown>): PaymentCheck {
  if (typeof code !== 'string') return { state: 'unchecked' };
  if (!isRecord(data)) return { state: stateWithoutPayment(code) };
  const state = readState(code, data.status);
  const reason = readRefusalReason(code);
  return {
    state,
    ...(state === 'refused' && reason && { reason }),
    ...readCheckFacts({
      amount: data.amount,
      currency: data.currency,
      method: data.payment_method,
      ...(state === 'accepted' && {
        operatorId: data.operator_id,
        paidAt: data.payment_date,
        payoutAt: data.fund_availability_date,
      }),
    }),
  };
}

/** Most codes without a payment concern our account or the provider's health, and tell nothing about the money. */
function stateWithoutPayment(code: string): PaymentState {
  if (code === unknownReferenceCode) return 'unknown';
  return code === acceptedCode || pendingCodes.includes(code) ? 'pending' : 'unchecked';
}

function readState(code: string, status: unknown): PaymentState {
  // Another code with one of these statuses contradicts itself: nothing is settled.
  if (status === acceptedStatus) return code === acceptedCode ? 'accepted' : 'pending';
  if (status !== refusedStatus || code === acceptedCode || pendingCodes.includes(code)) return 'pending';
  return code === cancelledCode ? 'cancelled' : 'refused';
}

/** The code and status of an answer about a payment, if the vocabulary lacks one or they contradict each other. */
function findUnfamiliar({ code, data }: Record<string, unknown>): string | undefined {
  if (typeof code !== 'string' || !isRecord(data)) return undefined;
  const { status } = data;
  const endedCodes = [cancelledCode, ...refusedCodes];
  const isContradictory =
    (status === acceptedStatus) !== (code === acceptedCode) ||
    (status === refusedStatus ? pendingCodes : endedCodes).includes(code);
  const isKnownCode = [acceptedCode, ...pendingCodes, ...endedCodes].includes(code);
  const isKnownStatus = [acceptedStatus, refusedStatus, ...pendingStatuses].some((known) => known === status);
  if (!isContradictory && (isKnownCode || readRefusalReason(code)) && isKnownStatus) return undefined;
  return showAnswer({ code, status });
}

/** Codes of the provider's table of answers, without those that concern the merchant only. */
const reasonsByCode: Record<string, RefusalReason> = {
  '602': 'balance',
  '603': 'unavailable',
  '604': 'code',
  // Orange Money: wrong code, low balance, or the same amount from the same number again too soon.
  '606': 'orangeMoney',
  '621': 'unavailable',
  '622': 'unavailable',
  '626': 'unavailable',
  '635': 'number',
  '636': 'number',
  '637': 'number',
  '641': 'tooLow',
  '642': 'tooHigh',
  '804': 'unavailable',
  '807': 'dayLimit',
  '808': 'dayLimit',
  '809': 'monthLimit',
  '810': 'monthLimit',
  '811': 'weekLimit',
  '812': 'weekLimit',
};

/** @returns undefined for a code that gives no reason */
export function readRefusalReason(code: string): RefusalReason | undefined {
  return Object.hasOwn(reasonsByCode, code) ? reasonsByCode[code] : undefined;
}

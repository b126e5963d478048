import { isBlank, isRecord } from '../../../../shared/unknownValues';
import type { PaymentState } from '../../../rules/outcomes';
import { type PaymentCheck, readCheckFacts } from '../../../rules/paymentCheck';
import { failCheckOf, showAnswer, userAgent } from '../../cinetpayApis';
import { describeFailure } from '../../describeFailure';
import type { ProviderSettings, RequestOptions } from '../../provider';
import { readAnswer } from '../../readAnswer';
import {
  acceptedCode,
  acceptedStatus,
  accountCodes,
  cancelledCode,
  pendingCodes,
  pendingStatuses,
  reasonsByCode,
  refusedCodes,
  refusedStatuses,
  toIsoTime,
  wrongFieldCode,
} from '../vocabulary';

export async function checkCinetpay(
  { url, apiKey, siteId }: ProviderSettings,
  reference: string,
  { send = fetch, signal, log }: RequestOptions = {},
): Promise<PaymentCheck> {
  const logLine = (line: string) => log?.(`Payment ${reference}${line}`);
  const fail = failCheckOf(reference, log);
  try {
    const response = await send(`${url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: reference }),
      signal,
    });
    const { status } = response;
    const answer = await readAnswer(response);
    if (status >= 500 || status === 429) return fail(`answers HTTP ${status}`, status === 429);
    if (!answer) return fail(`answers HTTP ${status}, no JSON`);
    const code = readText(answer.code);
    if (typeof code !== 'string') return fail(`answers ${showAnswer(answer)}`);
    if (isRecord(answer.data)) return readCheck(code, answer.data, logLine);
    if (code === wrongFieldCode) return { state: 'unknown' };
    if (code === acceptedCode || pendingCodes.includes(code)) return { state: 'pending' };
    // Most other codes without a payment concern our account or the provider's health.
    return fail(`answers ${showAnswer(answer)}`, accountCodes.includes(code));
  } catch (error) {
    return fail(describeFailure(error));
  }
}

/** Reads a number as its text: `627` as `"627"`. The number 0 is then `"0"`, not the code `"00"`. */
const readText = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value);

/** @param logLine logs a line that begins with the payment's name */
function readCheck(code: string, data: Record<string, unknown>, logLine: (line: string) => void): PaymentCheck {
  const { status } = data;
  if (!isFamiliar(code, status))
    logLine(`: CinetPay answered ${showAnswer({ code, status })}, which docs/cinetpay.md does not know.`);
  const state = readState(code, status);
  const reason = reasonsByCode.get(code);
  const values = {
    amount: data.amount,
    currency: data.currency,
    method: data.payment_method,
    ...(state === 'accepted' && {
      operatorId: readText(data.operator_id),
      paidAt: toIsoTime(data.payment_date),
      payoutAt: toIsoTime(data.fund_availability_date),
    }),
  };
  const facts = readCheckFacts(values);
  const dropped = Object.entries(values).filter(([name, value]) => !isBlank(value) && !(name in facts));
  if (dropped.length > 0) {
    const names = dropped.map(([name]) => name).join(', ');
    logLine(`: CinetPay wrote ${names} in a form that docs/cinetpay.md does not know: it is not recorded.`);
  }
  return { state, ...(state === 'refused' && reason && { reason }), ...facts };
}

const endedCodes = [cancelledCode, ...refusedCodes];

function readState(code: string, status: unknown): PaymentState {
  // The status of an accepted payment with another code is a contradiction, which settles nothing.
  if (status === acceptedStatus) return code === acceptedCode ? 'accepted' : 'pending';
  // A refusal counts, unless the code is that of an accepted or waiting payment.
  const isRefused = refusedStatuses.includes(status) && code !== acceptedCode && !pendingCodes.includes(code);
  // The code of a refusal or cancellation also counts with an unknown status, such as CANCELED, but not while pending.
  const isEnded = endedCodes.includes(code) && typeof status === 'string' && !pendingStatuses.includes(status);
  if (!isRefused && !isEnded) return 'pending';
  return code === cancelledCode ? 'cancelled' : 'refused';
}

/** Whether the vocabulary has the code and the status of a payment, and they do not contradict each other. */
function isFamiliar(code: string, status: unknown): boolean {
  const isReason = reasonsByCode.has(code);
  if (status === acceptedStatus) return code === acceptedCode;
  if (refusedStatuses.includes(status)) return isReason || endedCodes.includes(code);
  return pendingStatuses.includes(status) && (pendingCodes.includes(code) || (isReason && !endedCodes.includes(code)));
}

import { isBlank, isRecord } from '../../../../shared/unknownValues';
import type { PaymentState } from '../../../rules/outcomes';
import { type PaymentCheck, readCheckFacts } from '../../../rules/paymentCheck';
import { createFailureReporter, showAnswer, userAgent } from '../../cinetpayShared/server/calls';
import type { ProviderSettings, RequestOptions } from '../../provider';
import { readJsonObject } from '../../readJsonObject';
import { describeFailure } from '../../server/describeFailure';
import {
  acceptedCode,
  accountCodes,
  cancelledCode,
  pendingCodes,
  reasonCodes,
  refusalCodes,
  statesByStatus,
  toIsoTime,
  wrongFieldCode,
} from '../vocabulary';

export async function checkCinetpay(
  { url, apiKey, siteId }: ProviderSettings,
  reference: string,
  { send = fetch, signal, log }: RequestOptions = {},
): Promise<PaymentCheck> {
  const logLine = (line: string) => log?.(`Payment ${reference}${line}`);
  const fail = createFailureReporter(reference, log);
  try {
    const response = await send(`${url}/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ apikey: apiKey, site_id: siteId, transaction_id: reference }),
      signal,
    });
    const { status } = response;
    const body = await readJsonObject(response);
    if (status >= 500 || status === 429) return fail(`answers HTTP ${status}`, status === 429);
    if (!body) return fail(`answers HTTP ${status}, no JSON`);
    const code = readText(body.code);
    if (typeof code !== 'string') return fail(`answers ${showAnswer(body)}`);
    if (isRecord(body.data)) return readCheck(code, body.data, logLine);
    if (code === wrongFieldCode) return { state: 'unknown' };
    if (code === acceptedCode || pendingCodes.includes(code)) return { state: 'pending' };
    // Most other codes without a payment concern our account or the provider's health.
    return fail(`answers ${showAnswer(body)}`, accountCodes.includes(code));
  } catch (error) {
    return fail(describeFailure(error));
  }
}

/** Reads a number as its text: `627` as `"627"`. The number 0 becomes `"0"`, which is not the code `"00"`. */
const readText = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value);

/** @param logLine logs a line that begins with the payment's name */
function readCheck(code: string, data: Record<string, unknown>, logLine: (line: string) => void): PaymentCheck {
  const { status } = data;
  const { state, isFamiliar } = readState(code, status);
  if (!isFamiliar)
    logLine(`: CinetPay answered ${showAnswer({ code, status })}, which docs/cinetpay.md does not know.`);
  const reason = refusalCodes.get(code) ?? reasonCodes.get(code);
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

/** The states that a code may mean: two if it tells only a reason, none if it is unknown. */
function listStates(code: string): PaymentState[] {
  if (code === acceptedCode) return ['accepted'];
  if (code === cancelledCode || refusalCodes.has(code)) return ['refused'];
  if (pendingCodes.includes(code)) return ['pending'];
  return reasonCodes.has(code) ? ['refused', 'pending'] : [];
}

/** `isFamiliar`: whether the code and the status are known, and do not contradict each other. */
function readState(code: string, status: unknown): { state: PaymentState; isFamiliar: boolean } {
  const byCode = listStates(code);
  const byStatus = statesByStatus.get(status);
  const isFamiliar = byStatus !== undefined && byCode.includes(byStatus);
  // An unfamiliar pair leaves the payment pending, with one exception: a refusal counts even if only its code or its
  // status is known, because a new status may be CANCELED.
  const isNewStatus = !byStatus && typeof status === 'string';
  const isRefused = isNewStatus ? byCode.join() === 'refused' : byStatus === 'refused' && byCode.length === 0;
  const state = isFamiliar ? byStatus : isRefused ? 'refused' : 'pending';
  return { state: state === 'refused' && code === cancelledCode ? 'cancelled' : state, isFamiliar };
}

import { notifyPath, returnPath } from '../../../../routes';
import { isRecord } from '../../../../shared/unknownValues';
import { paymentDescription } from '../../../rules/donation';
import { isPaymentPage } from '../../cinetpayShared/isPaymentPage';
import { showAnswer } from '../../cinetpayShared/server/calls';
import type { Account, Attempt, StartResult } from '../../provider';
import { describeFailure, NoJsonError } from '../../server/describeFailure';
import { referenceNames } from '../client';
import type { Keys } from '../settings';
import { accountProblems, finalStatuses, okCode, okStatus, takenReferenceCode } from '../vocabulary';
import { callApi } from './callApi';

type StartOptions = Parameters<NonNullable<Account['startPayment']>>[1];

export async function startCinetpayV1(
  keys: Keys,
  attempt: Attempt,
  { send, signal, log, alert }: StartOptions = {},
): Promise<StartResult> {
  const { reference } = attempt;
  try {
    const call = { method: 'POST', path: '/v1/payment', body: toV1Request(attempt) } as const;
    const { httpStatus, body } = await callApi(keys, call, { send, signal });
    const start = readV1Start(body, keys, reference);
    if (start.kind === 'redirect') return start;
    const problem = accountProblems[String(body.code)];
    if (problem) alert?.(`No payment can be started: CinetPay answers ${Number(body.code)}, ${problem}.`);
    else log?.(`Payment ${reference} was not started: CinetPay answers ${showAnswer(readFinalDetails(body) ?? body)}.`);
    return httpStatus >= 500 || httpStatus === 429 || problem ? { ...start, reason: 'unavailable' } : start;
  } catch (error) {
    log?.(`Payment ${reference} was not started: CinetPay ${describeFailure(error)}.`);
    return { kind: 'failed', reason: error instanceof NoJsonError ? 'unavailable' : 'network' };
  }
}

/** The request of docs/cinetpay-v1.md, section 3. */
function toV1Request({ donation, reference, language, origin }: Attempt) {
  const { amount, currency, customer = {} } = donation;
  const back = `${origin}${returnPath}?${referenceNames[0]}=${reference}`;
  return {
    currency,
    merchant_transaction_id: reference,
    amount,
    lang: language,
    designation: paymentDescription,
    client_first_name: customer.customer_surname,
    client_last_name: customer.customer_name,
    client_email: customer.customer_email,
    success_url: back,
    failed_url: back,
    notify_url: `${origin}${notifyPath}`,
    direct_pay: false,
  };
}

function readV1Start(body: Record<string, unknown>, { url: apiUrl }: Keys, reference: string): StartResult {
  const { code, status, payment_url: url, notify_token: notifyToken, transaction_id: transactionId } = body;
  const isOpen = body.merchant_transaction_id === reference && !readFinalDetails(body);
  if (code !== okCode || status !== okStatus || !isOpen)
    return { kind: 'failed', reason: 'refused', ...(code === takenReferenceCode && { isReferenceTaken: true }) };
  // Without the token, no notification of the payment could be trusted.
  if (typeof url !== 'string' || typeof notifyToken !== 'string' || !notifyToken)
    return { kind: 'failed', reason: 'refused' };
  if (!isPaymentPage(url, apiUrl)) return { kind: 'failed', reason: 'foreignPage' };
  return {
    kind: 'redirect',
    url,
    ...(isProviderReference(transactionId) && { providerReference: transactionId }),
    secrets: { notifyToken },
  };
}

/** Checks what goes into a record and a spreadsheet. As far as we know, the reference has 32 hexadecimal digits. */
function isProviderReference(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

/** If the payment has ended already, the details, which say so. The answer's root says only that the call worked. */
function readFinalDetails({ details }: Record<string, unknown>): Record<string, unknown> | undefined {
  return isRecord(details) && finalStatuses.includes(details.status) ? details : undefined;
}

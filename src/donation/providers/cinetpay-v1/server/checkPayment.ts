import type { PaymentCheck } from '../../../rules/paymentCheck';
import { createFailureReporter, showAnswer } from '../../cinetpayShared/server/calls';
import type { RequestOptions, StartedPayment } from '../../provider';
import { describeFailure, NoJsonError } from '../../server/describeFailure';
import type { Keys } from '../settings';
import { accountProblems, paymentStates, unknownReferenceCode } from '../vocabulary';
import { callApi } from './callApi';

/** The check has no amount, because the provider's answer names none. */
export async function checkCinetpayV1(
  keys: Keys,
  reference: string,
  { send, signal, log, started }: RequestOptions & { started?: StartedPayment } = {},
): Promise<PaymentCheck> {
  const fail = createFailureReporter(reference, log);
  try {
    const call = { method: 'GET', path: `/v1/payment/${encodeURIComponent(reference)}` } as const;
    const { httpStatus, body } = await callApi(keys, call, { send, signal });
    if (httpStatus >= 500 || httpStatus === 429) return fail(`answers HTTP ${httpStatus}`, httpStatus === 429);
    if (body.code === unknownReferenceCode) return { state: 'unknown' };
    if (!isAbout(body, reference, started))
      return fail(`answers ${showAnswer(body)}`, accountProblems[String(body.code)] !== undefined);
    const states = Object.entries(paymentStates);
    const meaning = states.find(([code]) => code === String(body.code))?.[1];
    if (meaning && meaning.status === body.status) return { state: meaning.state };
    log?.(`Payment ${reference}: CinetPay answered ${showAnswer(body)}, which docs/cinetpay-v1.md does not know.`);
    // The code of a refusal also counts with an unknown status, but not with the status of another code.
    const isNewWord = typeof body.status === 'string' && !states.some(([, { status }]) => status === body.status);
    return { state: meaning?.state === 'refused' && isNewWord ? 'refused' : 'pending' };
  } catch (error) {
    return fail(describeFailure(error), error instanceof NoJsonError && error.httpStatus === 429);
  }
}

/** An answer must have our reference, and the provider's reference if the start had one. */
function isAbout(body: Record<string, unknown>, reference: string, started: StartedPayment | undefined): boolean {
  if (body.merchant_transaction_id !== reference) return false;
  return started?.providerReference === undefined || body.transaction_id === started.providerReference;
}

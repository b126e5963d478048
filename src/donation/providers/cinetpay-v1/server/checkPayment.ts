import type { PaymentCheck } from '../../../rules/paymentCheck';
import { showAnswer } from '../../cinetpayApis';
import type { KeptStart, ServerTools, StartedPayment } from '../../provider';
import type { Keys } from '../settings';
import { paymentStates, unknownReferenceCode } from '../vocabulary';
import { callApi } from './callApi';

/** Asks the provider for a payment's state, which names no amount. Never throws. */
export async function checkPayment(
  keys: Keys,
  reference: string,
  { send, signal, log, started }: ServerTools & { started?: KeptStart } = {},
): Promise<PaymentCheck> {
  try {
    const call = { method: 'GET', path: `/v1/payment/${encodeURIComponent(reference)}` } as const;
    const { http, body } = await callApi(keys, call, { send, signal });
    if (http >= 500 || http === 429) return { state: 'unchecked' };
    if (body.code === unknownReferenceCode) return { state: 'unknown' };
    if (!isAboutPayment(body, reference, await started)) {
      log?.(`Payment ${reference} could not be checked: CinetPay answers ${showAnswer(body)}.`);
      return { state: 'unchecked' };
    }
    const known = Object.entries(paymentStates).find(([code]) => code === String(body.code))?.[1];
    if (known && known.status === body.status) return { state: known.state };
    log?.(`Payment ${reference}: CinetPay answered ${showAnswer(body)}, which docs/cinetpay-v1.md does not know.`);
    return { state: 'pending' };
  } catch {
    return { state: 'unchecked' };
  }
}

/** An answer counts only if both of its identifiers are those of the start. */
function isAboutPayment(
  body: Record<string, unknown>,
  reference: string,
  started: StartedPayment | undefined,
): boolean {
  if (body.merchant_transaction_id !== reference) return false;
  return started?.providerReference === undefined || body.transaction_id === started.providerReference;
}

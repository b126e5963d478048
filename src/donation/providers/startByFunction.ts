import { startPath } from '../../routes';
import { type PaymentClient, paymentFailures, type StartResult } from './provider';
import { requestStart } from './requestStart';
import { functionMilliseconds } from './withDeadline';

/** Starts a payment through this site's function, for a provider whose keys only servers may have. */
export const startByFunction: PaymentClient['startPayment'] = (_settings, { donation, reference, language }, send) => {
  const readStart = (answer: Record<string, unknown> | undefined, status: number): StartResult =>
    status === 429 ? { status: 'failed', reason: 'busy' } : readFunctionAnswer(answer);
  return requestStart(startPath, { donation, reference, language }, functionMilliseconds, readStart, send);
};

function readFunctionAnswer(answer: Record<string, unknown> = {}): StartResult {
  const { status, url, reason: given, isReferenceTaken } = answer;
  if (status === 'redirect' && typeof url === 'string' && /^https?:/.test(url)) return { status, url };
  const reason = paymentFailures.find((known) => known === given) ?? 'unavailable';
  return { status: 'failed', reason, ...(isReferenceTaken === true && { isReferenceTaken }) };
}

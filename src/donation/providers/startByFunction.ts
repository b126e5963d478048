import { startPath } from '../../routes';
import { type PaymentClient, paymentFailures, type StartResult } from './provider';
import { requestStart } from './requestStart';
import { functionTimeoutMilliseconds } from './withTimeout';

/** Starts a payment through this site's function, for a provider whose keys only servers may have. */
export const startByFunction: PaymentClient['startPayment'] = (_settings, { donation, reference, language }, send) =>
  requestStart(startPath, { donation, reference, language }, functionTimeoutMilliseconds, readStart, send);

function readStart(answer: Record<string, unknown> | undefined, status: number): StartResult {
  if (status === 429) return { kind: 'failed', reason: 'busy' };
  const { kind, url, reason: given, isReferenceTaken } = answer ?? {};
  if (kind === 'redirect' && typeof url === 'string' && /^https?:/.test(url)) return { kind, url };
  const reason = paymentFailures.find((known) => known === given) ?? 'unavailable';
  return { kind: 'failed', reason, ...(isReferenceTaken === true && { isReferenceTaken }) };
}

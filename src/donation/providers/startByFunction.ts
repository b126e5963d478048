import { startPath } from '../../routes';
import { type PaymentClient, type PaymentStart, paymentFailures } from './provider';
import { requestStart } from './requestStart';

/** Longer than the function may take. */
const timeoutMilliseconds = 15_000;

/** The start of a payment for clients whose provider gives its keys to servers alone: this site's function has them. */
export const startByFunction: PaymentClient['startPayment'] = (_settings, { donation, reference, language }, tools) =>
  requestStart(startPath, { donation, reference, language }, timeoutMilliseconds, tools, (answer, status) =>
    status === 429 ? { status: 'failed', reason: 'busy' } : readFunctionAnswer(answer),
  );

function readFunctionAnswer(answer: Record<string, unknown> = {}): PaymentStart {
  const { status, url, reason: given, isReferenceTaken } = answer;
  if (status === 'redirect' && typeof url === 'string' && /^https?:/.test(url)) return { status, url };
  const reason = paymentFailures.find((known) => known === given) ?? 'unavailable';
  return { status: 'failed', reason, ...(isReferenceTaken === true && { isReferenceTaken }) };
}

import { isRecord } from '../../content/values';
import { startPath } from '../../routes';
import { type ClientTools, type PaymentClient, type PaymentStart, paymentFailures } from './provider';

/** Longer than the function may take. */
const timeoutMilliseconds = 15_000;

/** The start of a payment for clients whose provider gives its keys to servers alone: this site's function has them. */
export const startByFunction: PaymentClient['startPayment'] = async (
  _settings,
  { donation, reference, language },
  { send = fetch, timeout = timeoutMilliseconds }: ClientTools = {},
) => {
  // Browsers of old phones have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  let isDown = false;
  try {
    const response = await send(startPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ donation, reference, language }),
      signal: controller.signal,
    });
    isDown = response.status >= 500;
    return response.status === 429 ? { status: 'failed', reason: 'busy' } : readStart(await response.json());
  } catch {
    return { status: 'failed', reason: isDown ? 'unavailable' : 'network' };
  } finally {
    clearTimeout(timer);
  }
};

function readStart(answer: unknown): PaymentStart {
  const { status, url, reason: given, isReferenceTaken } = isRecord(answer) ? answer : {};
  if (status === 'redirect' && typeof url === 'string' && /^https?:/.test(url)) return { status, url };
  const reason = paymentFailures.find((known) => known === given) ?? 'network';
  return { status: 'failed', reason, ...(isReferenceTaken === true && { isReferenceTaken }) };
}

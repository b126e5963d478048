import { startPath } from '../../routes';
import { type PaymentClient, paymentFailures, type StartResult } from './provider';
import { readAnswer } from './readAnswer';

/** Posts a browser's request for a payment page. Never throws. `readStart` gets undefined without a JSON object. */
export async function requestStart(
  url: string,
  body: object,
  milliseconds: number,
  readStart: (answer: Record<string, unknown> | undefined, status: number) => StartResult,
  send = fetch,
): Promise<StartResult> {
  // Browsers of old phones have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    return readStart(await readAnswer(response), response.status);
  } catch {
    return { status: 'failed', reason: 'network' };
  } finally {
    clearTimeout(timer);
  }
}

/** Longer than the function may take. */
const functionMilliseconds = 15_000;

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

import type { ClientTools, PaymentStart } from './provider';
import { readAnswer } from './readFields';

/**
 * Posts a browser's request for a payment page. Never throws. `readStart` gets no answer where it is not JSON.
 * @param usual the timeout in milliseconds, unless the tools have another
 */
export async function requestStart(
  url: string,
  body: object,
  usual: number,
  { send = fetch, timeout = usual }: ClientTools = {},
  readStart: (answer: Record<string, unknown> | undefined, status: number) => PaymentStart,
): Promise<PaymentStart> {
  // Browsers of old phones have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
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

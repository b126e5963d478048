import type { ClientTools, PaymentStart } from './provider';
import { readAnswer } from './readFields';

type Request = {
  url: string;
  body: object;
  /** In milliseconds, unless the tools have another. */
  timeout: number;
};

/** Posts a browser's request for a payment page. Never throws. `readStart` gets no answer where it is not JSON. */
export async function requestStart(
  { url, body, timeout: usual }: Request,
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

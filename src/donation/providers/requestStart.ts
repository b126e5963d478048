import type { ClientTools, PaymentStart } from './provider';

type Request = {
  url: string;
  body: object;
  /** In milliseconds, unless the tools have another. */
  timeout: number;
};

/** Posts a browser's request for a payment page. Never throws. */
export async function requestStart(
  { url, body, timeout: usual }: Request,
  { send = fetch, timeout = usual }: ClientTools = {},
  readAnswer: (response: Response) => Promise<PaymentStart>,
): Promise<PaymentStart> {
  // Browsers of old phones have no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  let isDown = false;
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    isDown = response.status >= 500;
    return await readAnswer(response);
  } catch {
    return { status: 'failed', reason: isDown ? 'unavailable' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

import type { StartResult } from './provider';
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

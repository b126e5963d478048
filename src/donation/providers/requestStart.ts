import type { StartResult } from './provider';
import { readJsonObject } from './readJsonObject';
import { withTimeout } from './withTimeout';

/** Posts a browser's request for a payment page. Never throws. `readStart` gets undefined without a JSON object. */
export async function requestStart(
  url: string,
  body: object,
  milliseconds: number,
  readStart: (answer: Record<string, unknown> | undefined, status: number) => StartResult,
  send = fetch,
): Promise<StartResult> {
  const headers = { 'Content-Type': 'application/json' };
  try {
    return await withTimeout(milliseconds, async (signal) => {
      const response = await send(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
      return readStart(await readJsonObject(response), response.status);
    });
  } catch {
    return { kind: 'failed', reason: 'network' };
  }
}

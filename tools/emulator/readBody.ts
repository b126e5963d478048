import type { IncomingMessage } from 'node:http';

/** The largest body that is read: a payment has some twenty short fields. */
export const bodyLimit = 100_000;

/** The text of a request, or undefined when it is too long to be one of ours. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end even then: an answer to a request that is still being sent may be lost.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
  }
  return length > bodyLimit ? undefined : Buffer.concat(chunks).toString('utf8');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How long a page waits for a function of this site: longer than the function may take. */
export const functionMilliseconds = 15_000;

/** Aborts a browser's request after some time. Browsers of old phones have no `AbortSignal.timeout`. */
export async function withDeadline<T>(milliseconds: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

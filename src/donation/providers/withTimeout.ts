/** How long a page waits for one of this site's functions: longer than the function may take. */
export const functionTimeoutMilliseconds = 15_000;

/** Aborts a browser's request after some time. Browsers of old phones have no `AbortSignal.timeout`. */
export function withTimeout<T>(milliseconds: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return request(controller.signal).finally(() => clearTimeout(timer));
}

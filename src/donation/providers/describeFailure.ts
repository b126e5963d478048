/**
 * Says in words why `fetch` failed, without the message, which may quote an address that is a secret; or what came in
 * place of JSON, where the error has the HTTP status as `http`.
 */
export function describeFailure(error: unknown): string {
  const { name, cause, http } = error as { name?: string; cause?: { code?: string }; http?: number };
  if (http !== undefined) return `answers HTTP ${http}, no JSON`;
  if (name === 'TimeoutError') return 'does not answer in time';
  if (cause?.code === 'ENOTFOUND') return 'does not exist in the DNS';
  return `cannot be reached (${cause?.code ?? name ?? 'no reason'})`;
}

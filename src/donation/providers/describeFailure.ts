const failures: Record<string, string | undefined> = {
  ENOTFOUND: 'does not exist in the DNS',
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'cuts the connection',
  CERT_HAS_EXPIRED: 'has an expired certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that nobody has signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has the certificate of another address',
};

/**
 * Says in words why `fetch` failed, without the message, which may quote an address that is a secret; or what came in
 * place of JSON, where the error has the HTTP status as `http`.
 */
export function describeFailure(error: unknown): string {
  const { name, cause, http } = error as { name?: string; cause?: { code?: string }; http?: number };
  if (http !== undefined) return `answers HTTP ${http}, no JSON`;
  if (name === 'TimeoutError') return 'does not answer in time';
  return failures[cause?.code ?? ''] ?? `cannot be reached (${cause?.code ?? name ?? 'no reason'})`;
}

/** The provider has answered, but not in JSON. */
export class NoJsonError extends Error {
  constructor(readonly httpStatus: number) {
    super('no JSON');
  }
}

/** Says in words why a call failed, without the message of `fetch`, which may quote a URL that is a secret. */
export function describeFailure(error: unknown): string {
  if (error instanceof NoJsonError) return `answers HTTP ${error.httpStatus}, no JSON`;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return 'does not answer in time';
  if (cause?.code === 'ENOTFOUND') return 'does not exist in the DNS';
  return `cannot be reached (${cause?.code ?? name ?? 'no reason'})`;
}

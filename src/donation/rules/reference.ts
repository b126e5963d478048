/**
 * A random reference of at most eight digits, new for each attempt, because the provider refuses a repeated reference.
 * It comes from a cryptographic source, because anyone who knows a reference can query its payment.
 */
export function createReference(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 100_000_000);
}

/** Whether a value could come from `createReference`. */
export function isOwnReference(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,8}$/.test(value);
}

/** Whether a value can be a payment's reference: the provider takes letters and digits. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,30}$/.test(value);
}

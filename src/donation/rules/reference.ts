/** References are below this number: eight digits at most. */
const limit = 100_000_000;

// The largest multiple of the limit in 32 bits: numbers above it would make small references more likely.
const fairLimit = 2 ** 32 - (2 ** 32 % limit);

/**
 * A random reference of at most eight digits, new for each attempt because the provider refuses repeated ones.
 * @param fill a cryptographic source, because anyone who knows a reference can query the payment
 */
export function createReference(
  fill: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) => crypto.getRandomValues(numbers),
): string {
  const numbers = new Uint32Array(1);
  do fill(numbers);
  while ((numbers[0] ?? 0) >= fairLimit);
  return String((numbers[0] ?? 0) % limit);
}

/** Whether a value can be a payment's reference: the provider takes letters and digits. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,30}$/.test(value);
}

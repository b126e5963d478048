/** Transaction identifiers are random numbers below this. */
const transactionIdLimit = 100_000_000;

// The largest multiple of the limit that 32 bits hold: numbers above it would make small identifiers likelier.
const fairLimit = 2 ** 32 - (2 ** 32 % transactionIdLimit);

/**
 * A new identifier for each attempt: the provider refuses one it has seen.
 * @param fill a cryptographic source, as `crypto.getRandomValues`: anyone who knows an identifier can ask after it
 */
export function createTransactionId(
  fill: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) => crypto.getRandomValues(numbers),
): string {
  const numbers = new Uint32Array(1);
  do fill(numbers);
  while ((numbers[0] ?? 0) >= fairLimit);
  return String((numbers[0] ?? 0) % transactionIdLimit);
}

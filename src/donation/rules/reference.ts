/** Identifiers are below this number: eight digits at most. */
const transactionIdLimit = 100_000_000;

// The largest multiple of the limit in 32 bits: numbers above it would make small identifiers more likely.
const fairLimit = 2 ** 32 - (2 ** 32 % transactionIdLimit);

/**
 * A random identifier of at most eight digits, new for each attempt because the provider refuses repeated ones.
 * @param fill a cryptographic source, because anyone who knows an identifier can query the payment
 */
export function createTransactionId(
  fill: (numbers: Uint32Array<ArrayBuffer>) => Uint32Array = (numbers) => crypto.getRandomValues(numbers),
): string {
  const numbers = new Uint32Array(1);
  do fill(numbers);
  while ((numbers[0] ?? 0) >= fairLimit);
  return String((numbers[0] ?? 0) % transactionIdLimit);
}

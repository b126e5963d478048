/** The value as one of a list's, if it is one. */
export function pickKnown<T>(list: readonly T[], value: unknown): T | undefined {
  return list.find((known) => known === value);
}

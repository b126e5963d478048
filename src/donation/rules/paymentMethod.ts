/** An operator by the beginning of its name in a check: `OM` names `OMCM`, the same with a country. */
export type MethodName = { id: string; name: string };

const cardNames: readonly MethodName[] = [
  { id: 'VISA', name: 'Visa' },
  { id: 'MASTERCARD', name: 'Mastercard' },
];

/** The name that people know an operator or a card by; one that no list has stays as the provider wrote it. */
export function nameMethod(method: string, operators: readonly MethodName[]): string {
  return [...operators, ...cardNames].find(({ id }) => isNamed(id, method))?.name ?? method;
}

/** Whether a check names this operator, with or without a country suffix: `OM`, `OMCM`. */
export function isNamed(id: string, method = ''): boolean {
  return method.toUpperCase().startsWith(id.toUpperCase());
}

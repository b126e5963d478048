/** An operator or a card. Its name in a check is `id`, which a country may follow: `OM`, or `OMCM` of Cameroon. */
export type MethodName = { id: string; name: string };

/** The operators that a check may name. CinetPay's documents have no full list. */
const operatorNames: readonly MethodName[] = [
  { id: 'OM', name: 'Orange Money' },
  { id: 'ORANGEMONEY', name: 'Orange Money' },
  { id: 'MOMO', name: 'MTN Mobile Money' },
  { id: 'MTN', name: 'MTN Mobile Money' },
  { id: 'WAVE', name: 'Wave' },
  { id: 'FREE', name: 'Free Money' },
  { id: 'MOOV', name: 'Moov Money' },
  { id: 'FLOOZ', name: 'Moov Money' },
  { id: 'TMONEY', name: 'T-Money' },
];

const cardNames: readonly MethodName[] = [
  { id: 'VISA', name: 'Visa' },
  { id: 'VISAM', name: 'Visa' },
  { id: 'MASTERCARD', name: 'Mastercard' },
];

/** The everyday name of an operator or a card; a name that no list has, as the provider wrote it. */
export function nameMethod(method: string, operators: readonly MethodName[] = []): string {
  return [...operators, ...operatorNames, ...cardNames].find(({ id }) => isNamed(id, method))?.name ?? method;
}

/** Whether a check names a known operator; false for a card and without a name. */
export function isMobileMoney(method: string | undefined, operators: readonly MethodName[] = []): boolean {
  return [...operators, ...operatorNames].some(({ id }) => isNamed(id, method));
}

/** Whether a check names this operator, with or without a country. */
export function isNamed(id: string, method = ''): boolean {
  const [known, named] = [id.toUpperCase(), method.toUpperCase()];
  return named.startsWith(known) && /^([A-Z]{2})?$/.test(named.slice(known.length));
}

/**
 * Reads a provider's `2022-09-15 22:57:15`, which is UTC: in captured payments of Cameroon, the operators' own
 * transaction numbers, which carry the local time, are one hour ahead.
 * @returns undefined for a date that does not exist
 */
export function readPaidAt(paidAt: string): Date | undefined {
  const date = new Date(`${paidAt.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

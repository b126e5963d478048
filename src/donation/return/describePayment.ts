import type { Operator, Site } from '../../content/model/model';
import { timeZone } from '../../country';
import { formatDate } from '../../shared/i18n/formatDate';
import type { Language } from '../../shared/i18n/languages';
import type { KeyOf, ReadLabel } from '../../shared/wording/wording';
import type { PaymentFacts } from '../rules/findOutcome';
import { readProviderTime } from '../rules/paymentCheck';
import { isNamed, nameMethod } from '../rules/paymentMethod';

/** A named fact; `value` is undefined while unknown. */
export type NamedFact = { name: KeyOf<'return.*'>; value: string | undefined };

/** Who received a payment, and the operators' names. */
export type Recipient = Pick<Site, 'name' | 'legalName' | 'registration' | 'taxNumber' | 'operators'>;

export function describeReceipt(
  { paidAt, method, operatorId }: Partial<PaymentFacts>,
  { name, legalName, registration, taxNumber, operators = [] }: Recipient,
  { label, language }: { label: ReadLabel<'return.*'>; language: Language },
): NamedFact[] {
  return [
    { name: 'return.date', value: paidAt && describeDate(paidAt, { label, language }) },
    { name: 'return.method', value: method && nameMethod(method, operators) },
    { name: 'return.operatorId', value: operatorId },
    { name: 'return.recipient', value: legalName ?? name },
    // Known before the payment or not at all, so no room is kept for them.
    ...(registration ? [{ name: 'return.registration', value: registration } as const] : []),
    ...(taxNumber ? [{ name: 'return.taxNumber', value: taxNumber } as const] : []),
  ];
}

/** A message: its first line, then a line for each fact. */
export function listFacts(opening: string, facts: readonly NamedFact[], label: ReadLabel<'return.*'>): string {
  const lines = facts.map(({ name, value = '' }) => label('return.line', { name: label(name), value }));
  return [opening, ...lines].join('\n');
}

/** A time of the provider that is as wide as any. */
export const longPaidAt = '2000-09-30 00:00:00';

export function describeDate(
  paidAt: string,
  { label, language }: { label: ReadLabel<'return.*'>; language: Language },
): string {
  return label('return.localDate', { date: formatPaidAt(paidAt, language) });
}

/** The day of a payment on its stamp; nothing for an invalid time. */
export function describeDay(paidAt: string, language: Language): string | undefined {
  const date = readProviderTime(paidAt);
  return date && formatDate(date, language, { dateStyle: 'medium', timeZone });
}

/** The operator that the provider named, or all operators if it named no known one. */
export function chooseOperators(operators: readonly Operator[], method: string | undefined): readonly Operator[] {
  const matching = operators.filter(({ id }) => isNamed(id, method));
  return matching.length > 0 ? matching : operators;
}

/** An invalid time stays as the provider wrote it. */
function formatPaidAt(paidAt: string, language: Language): string {
  const date = readProviderTime(paidAt);
  return date ? formatDate(date, language, { dateStyle: 'long', timeStyle: 'short', timeZone }) : paidAt;
}

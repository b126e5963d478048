import type { LabelKey, Labels } from '../components/wording';
import type { Operator, Site } from '../content/model';
import { formatAmount } from '../donation/amount';
import type { PaymentFacts } from '../donation/ending';
import { operatorNames } from '../donation/provider';
import type { Language } from '../i18n/languages';

/** A fact under its name; without a value it is not known. */
export type Fact = { name: LabelKey; value: string | undefined };

export function describePayment({ reference, amount, currency }: Partial<PaymentFacts>, language: Language): Fact[] {
  return [
    { name: 'return.reference', value: reference },
    { name: 'return.amount', value: amount && currency ? formatAmount(amount, currency, language) : undefined },
  ];
}

/** What a receipt has besides: how and when it was paid, and to whom. */
export function describeReceipt(
  { paidAt, method, operatorId }: Partial<PaymentFacts>,
  { name, legalName, operators = [] }: Pick<Site, 'name' | 'legalName' | 'operators'>,
  { label, language }: { label: Labels; language: Language },
): Fact[] {
  return [
    { name: 'return.date', value: paidAt && label('return.dateOfProvider', { date: formatMoment(paidAt, language) }) },
    { name: 'return.method', value: method && nameMethod(method, operators) },
    { name: 'return.operatorId', value: operatorId },
    { name: 'return.recipient', value: legalName ?? name },
  ];
}

/** The operators that have to do with a payment: the one that the provider names, if it names one that is known. */
export function chooseOperators(operators: readonly Operator[], method: string | undefined): readonly Operator[] {
  const named = operators.filter(({ id }) => isNamed(id, method));
  return named.length > 0 ? named : operators;
}

function nameMethod(method: string, operators: readonly Operator[]): string {
  return [...operators, ...operatorNames].find(({ id }) => isNamed(id, method))?.name ?? method;
}

/** The provider names an operator with or without a country behind it: `OM`, `OMCM`. */
function isNamed(id: string, method = ''): boolean {
  return method.toUpperCase().startsWith(id.toUpperCase());
}

/** As the provider wrote it: nobody knows in which time zone, so that none is reckoned with. */
function formatMoment(paidAt: string, language: Language): string {
  const moment = new Date(`${paidAt.replace(' ', 'T')}Z`);
  if (Number.isNaN(moment.getTime())) return paidAt;
  return moment.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
}

export function formatTime(seconds: number, language: Language): string {
  return new Date(seconds * 1000).toLocaleTimeString(language, { timeStyle: 'medium' });
}

import type { Operator, Site } from '../../content/model/model';
import { type ContactHrefs, isReachable, textMessageLink } from '../../content/present/contactLinks';
import { timeZone } from '../../country';
import { formatDate } from '../../shared/i18n/formatDate';
import type { KeyOf, ReadLabel, Wording } from '../../shared/wording/wording';
import { isNamed, nameMethod } from '../providers/paymentMethod';
import { formatAmount } from '../rules/amount';
import type { ShownOutcome, ShownPayment } from '../rules/findOutcome';
import { outcomeAtFirst, outcomes, type PageOutcome } from '../rules/outcomes';

/** A named fact; `value` is undefined where it is unknown. */
export type NamedFact = { name: KeyOf<'return.*'>; value: string | undefined };

/** Who received a payment, and the operators' names. */
export type Recipient = Pick<Site, 'name' | 'legalName' | 'registration' | 'taxNumber' | 'operators'>;

type ReturnPage = { pageOutcome: PageOutcome; site: Recipient; contactLinks: ContactHrefs };

/**
 * The view model of a return page.
 * @param shown undefined until the answer is read
 */
export function describeReturn(
  { pageOutcome, site, contactLinks }: ReturnPage,
  shown: ShownOutcome | undefined,
  { label, language }: Wording<'return.*'>,
) {
  const outcome = shown?.outcome ?? outcomeAtFirst(pageOutcome);
  const payment = outcome === 'found' ? undefined : shown?.payment;
  // Until the answer is read, the facts of an open payment are hidden and keep their room, against layout shift.
  const isLoading = !shown && outcomes[outcome].finality === 'open';
  const isReceipt = outcome === 'accepted';
  const amount =
    payment?.amount && payment.currency ? formatAmount(payment.amount, payment.currency, language) : undefined;
  const details = isReceipt ? describeReceipt(payment ?? {}, site, { label, language }) : [];
  const facts: NamedFact[] = [
    { name: 'return.reference', value: payment?.reference },
    { name: 'return.amount', value: amount },
    ...details,
  ];
  const title = label(`return.${outcome}.title`);
  const stamp = pageOutcome !== 'neutral' && outcome === pageOutcome ? label(`return.${outcome}.stamp`) : undefined;
  const day =
    isReceipt && payment?.paidAt && formatDate(new Date(payment.paidAt), language, { dateStyle: 'medium', timeZone });
  const state: NamedFact = { name: 'return.state', value: outcome === 'accepted' ? stamp : title };
  const canContact = isReachable(contactLinks);
  const next = label(`return.${outcome}.next`, {
    ask: payment
      ? label(canContact ? 'return.ask' : 'return.toCome')
      : label(canContact ? 'return.noReference.ask' : 'return.noReference.toCome'),
    // Says that this device keeps the payment. Without an amount, the device has not kept it.
    leave: isLoading || amount ? label('return.leave') : '',
  });
  return {
    outcome,
    payment,
    isLoading,
    isReceipt,
    title,
    /** A stamp is absent on the neutral page, and while a page shows another outcome than its own. */
    stamp: stamp && day ? `${stamp} · ${day.replaceAll(' ', '\u00a0')}` : stamp,
    amount,
    details: details.filter(({ value }) => value),
    receipt: listFacts(label('return.receipt.title'), facts, label),
    steps: next.split('\n').filter(Boolean),
    canContact,
    /** The link that asks the association about the payment. */
    help:
      (payment || isLoading) &&
      textMessageLink(contactLinks, listFacts(label('return.help.opening'), [...facts, state], label)),
  };
}

function describeReceipt(
  { paidAt, method, operatorId }: Partial<ShownPayment>,
  { name, legalName, registration, taxNumber, operators = [] }: Recipient,
  { label, language }: Wording<'return.*'>,
): NamedFact[] {
  const date = paidAt && formatDate(new Date(paidAt), language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return [
    { name: 'return.date', value: date && label('return.localDate', { date }) },
    { name: 'return.method', value: method && nameMethod(method, operators) },
    { name: 'return.operatorId', value: operatorId },
    { name: 'return.recipient', value: legalName ?? name },
    { name: 'return.registration', value: registration },
    { name: 'return.taxNumber', value: taxNumber },
  ];
}

function listFacts(opening: string, facts: readonly NamedFact[], label: ReadLabel<'return.*'>): string {
  const lines = facts.flatMap(({ name, value }) => (value ? label('return.line', { name: label(name), value }) : []));
  return [opening, ...lines].join('\n');
}

/** The operator that the provider named, or all operators if it named no known one. */
export function chooseOperators(operators: readonly Operator[], method: string | undefined): readonly Operator[] {
  const matching = operators.filter(({ id }) => isNamed(id, method));
  return matching.length > 0 ? matching : operators;
}

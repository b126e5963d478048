import { type Currency, currencies } from './amount';
import { type CheckedOutcome, type Outcome, outcomes, type PageOutcome } from './outcomes';
import type { PaymentCheck } from './paymentCheck';

/** The payment that this device remembers, without personal data; `startedAt` is in milliseconds since the epoch. */
export type RememberedPayment = { reference: string; amount: number; currency: Currency; startedAt: number };

/** The provider's answer as the payer sees it; `checkedAt` is in seconds since the epoch, by the function's clock. */
export type CheckedPayment = Omit<PaymentCheck, 'state'> & {
  reference: string;
  outcome: CheckedOutcome;
  checkedAt?: number;
};

export type PaymentFacts = Partial<
  Omit<CheckedPayment, 'outcome' | 'currency'> & Omit<RememberedPayment, 'reference'>
> & { reference: string };

/** `isChecked`: the payment comes from the provider's answer, not from this device's memory. */
export type ShownOutcome = { outcome: Outcome; payment?: PaymentFacts; isChecked: boolean };

/**
 * What the page of an outcome shows. The address alone never shows a final outcome: only the provider's answer does. An
 * answer with another outcome leads to that outcome's page.
 * @param checked the answer that the return function has just received
 * @param remembered the last payment started on this device
 */
export function findOutcome(
  page: PageOutcome,
  checked: CheckedPayment | undefined,
  remembered: RememberedPayment | undefined,
): ShownOutcome | { goTo: CheckedOutcome } {
  if (checked && page !== 'neutral') {
    if (checked.outcome !== page) return { goTo: checked.outcome };
    const { outcome: _outcome, amount: _amount, currency: _currency, ...facts } = checked;
    return { outcome: page, payment: { ...facts, ...findAmount(checked, remembered) }, isChecked: true };
  }
  const outcome = outcomes[page].payment === 'open' ? page : remembered ? 'found' : 'neutral';
  return { outcome, ...(remembered && { payment: remembered }), isChecked: false };
}

/** The provider's amount, else the one this device remembers for the same payment. */
function findAmount({ reference, amount, currency: code }: CheckedPayment, remembered: RememberedPayment | undefined) {
  const currency = currencies.find((known) => known === code);
  if (amount && currency) return { amount, currency };
  if (remembered?.reference !== reference) return undefined;
  return { amount: remembered.amount, currency: remembered.currency };
}

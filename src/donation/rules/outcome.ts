import { type Currency, currencies } from '../providers/cinetpay/provider';
import { type PaymentCheck, paymentStates } from './paymentCheck';

/** The payment that this device remembers, without personal data; `startedAt` is in milliseconds since the epoch. */
export type RememberedPayment = { reference: string; amount: number; currency: Currency; startedAt: number };

/** What a check leads to. `early`: refused by an operator that may not have waited for the payer. */
export const checkedOutcomes = [...paymentStates, 'early'] as const;
export type CheckedOutcome = (typeof checkedOutcomes)[number];

/** The provider's answer as the payer sees it; `checkedAt` is in seconds since the epoch, by the function's clock. */
export type CheckedPayment = Omit<PaymentCheck, 'state'> & {
  reference: string;
  state: CheckedOutcome;
  checkedAt?: number;
};

/** The views of a return page, each with its own labels. */
export type Outcome =
  | CheckedOutcome
  /** No payment is known. */
  | 'neutral'
  /** Unchecked, but this device remembers a payment. */
  | 'found'
  /** The page's script has not looked for the provider's answer yet. */
  | 'waiting';

/** The outcomes that have a page of their own. */
export type PageOutcome = CheckedOutcome | 'neutral';

export type PaymentFacts = Partial<
  Omit<CheckedPayment, 'state' | 'currency'> & Omit<RememberedPayment, 'reference'>
> & { reference: string };

/** `isChecked`: the payment comes from the provider's answer, not from this device's memory. */
export type ShownOutcome = { outcome: Outcome; payment?: PaymentFacts; isChecked: boolean };

export function isFinalState(state: Outcome): boolean {
  return state === 'accepted' || state === 'refused' || state === 'cancelled';
}

/**
 * What the page of an outcome shows. The address alone never shows a final state: only the provider's answer does. An
 * answer with another state leads to that state's page.
 * @param checked the answer that the return function has just received
 * @param remembered the last payment started on this device
 */
export function findOutcome(
  page: PageOutcome,
  checked: CheckedPayment | undefined,
  remembered: RememberedPayment | undefined,
): ShownOutcome | { goTo: CheckedOutcome } {
  if (checked && page !== 'neutral') {
    if (checked.state !== page) return { goTo: checked.state };
    const { state: _state, amount: _amount, currency: _currency, ...facts } = checked;
    return { outcome: page, payment: { ...facts, ...findAmount(checked, remembered) }, isChecked: true };
  }
  const isOpen = page !== 'neutral' && !isFinalState(page);
  const outcome = isOpen ? page : remembered ? 'found' : 'neutral';
  return { outcome, ...(remembered && { payment: remembered }), isChecked: false };
}

/** The provider's amount, else the one this device remembers for the same payment. */
function findAmount({ reference, amount, currency: code }: CheckedPayment, remembered: RememberedPayment | undefined) {
  const currency = currencies.find((known) => known === code);
  if (amount && currency) return { amount, currency };
  if (remembered?.reference !== reference) return undefined;
  return { amount: remembered.amount, currency: remembered.currency };
}

import { type PaymentCheck, paymentStates } from './checkPayment';
import { type Currency, currencies } from './provider';

/** What the pages may say of a payment before its end is known, never who paid; its start as `Date.now()` counts. */
export type RememberedPayment = { reference: string; amount: number; currency: Currency; startedAt: number };

/** What a return page tells of. `early`: refused, by an operator that may not have waited for the payer's answer. */
export const pageStates = [...paymentStates, 'early'] as const;
export type PageState = (typeof pageStates)[number];

/** What the provider answered about a payment, as its payer is told, and when: in seconds, as the function counts. */
export type CheckedPayment = Omit<PaymentCheck, 'state'> & { reference: string; state: PageState; checkedAt?: number };

/** What a return page says. Each has words of its own. */
export type EndingView =
  | PageState
  /** Nothing is known of a payment. */
  | 'neutral'
  /** Nothing was checked, but this device remembers a payment. */
  | 'found'
  /** The page's script has still to look for the provider's answer. */
  | 'waiting';

export type PaymentFacts = Partial<
  Omit<CheckedPayment, 'state' | 'currency'> & Omit<RememberedPayment, 'reference'>
> & { reference: string };

/** `isChecked`: the provider has just answered about this payment; otherwise the device remembers it. */
export type Ending = { view: EndingView; payment?: PaymentFacts; isChecked: boolean };

/** Whether there is nothing more to ask about a payment: it went through, or no money did. */
export function isFinalState(state: EndingView): boolean {
  return state === 'accepted' || state === 'refused' || state === 'cancelled';
}

/**
 * What the page of a state says: an end only where the provider has just answered so, whatever the address. Where it has
 * just answered otherwise, the page of that answer is to be shown.
 * @param checked what the return function has just been told
 * @param remembered the last payment begun on this device
 */
export function tellEnding(
  page: PageState | 'neutral',
  checked: CheckedPayment | undefined,
  remembered: RememberedPayment | undefined,
): Ending | { goTo: PageState } {
  if (checked && page !== 'neutral') {
    if (checked.state !== page) return { goTo: checked.state };
    const { state: _state, amount: _amount, currency: _currency, ...facts } = checked;
    return { view: page, payment: { ...facts, ...findAmount(checked, remembered) }, isChecked: true };
  }
  const isOpen = page !== 'neutral' && !isFinalState(page);
  const view = isOpen ? page : remembered ? 'found' : 'neutral';
  return { view, ...(remembered && { payment: remembered }), isChecked: false };
}

/** The amount that the provider gave, or that this device remembers of the same payment. */
function findAmount({ reference, amount, currency: code }: CheckedPayment, remembered: RememberedPayment | undefined) {
  const currency = currencies.find((known) => known === code);
  if (amount && currency) return { amount, currency };
  if (remembered?.reference !== reference) return undefined;
  return { amount: remembered.amount, currency: remembered.currency };
}

import { currencies } from '../../country';
import { type CheckedOutcome, type Outcome, outcomes, type PageOutcome } from './outcomes';
import { type ReturnAnswer, readReturnAnswer } from './paymentCheck';
import type { RememberedPayment } from './rememberedPayment';

/** What the return page shows of a payment, from the provider's answer, from this device's memory, or from both. */
export type ShownPayment = Partial<
  Omit<ReturnAnswer, 'outcome' | 'currency'> & Omit<RememberedPayment, 'reference' | 'finalAnswer'>
> & { reference: string };

/** `isChecked`: whether the outcome is the provider's answer, and not only what this device remembers. */
export type ShownOutcome = { outcome: Outcome; payment?: ShownPayment; isChecked: boolean };

/**
 * Decides what the page of an outcome shows, or which page to go to. The page shows a final outcome only if the
 * provider has answered so: the URL of the page proves nothing. If this device has not started the payment, the page
 * shows only its reference and the time of the check, and no thanks, because a link may have named the payment.
 * @param answer the return function's answer, if its cookie or a poll has one
 * @param remembered the payments started on this device, newest first
 */
export function findOutcome(
  pageOutcome: PageOutcome,
  answer: ReturnAnswer | undefined,
  remembered: readonly RememberedPayment[],
): ShownOutcome | { goTo: CheckedOutcome } {
  if (answer && pageOutcome !== 'neutral') {
    if (answer.outcome !== pageOutcome) return { goTo: answer.outcome };
    const match = remembered.find((payment) => payment.reference === answer.reference);
    if (match) return { outcome: pageOutcome, payment: showPayment(answer, match), isChecked: true };
    const { reference, checkedAt } = answer;
    return {
      outcome: pageOutcome === 'accepted' ? 'elsewhere' : pageOutcome,
      payment: { reference, checkedAt },
      isChecked: true,
    };
  }
  // A page that is loaded again after the cookie has expired shows the stored final answer.
  for (const payment of remembered) {
    const stored = readReturnAnswer(payment.finalAnswer);
    if (stored?.outcome === pageOutcome)
      return { outcome: pageOutcome, payment: showPayment(stored, payment), isChecked: true };
  }
  const open = remembered.find(({ finalAnswer }) => !finalAnswer);
  const outcome = outcomes[pageOutcome].finality === 'open' ? pageOutcome : open ? 'found' : 'neutral';
  return { outcome, ...(open && { payment: open }), isChecked: false };
}

/**
 * The facts of the provider's answer. If it lacks the amount, the remembered amount is added, but not for the thanks,
 * which state only what the provider has confirmed.
 */
function showPayment(answer: ReturnAnswer, remembered: RememberedPayment): ShownPayment {
  const { outcome, amount, currency: code, ...facts } = answer;
  const currency = currencies.find((known) => known === code);
  if (amount && currency) return { ...facts, amount, currency };
  return outcome === 'accepted' ? facts : { ...facts, amount: remembered.amount, currency: remembered.currency };
}

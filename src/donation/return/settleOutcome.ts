import { clearValues, loadPayments, saveFinalAnswer } from '../device/donationStorage';
import { findOutcome } from '../rules/findOutcome';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import type { ReturnAnswer } from '../rules/paymentCheck';

/** Finds what the page of an outcome shows, and stores on this device what the provider has finally answered. */
export function settleOutcome(
  pageOutcome: PageOutcome,
  answer: ReturnAnswer | undefined,
): ReturnType<typeof findOutcome> {
  const found = findOutcome(pageOutcome, answer, loadPayments());
  if ('goTo' in found || !answer) return found;
  if (outcomes[found.outcome].finality === 'final') saveFinalAnswer(answer);
  // The form must not offer the amount again. `wasThankedSince` misses a payment that a full storage has not kept.
  if (found.isChecked && answer.outcome === 'accepted') clearValues();
  return found;
}

import { findOutcome } from '../rules/findOutcome';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import type { CheckedPayment } from '../rules/paymentCheck';
import { clearDraft, loadPayments, saveFinalAnswer } from './donationStorage';

/** Finds what the page of an outcome shows, and stores on this device what the provider has finally answered. */
export function settleOutcome(
  pageOutcome: PageOutcome,
  checked: CheckedPayment | undefined,
): ReturnType<typeof findOutcome> {
  const found = findOutcome(pageOutcome, checked, loadPayments());
  if ('goTo' in found || !checked) return found;
  if (outcomes[found.outcome].payment === 'final') saveFinalAnswer(checked);
  // Even if the full storage of the device has not kept the payment, the form must not offer its amount again.
  if (found.isChecked && checked.outcome === 'accepted') clearDraft();
  return found;
}

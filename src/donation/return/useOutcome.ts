import { useEffect, useEffectEvent, useState } from 'react';
import { localizedPath, paymentReturnPath, pollPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { clearDraft, loadPayments, saveFinalAnswer } from '../form/donationStorage';
import { referenceNames } from '../providers/current';
import { type CheckedPayment, findOutcome, type ShownOutcome } from '../rules/findOutcome';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import { findCheckCookie, readCheckCookie } from '../rules/paymentCookies';
import { startPolling } from './startPolling';

/** Reads the outcome of the payment, polls while it is open, and leaves for the page of another outcome. */
export function useOutcome(page: PageOutcome, leave: (path: string) => void) {
  const { language } = useWording();
  const [shown, setShown] = useState<ShownOutcome>();
  const [isPolling, setPolling] = useState(outcomes[page].isPolled === true);

  const apply = useEffectEvent((checked: CheckedPayment | undefined) => {
    const next = findOutcome(page, checked, loadPayments());
    if ('goTo' in next) return leave(localizedPath(paymentReturnPath(next.goTo), language));
    setShown(next);
    if (checked && outcomes[next.outcome].payment === 'final') saveFinalAnswer(checked);
    if (checked && next.outcome === 'accepted') clearDraft();
  });
  useEffect(() => apply(findCheckCookie(document.cookie, page)), []);

  const recheck = useEffectEvent(async (reference: string) => {
    const checked = await recheckPayment(reference);
    // A provider that did not answer this check, or does not know the payment yet, may answer the next one.
    if (checked && checked.outcome !== 'unchecked' && checked.outcome !== 'unknown') apply(checked);
  });
  const polled = isPolling ? shown?.payment?.reference : undefined;
  useEffect(() => {
    if (!polled) return;
    return startPolling({ poll: () => recheck(polled), onEnd: () => setPolling(false) });
  }, [polled]);

  return { shown, isPolling };
}

/**
 * Asks the return function for a payment's outcome without leaving the page: reads the cookie of the redirect, which
 * `fetch` does not follow.
 * @returns undefined when the function gave no answer about this payment
 */
export async function recheckPayment(reference: string): Promise<CheckedPayment | undefined> {
  const body = new URLSearchParams({ [referenceNames[0]]: reference });
  const { type } = await fetch(pollPath, { method: 'POST', body, redirect: 'manual' });
  if (type !== 'opaqueredirect') return undefined;
  return readCheckCookie(document.cookie, reference);
}

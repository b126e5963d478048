import { useEffect, useEffectEvent, useState } from 'react';
import { localizedPath, paymentReturnPath, pollPath } from '../../routes';
import { useWording } from '../../shared/wording/wording';
import { referenceNames } from '../providers/chosenClient';
import { functionTimeoutMilliseconds, withTimeout } from '../providers/withTimeout';
import type { ShownOutcome } from '../rules/findOutcome';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import { type ReturnAnswer, readReturnAnswer } from '../rules/paymentCheck';
import { findCheckCookie } from '../rules/paymentCookies';
import { isReference } from '../rules/reference';
import { settleOutcome } from './settleOutcome';
import { startPolling } from './startPolling';

/** Reads the outcome of the payment, polls while it is open, and leaves for the page of another outcome. */
export function useOutcome(pageOutcome: PageOutcome, leave: (path: string) => void) {
  const { language } = useWording();
  const [shown, setShown] = useState<ShownOutcome>();
  /** The reference in the URL, if the page had to ask about it. */
  const [urlReference, setUrlReference] = useState<string>();
  const [isPolling, setIsPolling] = useState(outcomes[pageOutcome].isPolled === true);

  const apply = useEffectEvent((answer: ReturnAnswer | undefined) => {
    const next = settleOutcome(pageOutcome, answer);
    if ('goTo' in next) return leave(localizedPath(paymentReturnPath(next.goTo), language) + window.location.hash);
    setShown(next);
  });
  useEffect(() => {
    const fromCookie = findCheckCookie(document.cookie, pageOutcome);
    // For a browser that blocks cookies, the return function puts the reference into the URL, and the page asks.
    const reference = window.location.hash.slice(1);
    if (fromCookie || !isReference(reference)) return apply(fromCookie);
    setUrlReference(reference);
    const failed = { reference, outcome: 'unchecked' } as const;
    pollPayment(reference).then(
      (answer) => apply(answer ?? failed),
      () => apply(failed),
    );
  }, []);

  const poll = useEffectEvent(async (reference: string) => {
    const answer = await pollPayment(reference);
    // A provider that gave no answer, or does not know the payment yet, may answer the next check.
    if (answer && answer.outcome !== 'unchecked' && answer.outcome !== 'unknown') apply(answer);
  });
  const polled = isPolling ? shown?.payment?.reference : undefined;
  useEffect(() => {
    if (!polled) return;
    return startPolling({ poll: () => poll(polled), onEnd: () => setIsPolling(false) });
  }, [polled]);

  return { shown, urlReference, isPolling };
}

/**
 * Asks the return function for a payment's outcome without leaving the page.
 * @returns undefined when the function gave no answer about this payment
 */
function pollPayment(reference: string): Promise<ReturnAnswer | undefined> {
  const body = new URLSearchParams({ [referenceNames[0]]: reference });
  // A poll that hangs would stop all later ones.
  return withTimeout(functionTimeoutMilliseconds, async (signal) => {
    const response = await fetch(pollPath, { method: 'POST', body, redirect: 'manual', signal });
    const answer = response.ok ? readReturnAnswer(await response.json()) : undefined;
    return answer?.reference === reference ? answer : undefined;
  });
}

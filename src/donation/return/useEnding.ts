import { useEffect, useEffectEvent, useState } from 'react';
import { useWording } from '../../components/wording';
import { localizedPath, paymentReturnPath } from '../../routes';
import { clearDraft, clearPayment, loadPayment } from '../form/donationStorage';
import { type CheckedPayment, type Ending, isFinalState, type PageState, tellEnding } from '../rules/ending';
import { readCheckCookie } from '../rules/paymentCookies';
import { recheckPayment } from './recheckPayment';
import { startPolling } from './startPolling';

/** Whether the page of a state polls the provider. */
export function isWatched(view: string): boolean {
  return view === 'pending' || view === 'early';
}

/** Reads how the payment ended, polls while it is open, and leaves for the page of another ending. */
export function useEnding(page: PageState | 'neutral', leave: (path: string) => void) {
  const { language } = useWording();
  const [ending, setEnding] = useState<Ending>();
  const [isWatching, setWatching] = useState(isWatched(page));

  const apply = useEffectEvent((checked: CheckedPayment | undefined) => {
    const next = tellEnding(page, checked, loadPayment());
    if ('goTo' in next) return leave(localizedPath(paymentReturnPath(next.goTo), language));
    setEnding(next);
    if (next.payment && isFinalState(next.view)) clearPayment(next.payment.reference);
    if (next.view === 'accepted') clearDraft();
  });
  useEffect(() => apply(readCheckCookie(document.cookie)), []);

  const recheck = useEffectEvent(async (reference: string) => {
    const checked = await recheckPayment(reference);
    // A provider that did not answer this check may answer the next one.
    if (checked && checked.state !== 'unchecked') apply(checked);
  });
  const watched = isWatching ? ending?.payment?.reference : undefined;
  useEffect(() => {
    if (!watched) return;
    return startPolling({ poll: () => recheck(watched), onEnd: () => setWatching(false) });
  }, [watched]);

  return { ending, isWatching };
}

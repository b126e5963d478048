import { useEffect, useEffectEvent, useState } from 'react';
import { useWording } from '../components/wording';
import { askAgain } from '../donation/askAgain';
import { clearDraft, clearPayment, loadPayment } from '../donation/donationStorage';
import { type CheckedPayment, type Ending, isFinalState, type PageState, tellEnding } from '../donation/ending';
import { lookAgain } from '../donation/lookAgain';
import { readCheckCookie } from '../donation/paymentCookies';
import { localizedPath, paymentReturnPath } from '../routes';

/** Whether the page of a state looks again by itself. */
export function isWatched(view: string): boolean {
  return view === 'pending' || view === 'early';
}

/**
 * What there is to say, once the scripts have looked, and whether the page goes on looking by itself. Where another page
 * is to say it, that one is opened.
 */
export function useEnding(page: PageState | 'neutral', leave: (path: string) => void) {
  const { language } = useWording();
  const [ending, setEnding] = useState<Ending>();
  const [isWatching, setWatching] = useState(isWatched(page));

  const tell = useEffectEvent((checked: CheckedPayment | undefined) => {
    const told = tellEnding(page, checked, loadPayment());
    if ('goTo' in told) return leave(localizedPath(paymentReturnPath(told.goTo), language));
    setEnding(told);
    if (told.payment && isFinalState(told.view)) clearPayment(told.payment.reference);
    if (told.view === 'accepted') clearDraft();
  });
  useEffect(() => tell(readCheckCookie(document.cookie)), []);

  const look = useEffectEvent(async (reference: string) => {
    const checked = await askAgain(reference);
    // A provider that could not be asked this once may answer the next time.
    if (checked && checked.state !== 'unchecked') tell(checked);
  });
  const watched = isWatching ? ending?.payment?.reference : undefined;
  useEffect(() => {
    if (!watched) return;
    return lookAgain({ look: () => look(watched), onStop: () => setWatching(false) });
  }, [watched]);

  return { ending, isWatching };
}

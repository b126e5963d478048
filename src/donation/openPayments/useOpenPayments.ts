import { useEffect, useState } from 'react';
import { loadOpenPayments, paymentStoredEvent, sendingMilliseconds } from '../device/donationStorage';
import type { RememberedPayment } from '../rules/rememberedPayment';

/** The payments of `loadOpenPayments`, read again when they may have changed. */
export function useOpenPayments(): RememberedPayment[] {
  const [payments, setPayments] = useState<RememberedPayment[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const open = loadOpenPayments();
      setPayments(open);
      clearTimeout(timer);
      // After this time, `loadOpenPayments` drops the newest payment if it is still being sent.
      const left = (open[0]?.startedAt ?? 0) + sendingMilliseconds - Date.now();
      if (left > 0) timer = setTimeout(read, left);
    };
    read();
    // `pageshow`: Back from the provider may restore the page from the bfcache, as it was before the payment.
    // `storage`: another browser tab has stored a payment.
    const events = ['pageshow', 'storage', paymentStoredEvent];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, read);
    };
  }, []);
  return payments;
}

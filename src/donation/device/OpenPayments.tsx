import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { returnPath } from '../../routes';
import { formatDate } from '../../shared/i18n/formatDate';
import { buttonStyles, wideButtons } from '../../shared/theme/buttonStyles';
import { callout, onLight } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { referenceNames } from '../providers/current';
import { formatAmount } from '../rules/amount';
import type { RememberedPayment } from '../rules/findOutcome';
import { loadOpenPayments, pressMilliseconds } from './donationStorage';

export const labelNames = ['openPayments.text', 'openPayments.unconfirmed', 'openPayments.check'] as const;

const paymentStyles = css`
  ${callout};
  ${onLight};
  display: grid;
  justify-items: start;
  ${wideButtons};
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border-color: ${token('--color-mark')};
`;

/** The id of the form that checks a payment; a button elsewhere submits it. */
export const checkFormId = (reference: string) => `check-${reference}`;

/** The payments started on this device whose result was never shown, newest first. */
export function useOpenPayments(): RememberedPayment[] {
  const [payments, setPayments] = useState<RememberedPayment[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const open = loadOpenPayments();
      setPayments(open);
      clearTimeout(timer);
      // The newest payment may be one that another tab is sending. After this time it has its page, or is dropped.
      const left = (open[0]?.startedAt ?? 0) + pressMilliseconds - Date.now();
      if (left > 0) timer = setTimeout(read, left);
    };
    read();
    // `pageshow`: Back from the provider may restore the page from the bfcache, as it was before the payment.
    // `storage`: another tab, or this page, has stored a payment.
    const events = ['pageshow', 'storage'];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, read);
    };
  }, []);
  return payments;
}

/** The open payments, each with a button to check it. */
export function OpenPayments() {
  const { label, language } = useWording<typeof labelNames>();
  return useOpenPayments().map(({ reference, amount, currency, startedAt }) => (
    <form key={reference} id={checkFormId(reference)} method="post" action={returnPath} css={paymentStyles}>
      <p>
        {label('openPayments.text', {
          amount: formatAmount(amount, currency, language),
          date: formatDate(new Date(startedAt), language, { day: 'numeric', month: 'long' }),
          reference,
        })}{' '}
        {label('openPayments.unconfirmed')}
      </p>
      <input type="hidden" name={referenceNames[0]} value={reference} />
      <button type="submit" css={buttonStyles.primary}>
        {label('openPayments.check')}
      </button>
    </form>
  ));
}

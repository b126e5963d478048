import { css } from '@emotion/react';
import { Fragment, useEffect, useRef } from 'react';
import type { SectionContent } from '../../content/model/model';
import { waysAnchor } from '../../routes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { calloutStyles, errorSignStyles, touchStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { checkFormId } from '../openPayments/OpenPayments';
import { formatAmount } from '../rules/amount';
import { doublePressMilliseconds } from './decidePress';
import type { DonationStatus } from './useDonation';

export const labelNames = [
  'donation.stalled',
  'donation.openPayment',
  'donation.notStarted.*',
  'donation.providerAnswer',
  'donation.otherWays',
  'donation.unseen',
  'donation.emailDoubt',
  'error.ofField',
  'donation.cut',
  'donation.open',
  'openPayments.check',
  'openPayments.unconfirmed',
  'donation.another',
  'donation.anyway',
] as const;

/** With the margin, a message that is scrolled into view brings Pay, which stands below it, into view too. */
const messageStyles = css`
  ${calloutStyles};
  display: grid;
  gap: 0.5rem;
  scroll-margin-block-end: 5rem;
  font-weight: 700;
`;

type PayStatusProps = {
  status: DonationStatus;
  /** With its currency, as Pay names it. */
  amount: string;
  method: string;
  texts: Pick<SectionContent['donation'], 'customer'> & { hasOtherWays?: boolean | undefined };
  payAnyway: () => void;
};

/** What a press on Pay brings in place of the payment page: questions, a failure, or the page as a link. */
export function PayStatus({ status, amount, method, texts, payAnyway }: PayStatusProps) {
  const { label, language } = useWording<typeof labelNames>();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only a question with buttons of its own has a `tabIndex` and takes the focus. For the others, Pay keeps it.
    question.current?.focus({ preventScroll: true });
    // The question appears where Pay was. It scrolls later, so that no second press of a double click hits its buttons.
    const timer = setTimeout(() => question.current?.scrollIntoView({ block: 'nearest' }), doublePressMilliseconds);
    return () => clearTimeout(timer);
  }, [status]);
  const otherWays = texts.hasOtherWays && (
    <a css={touchStyles} href={`#${waysAnchor}`}>
      {label('donation.otherWays')}
    </a>
  );
  if (status.kind === 'failed')
    return (
      <div css={[messageStyles, { borderColor: token('--color-accent-strong') }]}>
        {status.messageLanguage && <p css={{ fontWeight: 400 }}>{label('donation.providerAnswer')}</p>}
        <p css={errorSignStyles} lang={status.messageLanguage}>
          {status.message}
        </p>
        {/* Only this part is an alert, because the toast announces the message. */}
        <p role="alert" css={{ fontWeight: 400 }}>
          {label(`donation.notStarted.${status.reason}`)}
        </p>
        {otherWays}
      </div>
    );
  if (status.kind === 'stalled')
    return (
      <p role="alert" css={messageStyles}>
        {label('donation.stalled')}
        <a css={touchStyles} href={status.url}>
          {label('donation.openPayment')}
        </a>
        {otherWays}
      </p>
    );
  if (status.kind !== 'asking') return;
  const { openPayments, isUnseen, isEmailDoubtful, typedDecimals } = status;
  return (
    <div ref={question} role="alert" tabIndex={openPayments[0] ? -1 : undefined} css={messageStyles}>
      {isUnseen && <p>{label('donation.unseen', { amount, method })}</p>}
      {isEmailDoubtful && (
        <p>{label('error.ofField', { field: texts.customer.customer_email, message: label('donation.emailDoubt') })}</p>
      )}
      {typedDecimals && <p>{label('donation.cut', { typed: typedDecimals, amount })}</p>}
      {openPayments.map(({ reference, ...payment }) => (
        <Fragment key={reference}>
          <p>{label('donation.open', { amount: formatAmount(payment.amount, payment.currency, language) })}</p>
          {/* Submits the form in OpenPayments, not this form. */}
          <button type="submit" form={checkFormId(reference)} css={buttonStyles.primary}>
            {label('openPayments.check')}
          </button>
        </Fragment>
      ))}
      {openPayments[0] && (
        <>
          <p css={{ fontWeight: 400 }}>
            {label('openPayments.unconfirmed')} {label('donation.another')}
          </p>
          <button type="button" css={buttonStyles.outline} onClick={payAnyway}>
            {label('donation.anyway', { amount })}
          </button>
        </>
      )}
    </div>
  );
}

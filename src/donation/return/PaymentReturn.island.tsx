import { css } from '@emotion/react';
import { Fragment, useEffect } from 'react';
import type { ContactContent } from '../../content/present/present';
import { data } from '../../shared/dataAttributes';
import { formatDate } from '../../shared/i18n/formatDate';
import { displayFace } from '../../shared/theme/islandStyles';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { formatPageTitle, useWording } from '../../shared/wording/wording';
import { OpenPayments, labelNames as openPaymentsLabelNames } from '../openPayments/OpenPayments';
import { isMobileMoney } from '../providers/paymentMethod';
import { outcomes, type PageOutcome } from '../rules/outcomes';
import { chooseOperators, describeReturn, type Recipient } from './describeReturn';
import { NextSteps, PaymentPrompts, ReturnActions, labelNames as stepsLabelNames } from './NextSteps';
import { PaymentStamp } from './PaymentStamp';
import { ReceiptActions, ReceiptEnd, labelNames as receiptLabelNames } from './ReceiptActions';
import { labelNames as factLabelNames, ReturnFacts } from './ReturnFacts';
import { helpStyles, loadingStyles } from './returnStyles';
import { useOutcome } from './useOutcome';

export const labelNames = [
  ...openPaymentsLabelNames,
  ...stepsLabelNames,
  ...factLabelNames,
  ...receiptLabelNames,
  'return.*',
] as const;

type PaymentReturnProps = {
  /** `neutral`: opened without a payment. */
  pageOutcome: PageOutcome;
  site: Recipient;
  contact: ContactContent;
  /** Whether the landing page names a way to give without this site's payment. */
  hasOtherWays?: boolean | undefined;
  /** Replaces this page with the page of another outcome. */
  leave?: (path: string) => void;
};

const outcomeStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  inline-size: 100%;
`;

/** What is above the facts stays beside the picture of thanks (site/pages/PaymentReturnPage.tsx). */
const contentStyles = css`
  ${outcomeStyles};
  > :not(dl, dl ~ *) {
    max-inline-size: var(--beside-picture, none);
  }
`;

const thanksStyles = css`
  font-size: min(clamp(3rem, 8vw, 4.5rem), 20vw);
`;

const donationStyles = css`
  ${displayFace(token('--size-lead'))};
  color: ${token('--color-primary')};
`;

/** Printed above the thanks. */
const receiptTitleStyles = css`
  ${displayFace(token('--size-lead'))};
  @media screen {
    display: none;
  }
`;

/** The sum, and the reference on a line of its own. Large in thanks only: elsewhere, the title is the headline. */
const sumStyles = css`
  strong {
    display: block;
    font: 800 ${token('--size-card-title')} / 1.2 ${token('--font-display')};
  }
`;

const thanksSumStyles = css`
  font-size: ${token('--size-lead')};
  strong {
    font-size: ${token('--size-title')};
  }
`;

const replacePage = (path: string) => window.location.replace(path);

export function PaymentReturn({ pageOutcome, site, contact, hasOtherWays, leave = replacePage }: PaymentReturnProps) {
  const wording = useWording<typeof labelNames>();
  const { label } = wording;
  const { shown, urlReference, isPolling } = useOutcome(pageOutcome, leave);
  const view = describeReturn({ pageOutcome, site, contactLinks: contact.contactLinks }, shown, wording);
  const { outcome, title, payment, amount, isLoading, isReceipt } = view;
  const { isPolled, offersRetry, warnsOfSameAmount } = outcomes[outcome];
  useEffect(() => {
    document.title = formatPageTitle(title, site.name);
  }, [title, site.name]);

  const loading = isLoading && loadingStyles;
  const isWaiting = outcome === 'waiting';
  const paidLine = (
    <p
      key={outcome}
      css={[
        sumStyles,
        isReceipt && thanksSumStyles,
        loading,
        isWaiting && { '@media (scripting: none)': { display: 'none' } },
      ]}
    >
      {(amount || isLoading) && <strong>{amount ?? '…'}</strong>} {label('return.reference')}{' '}
      <b>{payment?.reference ?? urlReference ?? '…'}</b>
    </p>
  );
  // The keys make new elements for each outcome: the same elements lower on the page would count as a layout shift.
  return (
    <div css={contentStyles} {...data({ 'data-waiting': isWaiting && pageOutcome === 'accepted' ? '' : undefined })}>
      {/* Announces the outcome that the script finds. */}
      <div role="status" css={outcomeStyles}>
        <Fragment key={outcome}>
          {view.stamp && <PaymentStamp pageOutcome={pageOutcome} text={view.stamp} />}
          {isReceipt && <p css={receiptTitleStyles}>{label('return.receipt.title')}</p>}
          <h1 css={isReceipt ? thanksStyles : titleStyles}>{title}</h1>
          {isReceipt && <p css={donationStyles}>{label('return.accepted.gift')}</p>}
          <p css={[leadStyles, { color: token('--color-ink') }]}>{label(`return.${outcome}.text`)}</p>
          {isReceipt && paidLine}
          {payment?.reason && (
            <>
              {paidLine}
              <p>
                {label(`return.reason.${payment.reason}`)}
                {/* Nobody may pay again before the refusal is final. */}
                {offersRetry && ` ${label(`return.advice.${payment.reason}`)}`}
              </p>
            </>
          )}
        </Fragment>
      </div>
      {payment && !shown?.isChecked && <p>{label('return.remembered')}</p>}
      {!isReceipt && !payment?.reason && (payment || isLoading || isWaiting) && paidLine}
      {payment && !amount && !isReceipt && <p>{label('return.noAmount')}</p>}
      <NextSteps steps={view.steps} outcome={outcome}>
        {warnsOfSameAmount && isMobileMoney(payment?.method, site.operators) && <p>{label('return.sameAmount')}</p>}
        {outcome === 'found' && <OpenPayments />}
        {isReceipt ? (
          <ReceiptActions text={view.receipt} />
        ) : (
          <ReturnActions
            outcome={outcome}
            reference={payment?.reference}
            isPolling={isPolling}
            hasOtherWays={hasOtherWays}
          />
        )}
      </NextSteps>
      {isPolled && <PaymentPrompts operators={chooseOperators(site.operators ?? [], payment?.method)} />}
      {isPolled && (payment?.checkedAt || isLoading) && (
        <LastCheck checkedAt={payment?.checkedAt} isPolling={isPolling} />
      )}
      <ReturnFacts facts={view.details} contact={view.canContact ? contact : undefined} isWaiting={isWaiting} />
      {isReceipt && <ReceiptEnd />}
      {view.help && (
        <a css={[helpStyles, loading]} href={view.help}>
          {label('return.help.action')}
        </a>
      )}
    </div>
  );
}

type LastCheckProps = {
  /** In seconds since the epoch; undefined while the page waits for the provider's answer. */
  checkedAt: number | undefined;
  isPolling: boolean;
};

/** When the provider was asked last, and whether the page goes on polling. */
function LastCheck({ checkedAt, isPolling }: LastCheckProps) {
  const { label, language } = useWording<typeof labelNames>();
  // Until the outcome is known, a placeholder as wide as a time: the build does not know the visitor's time zone.
  const time = checkedAt ? formatDate(new Date(checkedAt * 1000), language, { timeStyle: 'medium' }) : '00:00:00';
  return (
    <p role="status" css={!checkedAt && loadingStyles}>
      {label(isPolling ? 'return.watching' : 'return.watched', { time })}
    </p>
  );
}

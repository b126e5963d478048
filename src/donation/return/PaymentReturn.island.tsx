import { css, type SerializedStyles } from '@emotion/react';
import { useEffect } from 'react';
import { addressMessage, isReachable } from '../../content/present/contactLinks';
import type { ContactContent } from '../../content/present/present';
import { formatDate } from '../../shared/i18n/formatDate';
import { smallText, voice } from '../../shared/theme/mixins';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { titlePage, useWording } from '../../shared/wording/wording';
import { OpenPayments, labelNames as openPaymentsLabelNames } from '../device/OpenPayments';
import { formatAmount } from '../rules/amount';
import { outcomeAtFirst, outcomes, type PageOutcome } from '../rules/outcomes';
import { isMobileMoney } from '../rules/paymentMethod';
import {
  chooseOperators,
  describeDay,
  describeReceipt,
  listFacts,
  type NamedFact,
  type Recipient,
} from './describePayment';
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

const contentStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
`;

const outcomeStyles = css`
  ${contentStyles};
  inline-size: 100%;
`;

const thanksStyles = css`
  font-size: min(clamp(3rem, 8vw, 4.5rem), 20vw);
  @media print {
    display: none;
  }
`;

const giftStyles = css`
  ${voice(token('--size-lead'))};
  color: ${token('--color-primary')};
  @media print {
    display: none;
  }
`;

/** Printed in place of the thanks. */
const receiptTitleStyles = css`
  ${titleStyles};
  line-height: 1.1;
  font-family: ${token('--font-display')};
  font-weight: 800;
  @media screen {
    display: none;
  }
`;

/** The sum, and the reference on a line of its own. */
const sumStyles = css`
  color: ${token('--color-soft')};
  strong {
    display: block;
    color: ${token('--color-ink')};
    font: 800 ${token('--size-title')} / 1.1 ${token('--font-display')};
  }
`;

const replacePage = (path: string) => window.location.replace(path);

/**
 * How a payment ended, what happens next, and whom to ask. Its facts come only from the provider's latest answer or
 * this device's storage, so that opening a bookmark confirms no payment.
 */
export function PaymentReturn({ pageOutcome, site, contact, hasOtherWays, leave = replacePage }: PaymentReturnProps) {
  const { label, language } = useWording<typeof labelNames>();
  const { shown, isPolling } = useOutcome(pageOutcome, leave);

  const outcome = shown?.outcome ?? outcomeAtFirst(pageOutcome);
  const title = label(`return.${outcome}.title`);
  useEffect(() => {
    document.title = titlePage(title, site.name);
  }, [title, site.name]);
  const { isPolled, offersRetry, warnsOfSameAmount } = outcomes[outcome];
  const payment = outcome === 'found' ? undefined : shown?.payment;

  // Until the check, the facts are hidden and keep their room, against layout shift.
  const isLoading = !shown && pageOutcome !== 'neutral';
  const loading = isLoading && loadingStyles;
  const isReceipt = pageOutcome === 'accepted' && (isLoading || outcome === 'accepted');
  const withValues = (facts: NamedFact[]) => facts.filter(({ value }) => value || isLoading);
  const { reference } = payment ?? {};
  const amount =
    payment?.amount && payment.currency ? formatAmount(payment.amount, payment.currency, language) : undefined;
  const details = isReceipt ? describeReceipt(payment ?? {}, site, { label, language }) : [];
  const facts = withValues([
    { name: 'return.reference', value: reference },
    { name: 'return.amount', value: amount },
    ...details,
  ]);

  const stampText =
    pageOutcome !== 'neutral' && outcome === pageOutcome ? label(`return.${pageOutcome}.stamp`) : undefined;
  const state: NamedFact = { name: 'return.state', value: outcome === 'accepted' ? stampText : title };
  const help =
    (payment || isLoading) &&
    addressMessage(contact.contactLinks, listFacts(label('return.help.opening'), [...facts, state], label));

  const paidLine = (
    <p css={[sumStyles, loading]}>
      {(amount || isLoading) && <strong>{amount ?? '…'}</strong>} {label('return.reference')} <b>{reference ?? '…'}</b>
    </p>
  );
  const canAsk = isReachable(contact.contactLinks);
  const steps = label(`return.${outcome}.next`, {
    ask: payment
      ? label(canAsk ? 'return.ask' : 'return.toCome')
      : label(canAsk ? 'return.noReference.ask' : 'return.noReference.toCome'),
    // Not where this device has kept nothing.
    leave: isLoading || amount ? label('return.leave') : '',
  });
  return (
    <div css={contentStyles}>
      {(stampText || isLoading) && (
        <PaymentStamp
          pageOutcome={pageOutcome}
          text={stampText}
          day={isReceipt && payment?.paidAt ? describeDay(payment.paidAt, language) : undefined}
        />
      )}
      {outcome === 'accepted' && <p css={receiptTitleStyles}>{label('return.receipt.title')}</p>}
      {/* Announces the outcome that the script finds. */}
      <div role="status" css={outcomeStyles}>
        <h1 css={outcome === 'accepted' ? thanksStyles : titleStyles}>{title}</h1>
        {isReceipt && <p css={[giftStyles, loading]}>{label('return.accepted.gift')}</p>}
        {isReceipt && paidLine}
        {/* A new element for each outcome: the same one lower on the page would be a layout shift. */}
        <p key={outcome} css={leadStyles}>
          {label(`return.${outcome}.text`)}
        </p>
        {payment?.reason && (
          <p>
            {label(`return.reason.${payment.reason}`)}
            {/* Nobody may pay again before the refusal is final. */}
            {offersRetry && ` ${label(`return.advice.${payment.reason}`)}`}
          </p>
        )}
      </div>
      {payment && !shown?.isChecked && <p>{label('return.remembered')}</p>}
      {!isReceipt && (payment || isLoading) && paidLine}
      {payment && !amount && outcome !== 'accepted' && <p>{label('return.noAmount')}</p>}
      <NextSteps steps={steps.split('\n')}>
        {warnsOfSameAmount && isMobileMoney(payment?.method, site.operators) && <p>{label('return.sameAmount')}</p>}
        {isReceipt && (
          <ReceiptActions text={listFacts(label('return.receipt.title'), facts, label)} isLoading={isLoading} />
        )}
        {outcome === 'found' && <OpenPayments />}
        <ReturnActions
          outcome={outcome}
          reference={reference}
          isPolling={isPolling}
          isReceipt={isReceipt}
          hasOtherWays={hasOtherWays}
        />
      </NextSteps>
      {isPolled && <PaymentPrompts operators={chooseOperators(site.operators ?? [], payment?.method)} />}
      {isPolled && (payment?.checkedAt || isLoading) && (
        <LastCheck checkedAt={payment?.checkedAt} isPolling={isPolling} styles={loading} />
      )}
      <ReturnFacts
        facts={withValues(details)}
        contact={canAsk ? contact : undefined}
        isWaiting={outcome === 'waiting'}
      />
      {isReceipt && <ReceiptEnd isLoading={isLoading} />}
      {help && (
        <a css={[helpStyles, loading]} href={help}>
          {label('return.help.action')}
        </a>
      )}
    </div>
  );
}

type LastCheckProps = {
  /** In seconds since the epoch. */
  checkedAt: number | undefined;
  isPolling: boolean;
  styles: SerializedStyles | false;
};

/** When the provider was asked last, and whether it will be asked again. */
function LastCheck({ checkedAt, isPolling, styles }: LastCheckProps) {
  const { label, language } = useWording<typeof labelNames>();
  // As wide as a time. The build cannot know the visitor's time zone.
  const time = checkedAt ? formatDate(new Date(checkedAt * 1000), language, { timeStyle: 'medium' }) : '00:00:00';
  return (
    <p role="status" css={[smallText, styles]}>
      {label(isPolling ? 'return.watching' : 'return.watched', { time })}
    </p>
  );
}

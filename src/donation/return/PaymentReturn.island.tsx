import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { ContactContent } from '../../content/present';
import { anchors, associationPath, localizedPath, returnPath, waysAnchor } from '../../routes';
import { ContactLinks, labels as contactLabels } from '../../shared/components/ContactLinks';
import { addressMessage, isReachable } from '../../shared/components/messageLinks';
import { ShareLink, labels as shareLabels } from '../../shared/components/ShareLink';
import { useWording } from '../../shared/components/wording';
import { data } from '../../shared/dataNames';
import { formatDate } from '../../shared/i18n/formatDate';
import { buttonStyles, wideButtons } from '../../shared/theme/buttonStyles';
import { from } from '../../shared/theme/media';
import { smallText, touchTarget } from '../../shared/theme/mixins';
import { lozenge, printerOnly, stamp } from '../../shared/theme/pageMixins';
import { leadStyles, titleStyles } from '../../shared/theme/textStyles';
import { token } from '../../shared/theme/tokens';
import { titlePage } from '../../site/layout/titlePage';
import { LastPayment, labels as lastPaymentLabels } from '../form/LastPayment';
import { referenceNames } from '../providers/current';
import { outcomeAtFirst, outcomes, type PageOutcome } from '../rules/outcomes';
import { isMobileMoney } from '../rules/paymentMethod';
import {
  chooseOperators,
  describeDate,
  describeDay,
  describePayment,
  describeReceipt,
  type Fact,
  longPaidAt,
  type Recipient,
} from './describePayment';
import { PaymentPrompts, labels as promptsLabels } from './PaymentPrompts';
import { useOutcome } from './useOutcome';

export const labels = [
  ...contactLabels,
  ...shareLabels,
  ...lastPaymentLabels,
  ...promptsLabels,
  'return.*',
  'donation.otherWays',
  'about.more',
] as const;

type PaymentReturnProps = {
  /** `neutral`: opened without a payment. */
  page: PageOutcome;
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
  display: grid;
  justify-items: start;
  gap: 1rem;
  inline-size: 100%;
`;

/**
 * The stamp is seen before the title is read. Ink: no payment was made. The colour of the mark: nothing is certain yet. With
 * thanks, it lies on the edge of the picture.
 */
const stampStyles = css`
  ${stamp};
  color: ${token('--color-ink')};
  background: ${token('--color-paper')};
  font-size: 0.9375rem;
  &[data-tone='open'] {
    background: ${token('--color-mark')};
  }
  &[data-tone='thanks'] {
    justify-self: end;
    margin-block-start: -2.75rem;
    transform: rotate(-5deg);
    @media print {
      justify-self: start;
      margin: 0;
      transform: none;
    }
    color: ${token('--color-primary')};
  }
`;

const thanksStyles = css`
  font-size: min(clamp(3rem, 8vw, 4.5rem), 20vw);
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

/** The next steps, which are not printed. */
const stepsStyles = css`
  display: grid;
  gap: 0.5rem;
  text-wrap: pretty;
  @media print {
    display: none;
  }
  li {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    &::before {
      ${lozenge};
    }
    &:first-of-type {
      font-weight: 700;
    }
  }
`;

// On phones each value goes below its name: an e-mail address has no room beside it.
const factsStyles = css`
  display: grid;
  gap: 0.25rem 1.25rem;
  padding-block: 1rem;
  border-block: 1px solid ${token('--color-line')};
  inline-size: 100%;
  align-items: baseline;
  > div {
    display: contents;
  }
  dt {
    color: ${token('--color-ink-soft')};
  }
  dd {
    padding-block-end: 0.5rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  &:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  &:empty {
    display: none;
  }
  @media print {
    a {
      min-block-size: 0;
    }
  }
  ${from.small} {
    grid-template-columns: fit-content(11rem) 1fr;
    dd {
      padding-block-end: 0;
    }
  }
`;

/**
 * Hidden until the outcome is known, so that it does not jump. After five seconds it shows anyway: without scripts, donors still
 * need the contacts.
 */
const unmovedStyles = css`
  visibility: hidden;
  animation: appear 0s 5s forwards;
  @keyframes appear {
    to {
      visibility: visible;
    }
  }
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    visibility: visible;
  }
`;

/** `&&` outranks the style of the rows of facts. */
const placeholderStyles = css`
  visibility: hidden;
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const helpStyles = css`
  ${touchTarget};
  font-weight: 700;
  @media print {
    display: none;
  }
`;

const printStyles = css`
  padding: 0;
  text-decoration: underline;
`;

const replacePage = (path: string) => window.location.replace(path);

/**
 * How a payment ended, what happens next, and whom to ask. Its facts come only from the provider's latest answer or
 * this device's storage, so that opening a bookmark confirms no payment.
 */
export function PaymentReturn({ page, site, contact, hasOtherWays, leave = replacePage }: PaymentReturnProps) {
  const { label, language } = useWording<typeof labels>();
  const { shown, isPolling } = useOutcome(page, leave);
  const home = localizedPath('/', language);

  const outcome = shown?.outcome ?? outcomeAtFirst(page);
  const title = label(`return.${outcome}.title`);
  useEffect(() => {
    document.title = titlePage(title, site.name);
  }, [title, site.name]);
  const { isPolled, offersRetry, otherWays, warnsOfSameAmount, ...row } = outcomes[outcome];
  const isOpen = row.payment === 'open';
  const payment = outcome === 'found' ? undefined : shown?.payment;

  // Until the check, hidden placeholders reserve the facts' room against layout shift.
  const isLoading = !shown && page !== 'neutral';
  const placeholder = isLoading && placeholderStyles;
  const unmoved = outcome === 'waiting' && unmovedStyles;
  const isReceipt = page === 'accepted' && (isLoading || outcome === 'accepted');
  const known = (facts: Fact[]) => facts.filter(({ value }) => value || isLoading);
  const paid = describePayment(payment ?? {}, language);
  const [, amount] = paid;
  const details = isReceipt ? describeReceipt(payment ?? {}, site, { label, language }) : [];

  const compose = (opening: string, more: Fact[] = []) =>
    [
      opening,
      ...[...known([...paid, ...details]), ...more].map(({ name, value = '' }) =>
        label('return.line', { name: label(name), value }),
      ),
    ].join('\n');
  const stampText = page !== 'neutral' && outcome === page ? label(`return.${page}.stamp`) : undefined;
  const state: Fact = { name: 'return.state', value: outcome === 'accepted' ? stampText : title };
  const help =
    (payment || isLoading) && addressMessage(contact.contactLinks, compose(label('return.help.opening'), [state]));

  const paidLine = (
    <p css={[sumStyles, placeholder]}>
      {(amount?.value || isLoading) && <strong>{amount?.value ?? '…'}</strong>} {label('return.reference')}{' '}
      <b>{payment?.reference ?? '…'}</b>
    </p>
  );
  const canAsk = isReachable(contact.contactLinks);
  const ask = payment
    ? label(canAsk ? 'return.ask' : 'return.toCome')
    : label(canAsk ? 'return.noReference.ask' : 'return.noReference.toCome');
  const next = label(`return.${outcome}.next`, { ask }).split('\n');
  return (
    <div css={contentStyles}>
      {(stampText || isLoading) && (
        <p
          css={[stampStyles, !stampText && placeholderStyles]}
          data-tone={page === 'accepted' ? 'thanks' : outcomes[page].payment}
          aria-hidden="true"
        >
          {[stampText ?? '…', isReceipt && payment?.paidAt && describeDay(payment.paidAt, language)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {outcome === 'accepted' && <p css={receiptTitleStyles}>{label('return.receipt.title')}</p>}
      {/* Announces the outcome that the script finds. */}
      <div role="status" css={outcomeStyles}>
        <h1 css={outcome === 'accepted' ? thanksStyles : titleStyles}>{title}</h1>
        {isReceipt && paidLine}
        {/* Replaced, not moved. */}
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
      {next.length > 1 ? (
        <ul css={stepsStyles}>
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{next}</p>
      )}
      {isReceipt && (
        <p css={[actionsStyles, wideButtons, placeholder]}>
          <ShareLink
            path="/"
            what={label('return.receipt.title')}
            action={label('return.receipt.send')}
            sentence={() => compose(label('return.receipt.title'))}
            styles={buttonStyles.primary}
          />
          <a css={buttonStyles.outline} href={`${home}#${anchors.activities}`}>
            {label('return.see')}
          </a>
        </p>
      )}
      {warnsOfSameAmount && isMobileMoney(payment?.method, site.operators) && <p>{label('return.sameAmount')}</p>}
      {isPolled && <PaymentPrompts operators={chooseOperators(site.operators ?? [], payment?.method)} />}
      {isPolled && (payment?.checkedAt || isLoading) && (
        <p role="status" css={[smallText, placeholder]}>
          {label(isPolling ? 'return.watching' : 'return.watched', {
            // A placeholder as wide as a time. The build cannot know the visitor's time zone.
            time: payment?.checkedAt
              ? formatDate(new Date(payment.checkedAt * 1000), language, { timeStyle: 'medium' })
              : '00:00:00',
          })}
        </p>
      )}
      {outcome === 'found' && <LastPayment />}
      <div css={[actionsStyles, wideButtons, unmoved]}>
        {isOpen && (
          <form method="post" action={returnPath}>
            {/* Without this field, the function reads its cookie, which may have expired or name another payment. */}
            {payment && <input type="hidden" name={referenceNames[0]} value={payment.reference} />}
            <button type="submit" css={buttonStyles.primary}>
              {label('return.checkAgain')}
            </button>
          </form>
        )}
        {offersRetry && (
          <a css={buttonStyles.donate} href={`${home}#${anchors.donation}`}>
            {label('return.payAgain')}
          </a>
        )}
        {hasOtherWays && (otherWays === 'now' || (otherWays === 'afterPolling' && !isPolling)) && (
          <a css={buttonStyles.outline} href={`${home}#${waysAnchor}`}>
            {label('donation.otherWays')}
          </a>
        )}
        {isReceipt || (
          <a css={buttonStyles.outline} href={home}>
            {label('return.home')}
          </a>
        )}
      </div>
      <dl css={[factsStyles, unmoved]}>
        {known(details).map(({ name, value }) => (
          <div key={name} css={placeholder}>
            <dt>{label(name)}</dt>
            {/* A date takes two lines on a phone, or as many as the words beside it need. */}
            <dd>{value ?? (name === 'return.date' ? describeDate(longPaidAt, { label, language }) : '…')}</dd>
          </div>
        ))}
        {canAsk && <ContactLinks contact={contact} named />}
      </dl>
      {isReceipt && <p css={[smallText, placeholder]}>{label('return.receipt.note')}</p>}
      {isReceipt && (
        <div css={[actionsStyles, placeholder]}>
          <ShareLink
            path="/"
            what={site.name}
            action={label('return.share.action')}
            sentence={(name) => label('return.share.sentence', { site: name })}
          />
          <button type="button" {...data({ 'data-print': '' })} css={[helpStyles, printStyles, printerOnly]}>
            {label('return.receipt.print')}
          </button>
          <a css={helpStyles} href={localizedPath(associationPath, language)}>
            {label('about.more')}
          </a>
        </div>
      )}
      {help && (
        <a css={[helpStyles, placeholder]} href={help}>
          {label('return.help.action')}
        </a>
      )}
    </div>
  );
}

import { css } from '@emotion/react';
import { Fragment, useEffect, useState } from 'react';
import { buttonStyles } from '../components/buttonStyles';
import { ContactLink } from '../components/ContactLink';
import { Panel } from '../components/Panel';
import { leadStyles, titleStyles } from '../components/SectionHeading';
import { useLabels, usePageLanguage } from '../components/useLabels';
import type { ContactContent } from '../content/present';
import { formatAmount } from '../donation/amount';
import type { PaymentState } from '../donation/checkPayment';
import { type Ending, type EndingView, isFinalState, paymentReturnPath, tellEnding } from '../donation/ending';
import { forgetDraft, forgetPayment, readCheckCookie, recallPayment } from '../donation/memory';
import { referenceNames, returnPath } from '../donation/provider';
import { localizedPath } from '../i18n/languages';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { donationHash } from './menu';

type PaymentReturnProps = {
  /** `neutral`: somebody came without a payment. */
  state: PaymentState | 'neutral';
  contact: ContactContent;
};

// A long word in large letters is wider than a small phone.
const headingStyles = css`
  ${titleStyles};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

// On phones each fact stands below its name: an e-mail beside it would be broken.
const factsStyles = css`
  display: grid;
  gap: 0.25rem 1.25rem;
  padding-block: 1rem;
  border-block: 1px solid ${token('--color-line')};
  inline-size: 100%;
  align-items: center;
  dt {
    color: ${token('--color-ink-soft')};
  }
  dd {
    padding-block-end: 0.5rem;
    font-weight: 700;
  }
  ${from.small} {
    grid-template-columns: auto 1fr;
    dd {
      padding-block-end: 0;
    }
  }
`;

const unseenStyles = css`
  visibility: hidden;
  @media (scripting: none) {
    display: none;
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

/** What is still to be found out, by asking the provider again. */
const openViews: readonly EndingView[] = ['pending', 'unchecked', 'unknown', 'found'];

/**
 * How a payment ended, what happens next, and whom to ask. The page itself knows of no payment: what it says of one is
 * what the provider has just answered or what this device remembers, and an opened bookmark thanks for nothing.
 */
export function PaymentReturn({ state: page, contact }: PaymentReturnProps) {
  const label = useLabels();
  const language = usePageLanguage();
  const ending = useEnding(page);
  const home = localizedPath('/', language);

  const view = ending?.view ?? (page === 'accepted' ? 'waiting' : page);
  const payment = ending?.payment;

  // Their room is kept until the scripts have looked, so that nothing moves where there is a payment.
  const isAwaited = !ending && page !== 'neutral';
  const facts = [
    ['return.reference', payment?.reference],
    ['return.amount', payment?.amount && payment.currency && formatAmount(payment.amount, payment.currency, language)],
  ] as const;

  return (
    <Panel>
      <h1 css={headingStyles}>{label(`return.${view}.title`)}</h1>
      <p css={leadStyles}>{label(`return.${view}.text`)}</p>
      <p>{label(`return.${view}.next`)}</p>
      {payment && !ending.isChecked && <p>{label('return.remembered')}</p>}
      <dl css={factsStyles}>
        {facts.map(
          ([name, value]) =>
            (value || isAwaited) && (
              <Fragment key={name}>
                <dt css={!value && unseenStyles}>{label(name)}</dt>
                <dd css={!value && unseenStyles}>{value || '…'}</dd>
              </Fragment>
            ),
        )}
        <dt>{label('contact.email')}</dt>
        <dd>
          <ContactLink value={contact.email} href={contact.reach.email} />
        </dd>
        <dt>{label('contact.phone')}</dt>
        <dd>
          <ContactLink value={contact.phone} href={contact.reach.phone} />
        </dd>
      </dl>
      <div css={actionsStyles}>
        {openViews.includes(view) && (
          <form method="post" action={returnPath}>
            {/* Without it the function asks by its cookie, which may be gone. */}
            {payment && <input type="hidden" name={referenceNames[0]} value={payment.reference} />}
            <button type="submit" css={buttonStyles.primary}>
              {label('return.checkAgain')}
            </button>
          </form>
        )}
        {(view === 'refused' || view === 'cancelled') && (
          <a css={buttonStyles.donate} href={`${home}${donationHash}`}>
            {label('return.payAgain')}
          </a>
        )}
        <a css={buttonStyles.outline} href={home}>
          {label('return.home')}
        </a>
      </div>
    </Panel>
  );
}

/** What there is to say, once the scripts have looked; where another page is to say it, that one is opened. */
function useEnding(page: PaymentReturnProps['state']): Ending | undefined {
  const language = usePageLanguage();
  const [ending, setEnding] = useState<Ending>();
  useEffect(() => {
    const told = tellEnding(page, readCheckCookie(document.cookie), recallPayment());
    if ('goTo' in told) return window.location.replace(localizedPath(paymentReturnPath(told.goTo), language));
    setEnding(told);
    if (told.payment && isFinalState(told.view)) forgetPayment(told.payment.reference);
    if (told.view === 'accepted') forgetDraft();
  }, [page, language]);
  return ending;
}

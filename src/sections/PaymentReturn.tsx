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
import { forgetDraft, readCheckCookie, recallPayment } from '../donation/memory';
import { type Currency, currencies, returnPath } from '../donation/provider';
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

/**
 * How a payment ended, what happens next, and whom to ask. The page itself knows of no payment: what it says of one is
 * what the provider has just answered, and an opened bookmark thanks for nothing.
 */
export function PaymentReturn({ state: page, contact }: PaymentReturnProps) {
  const label = useLabels();
  const language = usePageLanguage();
  const checked = useCheckedPayment();
  const home = localizedPath('/', language);

  const payment = checked !== 'unread' && checked?.state === page ? checked : undefined;
  const state = page === 'accepted' && checked !== 'unread' && !payment ? 'neutral' : page;

  // Their room is kept until the scripts have looked, so that nothing moves where there is a payment.
  const isAwaited = checked === 'unread' && page !== 'neutral';
  const facts = [
    ['return.reference', payment?.reference],
    ['return.amount', payment?.amount && payment.currency && formatAmount(payment.amount, payment.currency, language)],
  ] as const;

  useEffect(() => {
    if (state === 'accepted' && payment) forgetDraft();
  }, [state, payment]);

  return (
    <Panel>
      <h1 css={headingStyles}>{label(`return.${state}.title`)}</h1>
      <p css={leadStyles}>{label(`return.${state}.text`)}</p>
      <p>{label(`return.${state}.next`)}</p>
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
        {(state === 'pending' || state === 'unchecked') && (
          <form method="post" action={returnPath}>
            <button type="submit" css={buttonStyles.primary}>
              {label('return.checkAgain')}
            </button>
          </form>
        )}
        {(state === 'refused' || state === 'cancelled') && (
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

type PaymentFacts = { reference: string; state: PaymentState; amount?: number; currency?: Currency };

/**
 * The payment the provider was just asked about. Where it gave no amount, the one that this device remembers of the same
 * reference. `unread` until the scripts have looked.
 */
function useCheckedPayment(): PaymentFacts | undefined | 'unread' {
  const [payment, setPayment] = useState<PaymentFacts | undefined | 'unread'>('unread');
  useEffect(() => {
    const checked = readCheckCookie(document.cookie);
    if (!checked) return setPayment(undefined);
    const { reference, state, amount } = checked;
    const currency = currencies.find((known) => known === checked.currency);
    const remembered = recallPayment();
    const known = remembered?.reference === reference ? remembered : undefined;
    setPayment({ reference, state, ...(amount && currency ? { amount, currency } : known) });
  }, []);
  return payment;
}

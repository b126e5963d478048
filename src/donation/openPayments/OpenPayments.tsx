import { css } from '@emotion/react';
import { returnPath } from '../../routes';
import { formatDate } from '../../shared/i18n/formatDate';
import { buttonStyles, wideButtonsStyles } from '../../shared/theme/buttonStyles';
import { calloutStyles, onLightStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { referenceNames } from '../providers/chosenClient';
import { formatAmount } from '../rules/amount';
import { useOpenPayments } from './useOpenPayments';

export const labelNames = ['openPayments.text', 'openPayments.unconfirmed', 'openPayments.check'] as const;

const paymentStyles = css`
  ${calloutStyles};
  ${onLightStyles};
  display: grid;
  justify-items: start;
  ${wideButtonsStyles};
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  border-color: ${token('--color-mark')};
`;

/** The id of the form that checks a payment. A button of the donation form also submits that form. */
export const checkFormId = (reference: string) => `check-${reference}`;

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

import { css } from '@emotion/react';
import { useLabels, usePageLanguage } from '../components/wording';
import { formatAmount } from '../donation/amount';
import type { Currency } from '../donation/provider';
import { token } from '../theme/tokens';

type AmountOffersProps = {
  /** The nearest amounts that the provider takes; none where it takes the one that is typed. */
  amounts: number[];
  currency: Currency;
  onChoose: (amount: number) => void;
};

// Always there, so that its words are announced when they come; without them it takes no room.
const regionStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-size: ${token('--size-small')};
  &:empty {
    margin-block-start: -1.25rem;
  }
  p {
    flex-basis: 100%;
  }
  button {
    min-block-size: ${token('--size-touch')};
    padding-inline: 0.75rem;
    border: 2px solid ${token('--color-ink')};
    border-radius: 3px;
    background: ${token('--color-card')};
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** A hint beside an amount that the provider would refuse, and no error: the donor may send what they typed. */
export function AmountOffers({ amounts, currency, onChoose }: AmountOffersProps) {
  const label = useLabels();
  const language = usePageLanguage();
  return (
    <div aria-live="polite" css={regionStyles}>
      {amounts.length > 0 && <p>{label('donation.stepOfFive')}</p>}
      {amounts.map((amount) => (
        <button key={amount} type="button" onClick={() => onChoose(amount)}>
          {formatAmount(amount, currency, language)}
        </button>
      ))}
    </div>
  );
}

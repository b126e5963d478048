import { css } from '@emotion/react';
import { useWording } from '../components/wording';
import type { SectionContent } from '../content/model';
import { formatAmount } from '../donation/amount';
import { type Currency, defaultCurrency } from '../donation/provider';
import { token } from '../theme/tokens';

type SuggestedAmountsProps = {
  label: string;
  /** In the default currency; none where the content suggests none. */
  amounts: SectionContent['donation']['suggestedAmounts'];
  /** In the default currency. */
  chosen: number | undefined;
  onChoose: (amount: number) => void;
};

type AmountOffersProps = {
  /** The nearest amounts that the provider takes; none where it takes the one that is typed. */
  amounts: number[];
  currency: Currency;
  onChoose: (amount: number) => void;
};

const amountButtonStyles = css`
  padding-inline: 0.75rem;
  border: 2px solid ${token('--color-ink')};
  border-radius: 3px;
  background: ${token('--color-card')};
  font-weight: 700;
  white-space: nowrap;
`;

const suggestionsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr));
  gap: 0.5rem;
  button {
    ${amountButtonStyles};
    min-block-size: 3rem;
    padding-inline: 0.25rem;
    font-size: 0.9375rem;
    &[aria-pressed='true'] {
      border-color: ${token('--color-primary')};
      background: ${token('--color-primary')};
      color: ${token('--color-on-dark')};
    }
  }
`;

// Always there, so that its words are announced when they come; without them it takes no room.
const offersStyles = css`
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
    ${amountButtonStyles};
    min-block-size: ${token('--size-touch')};
  }
`;

/** A button for each amount that the content suggests. */
export function SuggestedAmounts({ label, amounts, chosen, onChoose }: SuggestedAmountsProps) {
  const { language } = useWording();
  if (amounts.length === 0) return null;
  return (
    <fieldset css={suggestionsStyles}>
      <legend css={{ marginBlockEnd: '0.5rem', fontWeight: 700 }}>{label}</legend>
      {amounts.map(({ id, value }) => (
        <button
          key={id}
          type="button"
          // For the script loader, which shows it before React answers.
          value={value}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {formatAmount(value, defaultCurrency, language)}
        </button>
      ))}
    </fieldset>
  );
}

/** A hint beside an amount that the provider would refuse, and no error: the donor may send what they typed. */
export function AmountOffers({ amounts, currency, onChoose }: AmountOffersProps) {
  const { label, language } = useWording();
  return (
    <div aria-live="polite" css={offersStyles}>
      {amounts.length > 0 && <p>{label('donation.stepOfFive')}</p>}
      {amounts.map((amount) => (
        <button key={amount} type="button" onClick={() => onChoose(amount)}>
          {formatAmount(amount, currency, language)}
        </button>
      ))}
    </div>
  );
}

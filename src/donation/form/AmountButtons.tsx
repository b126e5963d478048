import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useWording } from '../../components/wording';
import type { SectionContent } from '../../content/model';
import { visuallyHidden } from '../../theme/mixins';
import { cornerRadius, token } from '../../theme/tokens';
import { currencies } from '../providers/current';
import { type Currency, formatAmount } from '../rules/amount';

type SuggestedAmountsProps = {
  label: string;
  /** In the default currency, as is `chosen`. */
  amounts: SectionContent['donation']['suggestedAmounts'];
  chosen: number | undefined;
  onChoose: (amount: number) => void;
};

type AmountOffersProps = {
  /** The nearest amounts that the provider accepts; empty when it accepts the typed one. */
  amounts: number[];
  currency: Currency;
  onChoose: (amount: number) => void;
};

const amountButtonStyles = css`
  padding-inline: 0.75rem;
  border: 2px solid ${token('--color-ink')};
  border-radius: ${cornerRadius};
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
    padding-inline: min(0.25rem, 1vw);
    font-size: 0.9375rem;
    span {
      display: block;
      font-size: ${token('--size-small')};
      font-weight: 400;
      line-height: 1.2;
      white-space: normal;
    }
    &[aria-pressed='true'] {
      border-color: ${token('--color-primary')};
      background: ${token('--color-primary')};
      color: ${token('--color-on-dark')};
      forced-color-adjust: none;
    }
  }
`;

const offersStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  font-size: ${token('--size-small')};
  p {
    flex-basis: 100%;
  }
  button {
    ${amountButtonStyles};
    min-block-size: ${token('--size-touch')};
  }
`;

export function SuggestedAmounts({ label, amounts, chosen, onChoose }: SuggestedAmountsProps) {
  const { language } = useWording();
  if (amounts.length === 0) return null;
  return (
    <fieldset css={suggestionsStyles}>
      <legend css={{ marginBlockEnd: '0.5rem', fontWeight: 700 }}>{label}</legend>
      {amounts.map(({ id, value, purpose }) => (
        <button
          key={id}
          type="button"
          // The script loader fills in this amount before hydration.
          value={value}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {formatAmount(value, currencies[0], language)}
          {purpose && <span> {purpose}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Hints at amounts that the provider accepts. Not an error: the donor may still submit their own. */
export function AmountOffers({ amounts, currency, onChoose }: AmountOffersProps) {
  const { label, language } = useWording();
  // A screen reader would otherwise speak after the first digit.
  const isTyped = useSettled(amounts.join()) === amounts.join();
  const names = amounts.map((amount) => formatAmount(amount, currency, language));
  return (
    <>
      {amounts.length > 0 && (
        <div css={offersStyles}>
          <p>{label('donation.offers')}</p>
          {amounts.map((amount, index) => (
            <button key={amount} type="button" onClick={() => onChoose(amount)}>
              {names[index]}
            </button>
          ))}
        </div>
      )}
      <span aria-live="polite" css={visuallyHidden}>
        {isTyped && amounts.length > 0 && `${label('donation.offers')} ${names.join(', ')}`}
      </span>
    </>
  );
}

/** How long a person typing may pause. */
const pauseMilliseconds = 700;

/** The last value that stayed the same for a moment, such as a number typed to its end. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMilliseconds, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

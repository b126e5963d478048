import { css } from '@emotion/react';
import { usePageLanguage } from '../components/wording';
import type { SectionContent } from '../content/model';
import { formatAmount } from '../donation/amount';
import { defaultCurrency } from '../donation/provider';
import { token } from '../theme/tokens';

type SuggestedAmountsProps = {
  label: string;
  /** In the default currency; none where the content suggests none. */
  amounts: SectionContent['donation']['suggestedAmounts'];
  /** In the default currency. */
  chosen: number | undefined;
  onChoose: (amount: number) => void;
};

const suggestionsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr));
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;
  button {
    min-block-size: 3rem;
    padding-inline: 0.25rem;
    border: 2px solid ${token('--color-ink')};
    border-radius: 3px;
    background: ${token('--color-card')};
    font-size: 0.9375rem;
    font-weight: 700;
    white-space: nowrap;
    &[aria-pressed='true'] {
      border-color: ${token('--color-primary')};
      background: ${token('--color-primary')};
      color: ${token('--color-on-dark')};
    }
  }
`;

/** A button for each amount that the content suggests. */
export function SuggestedAmounts({ label, amounts, chosen, onChoose }: SuggestedAmountsProps) {
  const language = usePageLanguage();
  if (amounts.length === 0) return null;
  return (
    <fieldset css={suggestionsStyles}>
      <legend css={{ padding: 0, marginBlockEnd: '0.5rem', fontWeight: 700 }}>{label}</legend>
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

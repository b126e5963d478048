import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import { formatNumber } from '../../shared/i18n/formatNumber';
import { containerFrom } from '../../shared/theme/breakpoints';
import { chosenStyles, displayFace } from '../../shared/theme/islandStyles';
import { cornerRadius, token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { acceptedCurrencies } from '../providers/chosenClient';
import { convertToEuro, formatAmount } from '../rules/amount';

export const labelNames = ['donation.about'] as const;

type SuggestedAmountsProps = {
  legend: string;
  /** In the default currency, as is `chosen`. */
  amounts: SectionContent['donation']['suggestedAmounts'];
  chosen: number | undefined;
  /** Whether the donor has chosen the euro: then each amount says what it costs in euros. */
  isEuro: boolean;
  onChoose: (amount: number) => void;
};

export const amountButtonStyles = css`
  padding-inline: 0.75rem;
  border: 1px solid ${token('--color-ink')};
  border-radius: ${cornerRadius};
  background: ${token('--color-card')};
  ${displayFace('1em')};
  white-space: nowrap;
`;

/** Two buttons in a row, or one where the text is large. */
const suggestionsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.5rem, 34%)), 1fr));
  gap: 0.5rem;
  button {
    ${amountButtonStyles};
    min-block-size: 3rem;
    padding-inline: min(0.25rem, 1vw);
    font-size: 1.125rem;
    small {
      padding-inline-start: 0.2em;
      font-size: 0.7em;
    }
    &[aria-pressed='true'] {
      ${chosenStyles};
    }
  }
`;

/** Amounts without a purpose: four in a row, where there is room. */
const sumsStyles = css`
  ${containerFrom.wide} {
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  }
`;

/** Rows with little padding, because an amount may have two lines of purpose on a phone. */
const purposesStyles = css`
  row-gap: 0.375rem;
  button {
    min-block-size: ${token('--size-touch')};
    padding: 0.5rem 0.75rem;
  }
`;

const secondLineStyles = css`
  display: block;
  font: 400 ${token('--size-small')} / 1.15 ${token('--font-body')};
  letter-spacing: normal;
  white-space: normal;
`;

export function SuggestedAmounts({ legend, amounts, chosen, isEuro, onChoose }: SuggestedAmountsProps) {
  const { label, language } = useWording<typeof labelNames>();
  if (amounts.length === 0) return null;
  return (
    <fieldset css={[suggestionsStyles, amounts.some(({ purpose }) => purpose) ? purposesStyles : sumsStyles]}>
      <legend css={[displayFace(token('--size-card-title')), { marginBlockEnd: '0.5rem' }]}>{legend}</legend>
      {amounts.map(({ id, value, purpose }) => {
        const [figure, unit] = formatAmount(value, acceptedCurrencies[0], language).split(/(?=\u00a0)/);
        const euro = isEuro && convertToEuro(value, acceptedCurrencies[0]);
        return (
          <button
            key={id}
            type="button"
            // The script loader fills in this amount before hydration.
            value={value}
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
          >
            <b>
              {figure}
              <small>{unit}</small>
            </b>
            {euro && (
              <span css={secondLineStyles}> {label('donation.about', { euro: formatNumber(euro, language, 2) })}</span>
            )}
            {purpose && <span css={secondLineStyles}> {purpose}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { SectionContent } from '../../content/model/model';
import { InputField, SelectField } from '../../shared/components/Field';
import { formatNumber } from '../../shared/i18n/formatNumber';
import { visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { acceptedCurrencies, doubtfulCurrencies, likelyLimits } from '../providers/chosenClient';
import { convertToEuro, findOffers, formatAmount, type Offer, readAmountIn } from '../rules/amount';
import type { FormValues } from '../rules/donation';
import { amountButtonStyles } from './SuggestedAmounts';

export const labelNames = [
  'currency.*',
  'donation.currencyDoubt',
  'donation.inEuro',
  'donation.example',
  'donation.changeTo',
  'donation.inFrancs',
  'donation.hint.amount',
  'donation.offers',
  'donation.whichAmount',
] as const;

type AmountFieldsProps = {
  texts: Pick<SectionContent['donation'], 'amount' | 'currency'>;
  values: FormValues;
  /** The amount on the Pay button. */
  amount: number | undefined;
  isWrong: boolean;
  onChoose: (offer: Partial<Offer>) => void;
};

/** The default currency's name fits its field; longer names may be cut. The amount's hint spans both fields. */
const amountStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  > * {
    flex: 1 1 8.25rem;
    min-inline-size: 0;
  }
  > :first-of-type {
    flex-basis: 6rem;
    @container (min-width: 15rem) {
      p {
        inline-size: calc(200% + 3rem);
      }
    }
  }
  input::placeholder {
    font-style: italic;
  }
`;

const offersStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  font-size: ${token('--size-small')};
  p {
    flex-basis: 100%;
  }
  button {
    ${amountButtonStyles};
    flex: 1;
    min-block-size: ${token('--size-touch')};
    &:only-of-type {
      flex: none;
    }
  }
`;

/** The placeholder, by currency. Without a readable amount, the hint converts the example in francs into euros. */
const exampleAmount = { franc: 1000, other: 20 };

export function AmountFields({ texts, values, amount, isWrong, onChoose }: AmountFieldsProps) {
  const { label, language } = useWording<typeof labelNames>();
  const converted = amount ?? exampleAmount.franc;
  const euro = convertToEuro(converted, values.currency);
  const example = euro ? exampleAmount.franc : exampleAmount.other;
  const isCurrencyDoubtful = doubtfulCurrencies.includes(values.currency);
  const offers = findOffers(values.amount, values.currency, { acceptedCurrencies, doubtfulCurrencies, likelyLimits });
  const choices = offers.map((offer) => {
    const name = formatAmount(offer.amount, offer.currency, language);
    // A bare amount would not say that the button also changes the currency.
    return { ...offer, name: isCurrencyDoubtful ? label('donation.changeTo', { amount: name }) : name };
  });
  const inFrancs = { currency: acceptedCurrencies[0], name: label('donation.inFrancs') };
  const isRead = readAmountIn(values.amount, values.currency) !== undefined;
  const reason = offers[0] && label(isRead ? 'donation.offers' : 'donation.whichAmount');
  const amountHint = label('donation.hint.amount', { example: formatNumber(example, language) });
  // Without a text, the hint keeps its line, so that the form does not move.
  const hint = euro
    ? label(amount ? 'donation.inEuro' : 'donation.example', {
        amount: formatAmount(converted, values.currency, language),
        euro: formatNumber(euro, language, 2),
      })
    : '\u00a0';
  return (
    <>
      <div css={amountStyles}>
        <InputField
          label={texts.amount}
          name="amount"
          aria-required
          inputMode="numeric"
          autoComplete="transaction-amount"
          placeholder={String(example)}
          // An error stands in place of the value in euros, so that the form still fits one screen.
          hint={isWrong || isCurrencyDoubtful ? undefined : hint}
          error={isWrong ? (reason ?? amountHint) : undefined}
        />
        <SelectField label={texts.currency} name="currency">
          {acceptedCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {label(`currency.${currency}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <AmountOffers
        intro={isCurrencyDoubtful ? label('donation.currencyDoubt') : !isWrong && reason}
        choices={isCurrencyDoubtful && !choices[0] ? [inFrancs] : choices}
        onChoose={onChoose}
      />
    </>
  );
}

type AmountOffersProps = {
  /** The text above the offers, unless the error says it. */
  intro: string | false | undefined;
  /** Each with the text of its button. */
  choices: readonly (Partial<Offer> & { name: string })[];
  onChoose: AmountFieldsProps['onChoose'];
};

function AmountOffers({ intro, choices, onChoose }: AmountOffersProps) {
  const names = choices.map(({ name }) => name);
  // Debounced: a screen reader would otherwise announce offers after the first digit.
  const isTyped = useSettled(names.join()) === names.join();
  return (
    <>
      {names[0] && (
        <div css={offersStyles}>
          {intro && <p>{intro}</p>}
          {choices.map(({ name, ...offer }) => (
            <button key={name} type="button" onClick={() => onChoose(offer)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <span aria-live="polite" css={visuallyHiddenStyles}>
        {isTyped && intro && `${intro} ${names.join(', ')}`}
      </span>
    </>
  );
}

const pauseMilliseconds = 700;

/** Debounces a value: returns the last value that stayed the same for `pauseMilliseconds`. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMilliseconds, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { formatNumber } from '../../i18n/formatNumber';
import type { Language } from '../../i18n/languages';

/** The currencies of docs/specification.md, section 9. */
export const currencies = ['XAF', 'XOF', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Both are called FCFA in everyday use, and have the same parity with the euro. */
export type Franc = Extract<Currency, 'XAF' | 'XOF'>;

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (isFranc(currency)) return `${formatNumber(amount, language)}\u00a0FCFA`;
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The fixed parity of a franc. */
const francsPerEuro = 655.957;

/** The nearest multiples of a step below and above an amount; empty for a multiple. */
export function nearestMultiples(amount: number, step: number): number[] {
  if (amount % step === 0) return [];
  const below = amount - (amount % step);
  return [below, below + step].filter((near) => near > 0);
}

/** The euros that an amount in francs is worth; undefined below one cent and for other currencies. */
export function convertToEuro(amount: number, currency: Currency): number | undefined {
  const euro = amount / francsPerEuro;
  return isFranc(currency) && euro >= 0.01 ? euro : undefined;
}

export function isFranc(currency: Currency): currency is Franc {
  return currency === 'XAF' || currency === 'XOF';
}

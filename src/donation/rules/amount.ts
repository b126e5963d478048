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

const thousands = String.raw`[1-9]\d{0,2}(?:[.,]\d{3})+`;
const decimals = String.raw`[.,]\d{0,2}`;
const currencyWords = String.raw`€|\$|xaf|xof|eur(?:os?)?|usd|dollars?|(?:f|frs?|francs?)?\.?(?:cfa)?`;
const amountPattern = new RegExp(`^\\+?(${thousands}|\\d+)(?:${decimals})?(?:${currencyWords})\\.?$`, 'i');

/**
 * Reads a typed amount as a whole number. Accepts spaces, thousands separators (`1.000`, `1,000`, `1'000`) and a
 * trailing currency; drops decimals as integer parsing does, so `12,50` is 12; rejects what is ambiguous by a factor of 100 (`1,00,000`, `5k`).
 * @returns undefined unless the amount is greater than 0
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/[\s\p{Cf}'’]/gu, '');
  const digits = amountPattern.exec(compact)?.[1]?.replace(/[.,]/g, '');
  const amount = Number(digits);
  return digits && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

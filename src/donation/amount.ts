import { formatNumber } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import type { Currency } from './provider';

const thousands = String.raw`[1-9]\d{0,2}(?:[.,]\d{3})+`;
const decimals = String.raw`[.,]\d{0,2}`;
const currencyWords = String.raw`€|\$|xaf|xof|eur(?:os?)?|usd|dollars?|(?:f|frs?|francs?)?\.?(?:cfa)?`;
const amountPattern = new RegExp(`^\\+?(${thousands}|\\d+)(?:${decimals})?(?:${currencyWords})\\.?$`, 'i');

/**
 * The amount somebody typed, as the whole number that will be sent. Spaces, thousands marks (`1.000`, `1,000`, `1'000`)
 * and a currency behind the number are understood; the rest follows integer parsing, so `12,50` is 12. What might mean a
 * hundred times more or less, such as `1,00,000` or `5k`, is none.
 * @returns nothing when it is no number greater than 0
 */
export function parseAmount(text: string): number | undefined {
  const packed = text.replace(/[\s\p{Cf}'’]/gu, '');
  const digits = amountPattern.exec(packed)?.[1]?.replace(/[.,]/g, '');
  const amount = Number(digits);
  return digits && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`: both African francs are called FCFA by those who use them. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (currency === 'XAF' || currency === 'XOF') {
    return `${formatNumber(amount, language)}\u00a0FCFA`;
  }
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

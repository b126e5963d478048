import { formatNumber } from '../i18n/formatNumber';
import type { Language } from '../i18n/languages';
import type { Currency } from './provider';

/**
 * The amount somebody typed, as the whole number that will be sent. Spaces, thousands marks (`1.000`, `1,000`) and a
 * currency behind the number are understood; the rest follows integer parsing, so `12,50` is 12.
 * @returns nothing when it is no number greater than 0
 */
export function parseAmount(text: string): number | undefined {
  const packed = text.replace(/\s/g, '');
  const [grouped] = /^\+?[1-9]\d{0,2}([.,]\d{3})+(?!\d)/.exec(packed) ?? [];
  const amount = Number.parseInt(grouped?.replace(/[.,]/g, '') ?? packed, 10);
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`: both African francs are called FCFA by those who use them. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (currency === 'XAF' || currency === 'XOF') {
    return `${formatNumber(amount, language)}\u00a0FCFA`;
  }
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

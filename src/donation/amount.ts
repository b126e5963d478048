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
  if (isFranc(currency)) return `${formatNumber(amount, language)}\u00a0FCFA`;
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The provider takes amounts in African francs in steps of this many. */
const step = 5;

/** Both African francs have this fixed parity: so many of them are one euro. */
const francsPerEuro = 655.957;

/** The amounts nearest to one that the provider would refuse for not being a multiple of 5; none for the others. */
export function nearestAmounts(amount: number, currency: Currency): number[] {
  if (!isFranc(currency) || amount % step === 0) return [];
  const below = amount - (amount % step);
  return [below, below + step].filter((near) => near > 0);
}

/** What an amount in African francs is in euros, from one cent; nothing for the other currencies. */
export function convertToEuro(amount: number, currency: Currency): number | undefined {
  const euro = amount / francsPerEuro;
  return isFranc(currency) && euro >= 0.01 ? euro : undefined;
}

function isFranc(currency: Currency): boolean {
  return currency === 'XAF' || currency === 'XOF';
}

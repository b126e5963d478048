import { formatNumber } from '../../i18n/formatNumber';
import type { Language } from '../../i18n/languages';
import type { Currency } from '../providers/cinetpay/provider';

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

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`. XAF and XOF are both called FCFA in everyday use. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (isFranc(currency)) return `${formatNumber(amount, language)}\u00a0FCFA`;
  return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

/** The provider refuses amounts in XAF and XOF that are not a multiple of this. */
const step = 5;

/** The fixed parity of both XAF and XOF. */
const francsPerEuro = 655.957;

/** The nearest accepted amounts below and above one that is not a multiple of `step`; empty for accepted amounts. */
export function nearestAmounts(amount: number, currency: Currency): number[] {
  if (!isFranc(currency) || amount % step === 0) return [];
  const below = amount - (amount % step);
  return [below, below + step].filter((near) => near > 0);
}

/** The euros that an amount in XAF or XOF is worth; undefined below one cent and for other currencies. */
export function convertToEuro(amount: number, currency: Currency): number | undefined {
  const euro = amount / francsPerEuro;
  return isFranc(currency) && euro >= 0.01 ? euro : undefined;
}

function isFranc(currency: Currency): boolean {
  return currency === 'XAF' || currency === 'XOF';
}

import { type currencies, francStep } from '../../country';
import { foldDigits } from '../../shared/i18n/foldText';
import { formatNumber } from '../../shared/i18n/formatNumber';
import type { Language } from '../../shared/i18n/languages';

export type Currency = (typeof currencies)[number];

/** The two CFA francs, which everyday use calls FCFA. */
export type Franc = Extract<Currency, 'XAF' | 'XOF'>;

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (isFranc(currency)) return `${formatNumber(amount, language)}\u00a0FCFA`;
  // Safari 14 throws if the maximum is given alone and is below the currency's usual minimum.
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...decimals }).format(amount);
}

function isFranc(currency: Currency): currency is Franc {
  return currency === 'XAF' || currency === 'XOF';
}

/** The fixed parity of both CFA francs. */
const francsPerEuro = 655.957;

/** The euros that an amount in francs is worth; undefined below one cent and for other currencies. */
export function convertToEuro(amount: number, currency: Currency): number | undefined {
  const euro = amount / francsPerEuro;
  return isFranc(currency) && euro >= 0.01 ? euro : undefined;
}

/** A currency by its everyday name. */
type Unit = 'FCFA' | 'EUR' | 'USD';

const units: [Unit, RegExp][] = [
  ['FCFA', /^(f|f?cfa|xaf|xof|francs?(cfa)?)$/i],
  ['EUR', /^(€|eur(os?)?)$/i],
  ['USD', /^(us\$|\$(us)?|usd)$/i],
];

/** In this order: a unit, a number with or without thousands separators, decimals, *mille*, a unit, a full stop. */
const amountPattern = /^(\D*?)(?:([1-9]\d{0,2}(?:[.,]\d{3})+)|(\d+))(?:[.,](\d{0,2}))?(mille)?(\D*?)\.?$/i;

/** Matches what may be two amounts: a space or an apostrophe separates thousands only before exactly three digits. */
const partedAmounts = /\d[\s\p{Cf}'’]+(?!\d{3}(?!\d))\d/u;

/** `unit`: undefined if none was typed. `losesDecimals`: whether typed decimals other than 0 are dropped. */
export type TypedAmount = { amount: number; unit?: Unit | undefined; losesDecimals: boolean };

/**
 * Reads a typed amount as a whole number. Accepts digits of any script, spaces, thousands separators (`1.000`, `1,000`,
 * `1'000`), *mille*, and a unit. Rejects other groups of digits (`1,00,000`), two amounts (`1000 2000`), other words.
 * @returns undefined for a rejected text and for 0
 */
export function readAmount(typed: string): TypedAmount | undefined {
  const text = foldDigits(typed);
  const compact = partedAmounts.test(text) ? '' : text.replace(/[\s\p{Cf}'’]/gu, '');
  const [matched, before, grouped, plain = '', decimals = '', mille, after] = amountPattern.exec(compact) ?? [];
  const amount = Number(grouped?.replace(/[.,]/g, '') ?? plain) * (mille ? 1000 : 1);
  if (!matched || !Number.isSafeInteger(amount) || amount === 0 || (mille && decimals)) return undefined;
  const sign = `${before}${after}`;
  const unit = units.find(([, pattern]) => pattern.test(sign))?.[0];
  return sign && !unit ? undefined : { amount, unit, losesDecimals: /[1-9]/.test(decimals) };
}

function namesOtherCurrency({ unit }: TypedAmount, currency: Currency): boolean {
  return unit !== undefined && unit !== (isFranc(currency) ? 'FCFA' : currency);
}

/** Reads an amount that was typed for a currency. Also undefined if the typed unit is another currency's. */
export function readAmountIn(text: string, currency: Currency): TypedAmount | undefined {
  const typed = readAmount(text);
  return typed && !namesOtherCurrency(typed, currency) ? typed : undefined;
}

export function isMultipleOfStep(amount: number, currency: Currency): boolean {
  return !isFranc(currency) || amount % francStep === 0;
}

/** An amount to choose in place of the typed one. */
export type Offer = { amount: number; currency: Currency };

/** See `PaymentClient` in ../providers/provider.ts. */
export type AcceptedAmounts = {
  acceptedCurrencies: readonly [Franc, ...Currency[]];
  doubtfulCurrencies: readonly Currency[];
  likelyLimits: readonly [number, number];
};

/** Whoever types this number of euros, or more, probably means francs. */
const minFrancs = 1000;

/**
 * The amounts to offer in place of a typed amount.
 * - For euros that the provider may refuse: their value in francs. From `minFrancs` on, a number without a unit
 *   counts as francs.
 * - If the typed unit is another currency that the provider accepts: the amount in that currency.
 * - Otherwise, for francs beyond the likely limits or between two multiples of the step: the nearest amounts.
 */
export function findOffers(
  text: string,
  currency: Currency,
  { acceptedCurrencies, doubtfulCurrencies, likelyLimits }: AcceptedAmounts,
): Offer[] {
  const typed = readAmount(text);
  if (!typed) return [];
  const { amount, unit = currency } = typed;
  const [franc] = acceptedCurrencies;
  const namedCurrency = namesOtherCurrency(typed, currency) ? (unit === 'FCFA' ? franc : unit) : currency;
  if (namedCurrency === 'EUR' && doubtfulCurrencies.includes(namedCurrency)) {
    const francs = !typed.unit && amount >= minFrancs ? amount : amount * francsPerEuro;
    return [{ amount: Math.round(francs / francStep) * francStep, currency: franc }];
  }
  if (namedCurrency !== currency)
    return acceptedCurrencies.includes(namedCurrency) ? [{ amount, currency: namedCurrency }] : [];
  const nearest = isFranc(currency) ? findNearest(amount, likelyLimits) : [];
  return nearest.map((offer) => ({ amount: offer, currency }));
}

function findNearest(amount: number, [min, max]: AcceptedAmounts['likelyLimits']): number[] {
  if (amount < min) return [min];
  if (amount > max) return [max];
  const below = amount - (amount % francStep);
  return below < amount ? [below, below + francStep].filter((offer) => offer > 0) : [];
}

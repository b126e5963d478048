import { type currencies, francStep } from '../../country';
import { foldDigits } from '../../shared/i18n/foldText';
import { formatNumber } from '../../shared/i18n/formatNumber';
import type { Language } from '../../shared/i18n/languages';

export type Currency = (typeof currencies)[number];

/** Both are called FCFA in everyday use, and have the same parity with the euro. */
export type Franc = Extract<Currency, 'XAF' | 'XOF'>;

/** `5 000 FCFA`, `5,000 FCFA`, `50 €`. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (isFranc(currency)) return `${formatNumber(amount, language)}\u00a0FCFA`;
  // A maximum below the usual minimum, which is that of the currency, is an error in Safari 14.
  const decimals = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...decimals }).format(amount);
}

function isFranc(currency: Currency): currency is Franc {
  return currency === 'XAF' || currency === 'XOF';
}

/** The fixed parity of both francs. */
const francsPerEuro = 655.957;

/** The euros that an amount in francs is worth; undefined below one cent and for other currencies. */
export function convertToEuro(amount: number, currency: Currency): number | undefined {
  const euro = amount / francsPerEuro;
  return isFranc(currency) && euro >= 0.01 ? euro : undefined;
}

/** A currency by its everyday name. FCFA stands for both francs. */
type Unit = 'FCFA' | 'EUR' | 'USD';

const units: [Unit, RegExp][] = [
  ['FCFA', /^(xaf|xof|cfa|(cfa)?(f|frs?|francs?)(cfa)?)$/i],
  ['EUR', /^(€|eur(os?)?)$/i],
  ['USD', /^((us)?\$(us)?|usd|dollars?)$/i],
];

/** Dots may stand between the letters: `F.C.F.A.` */
const findUnit = (sign = '') => units.find(([, pattern]) => pattern.test(sign.replace(/\./g, '')))?.[0];

/**
 * What stands before the number, the number with or without thousands separators, its decimals or the dash that says
 * that there are none, `k`, what stands behind, and `/-` or `/=`.
 */
const amountPattern =
  /^\+?(\D*?)(?:([1-9]\d{0,2}(?:[.,]\d{3})+)|(\d+))(?:[.,]([-=\u2012-\u2014]{1,2}|\d{0,2}))?(k|mille)?(?:\/[-=])?(\D*?)(?:\/[-=])?\.?$/i;

/** Decoration behind an amount; between two numbers it may part two amounts. */
const emoji = /[\p{ExtPict}\p{EMod}\p{RI}\p{VS}]+(?!.*\d)/gu;

/**
 * Spaces and apostrophes are thousands separators before three digits only: elsewhere they may separate two amounts.
 */
const partedAmounts = /\d[\s\p{Cf}'’]+(?!\d{3}(?!\d))\d/u;

/** Separators of the scripts whose digits are read too; between digits, each may be either kind. */
const otherSeparators = /[٬٫،，．]/g;

/** `unit` is the one that was typed, before or after the number. `isCut`: decimals were dropped. */
export type TypedAmount = { amount: number; unit?: Unit | undefined; isCut: boolean };

/**
 * Reads a typed amount as a whole number. Accepts digits of any script, spaces, thousands separators (`1.000`, `1,000`,
 * `1'000`), thousands in short (`5k`, `2,5k`), `10 000/-`, `5.000,-`, an emoji, and a unit; rejects what is ambiguous by
 * a factor of 100 (`1,00,000`), two amounts (`1000 2000`), other words, and two units that differ.
 * @returns undefined unless the amount is greater than 0
 */
export function readAmount(typed: string): TypedAmount | undefined {
  const text = foldDigits(typed).replace(otherSeparators, '.');
  if (partedAmounts.test(text)) return undefined;
  const compact = text.replace(/[\s\p{Cf}'’]/gu, '').replace(emoji, '');
  const [matched, before, grouped, plain = '', decimals = '', short, after] = amountPattern.exec(compact) ?? [];
  const digits = grouped?.replace(/[.,]/g, '') ?? plain;
  const amount = Number(short ? digits + decimals.padEnd(3, '0') : digits);
  if (!matched || !Number.isSafeInteger(amount) || amount === 0 || (short && grouped)) return undefined;
  const named = [before, after].filter(Boolean).map(findUnit);
  const [unit] = named;
  if (named.some((other) => !other || other !== unit)) return undefined;
  return { amount, unit, isCut: !short && /[1-9]/.test(decimals) };
}

/** Whether what was typed is in another currency than the chosen one. */
function isForeign({ unit }: TypedAmount, currency: Currency): boolean {
  return unit !== undefined && unit !== (isFranc(currency) ? 'FCFA' : currency);
}

/** Reads an amount typed for a currency; undefined also if its unit is that of another one. */
export function readAmountIn(text: string, currency: Currency): TypedAmount | undefined {
  const typed = readAmount(text);
  return typed && !isForeign(typed, currency) ? typed : undefined;
}

export function isMultipleOfStep(amount: number, currency: Currency): boolean {
  return !isFranc(currency) || amount % francStep === 0;
}

/** An amount to choose in place of the typed one. */
export type Offer = { amount: number; currency: Currency; isConverted?: true };

/**
 * What a provider accepts. `likelyAmounts` are its minimum and maximum in francs: not documented by the provider, so
 * only suggested.
 */
export type AcceptedAmounts = {
  acceptedCurrencies: readonly [Franc, ...Currency[]];
  likelyAmounts: readonly [number, number];
};

/**
 * The amounts to offer in place of a typed one. If its unit is that of another currency, these are the amounts that it
 * may mean; otherwise the nearest that the provider accepts. Empty if the provider accepts the typed one.
 */
export function findOffers(
  text: string,
  currency: Currency,
  { acceptedCurrencies, likelyAmounts }: AcceptedAmounts,
): Offer[] {
  const typed = readAmount(text);
  if (!typed) return [];
  const { amount, unit } = typed;
  if (isForeign(typed, currency)) {
    const named = unit === 'FCFA' ? acceptedCurrencies[0] : acceptedCurrencies.find((known) => known === unit);
    const converted = unit === 'EUR' ? offerInFrancs(amount, unit, acceptedCurrencies[0]) : [];
    return [...converted, ...(named ? [{ amount, currency: named }] : [])];
  }
  if (!isFranc(currency)) return [];
  const [least, most] = likelyAmounts;
  const below = amount - (amount % francStep);
  const near = amount < least ? [least] : amount > most ? [most] : below < amount ? [below, below + francStep] : [];
  return near.filter((each) => each > 0).map((each) => ({ amount: each, currency }));
}

/**
 * The same gift in francs. Euros are rounded down to a multiple of 500 francs. Empty for currencies without a fixed
 * parity.
 */
export function offerInFrancs(amount: number, currency: Currency, franc: Franc): Offer[] {
  if (isFranc(currency)) return [{ amount, currency: franc }];
  if (currency !== 'EUR') return [];
  return [{ amount: Math.floor((amount * francsPerEuro) / 500) * 500, currency: franc, isConverted: true }];
}

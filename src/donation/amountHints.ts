import type { Currency } from './provider';

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

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

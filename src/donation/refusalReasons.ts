/** Why a payment was refused, where the provider's code means something that a payer can act on. */
export const refusalReasons = [
  'balance',
  'code',
  'orangeMoney',
  'unavailable',
  'tooLow',
  'tooHigh',
  'number',
  'dayLimit',
  'weekLimit',
  'monthLimit',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The codes of the provider's table of answers. Those that it explains to a merchant alone are not here. */
const reasonsByCode: Record<string, RefusalReason> = {
  '602': 'balance',
  '603': 'unavailable',
  '604': 'code',
  // Orange Money, of a wrong code, a low balance, or the same amount from the same number too soon.
  '606': 'orangeMoney',
  '621': 'unavailable',
  '622': 'unavailable',
  '626': 'unavailable',
  '635': 'number',
  '636': 'number',
  '637': 'number',
  '641': 'tooLow',
  '642': 'tooHigh',
  '804': 'unavailable',
  '807': 'dayLimit',
  '808': 'dayLimit',
  '809': 'monthLimit',
  '810': 'monthLimit',
  '811': 'weekLimit',
  '812': 'weekLimit',
};

/** @returns nothing for a code that says no more than that the payment failed */
export function readRefusalReason(code: string): RefusalReason | undefined {
  return Object.hasOwn(reasonsByCode, code) ? reasonsByCode[code] : undefined;
}

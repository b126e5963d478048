import type { RefusalReason } from '../../../rules/refusalReasons';

/** Codes of the provider's table of answers, without those that concern the merchant only. */
const reasonsByCode: Record<string, RefusalReason> = {
  '602': 'balance',
  '603': 'unavailable',
  '604': 'code',
  // Orange Money: wrong code, low balance, or the same amount from the same number again too soon.
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

/** @returns undefined for a code that gives no reason */
export function readRefusalReason(code: string): RefusalReason | undefined {
  return Object.hasOwn(reasonsByCode, code) ? reasonsByCode[code] : undefined;
}

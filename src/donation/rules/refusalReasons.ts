/** Reasons for a refusal that a payer can act on. */
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

/** CINETPAY.md 2.5. Where its sources disagree, the narrower: what passes here then passes either way. */
export const amountLimits = {
  XAF: { least: 100, most: 1_500_000 },
  XOF: { least: 100, most: 1_500_000 },
  CDF: { least: 1_000, most: 2_000_000 },
  GNF: { least: 1_000, most: 15_000_000 },
  USD: { least: 1, most: 3_000 },
};

export function isCurrency(value: unknown): value is keyof typeof amountLimits {
  return typeof value === 'string' && Object.hasOwn(amountLimits, value);
}

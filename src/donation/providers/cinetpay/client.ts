import { type Currency, isFranc, nearestMultiples } from '../../rules/amount';
import { customerFields, optionalFields } from '../../rules/donation';
import type { PaymentClient } from '../provider';

// What the pages ask of this provider: see PaymentClient in ../provider.ts.

export { currencies } from '../../rules/amount';
export { channels, checkDraft } from '../../rules/donation';
export { startPayment } from './startPayment';
export { operatorNames, referenceNames } from './vocabulary';

/** The provider refuses amounts in francs that do not end in 0 or 5. */
export function nearestAmounts(amount: number, currency: Currency): number[] {
  return isFranc(currency) ? nearestMultiples(amount, 5) : [];
}

export const fieldsOf: PaymentClient['fieldsOf'] = { CREDIT_CARD: { all: customerFields, optional: optionalFields } };

import { customerFields, optionalFields } from '../../rules/donation';
import type { PaymentClient } from '../provider';

// What the pages ask of this provider: see PaymentClient in ../provider.ts.

export { currencies as acceptedCurrencies } from '../../../country';
export { channels, checkDraft } from '../../rules/donation';
export { startCinetpay as startPayment } from './startPayment';
export { referenceNames } from './vocabulary';

// docs/cinetpay.md, 2.2.
export const doubtfulCurrencies: PaymentClient['doubtfulCurrencies'] = ['EUR'];

// No bounds: the maximum in docs/cinetpay.md is second-hand, and the specification refuses no small gift.
export const likelyAmounts: PaymentClient['likelyAmounts'] = [1, Infinity];

export const shownFields: PaymentClient['shownFields'] = {
  CREDIT_CARD: { all: customerFields, optional: optionalFields },
};

import { foldDigits } from '../../../shared/i18n/foldText';
import {
  buildCustomer,
  type CustomerField,
  customerFields,
  type Donation,
  type FormProblem,
  type FormValues,
  findAmount,
  isPhone,
  maxLength,
  normalizePhone,
} from '../../rules/donation';
import type { PaymentClient } from '../provider';

// What the pages ask of this provider: see PaymentClient in ../provider.ts.

export { currencies as acceptedCurrencies } from '../../../country';
export { channels } from '../../rules/donation';
export { startPayment } from './startPayment';
export { referenceNames } from './vocabulary';

// docs/cinetpay.md, 2.2, does not list the euro.
export const doubtfulCurrencies: PaymentClient['doubtfulCurrencies'] = ['EUR'];

// No limits: the specification shows none (docs/specification.md). The provider's page refuses less than 100 francs;
// its maximum is uncertain (docs/cinetpay.md, 2.5).
export const likelyLimits: PaymentClient['likelyLimits'] = [1, Infinity];

/** A card payment requires all fields but these. */
const optionalFields: readonly CustomerField[] = ['customer_id'];

export const shownFields: PaymentClient['shownFields'] = {
  // States: docs/cinetpay.md, 2.3.
  CREDIT_CARD: { all: customerFields, optional: optionalFields, countriesOfStates: ['US', 'CA'] },
};

/**
 * Checks the rules of docs/specification.md, section 5, in its order: the amount; for a card, the required fields, then
 * the phone number, and last the lengths. Mobile money needs no customer.
 * @returns the donation to send, or the first violated rule and its fields. With a wrong amount, the empty required
 * fields are named as well, so that one press shows both errors.
 */
export function checkValues(values: FormValues): { donation: Donation } | { problem: FormProblem } {
  const { currency, channel } = values;
  const amount = findAmount(values);
  const isCard = channel === 'CREDIT_CARD';
  const customer = buildCustomer((field) => foldDigits(values.customer[field].replace(/\p{C}/gu, '').trim()));
  const missing = customerFields.filter((field) => isCard && !optionalFields.includes(field) && customer[field] === '');
  if (amount === undefined) return { problem: { reason: 'amount', fields: ['amount', ...missing] } };
  if (!isCard) return { donation: { amount, currency, channel } };
  if (missing.length > 0) return { problem: { reason: 'customer', fields: missing } };
  if (!isPhone(customer.customer_phone_number)) {
    return { problem: { reason: 'phone', fields: ['customer_phone_number'] } };
  }
  customer.customer_phone_number = normalizePhone(customer.customer_phone_number);
  const long = customerFields.filter((field) => customer[field].length > maxLength(field));
  if (long.length > 0) return { problem: { reason: 'length', fields: long } };
  return { donation: { amount, currency, channel, customer } };
}

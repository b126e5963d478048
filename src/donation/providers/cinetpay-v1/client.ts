import { currencies } from '../../../country';
import { buildCustomer, type Customer, type CustomerField, findAmount } from '../../rules/donation';
import type { PaymentClient } from '../provider';
import { operatorLimits } from './vocabulary';

// What the pages ask of this provider: see PaymentClient in ../provider.ts. Facts: docs/cinetpay-v1.md, section 3.

export { startByFunction as startPayment } from '../startByFunction';

export const channels: PaymentClient['channels'] = ['MOBILE_MONEY'];
export const acceptedCurrencies: PaymentClient['acceptedCurrencies'] = [currencies[0]];
export const doubtfulCurrencies: PaymentClient['doubtfulCurrencies'] = [];
export const likelyLimits: PaymentClient['likelyLimits'] = operatorLimits;

const demanded = ['customer_name', 'customer_surname', 'customer_email'] as const;
export const shownFields: PaymentClient['shownFields'] = { MOBILE_MONEY: { all: demanded, optional: [] } };

// `\P{C}` excludes control characters, lone surrogates and the like.
const formats: Record<(typeof demanded)[number], RegExp> = {
  customer_name: /^\P{C}{2,255}$/u,
  customer_surname: /^\P{C}{2,255}$/u,
  customer_email: /^(?!.{255})[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u,
};

export const checkValues: PaymentClient['checkValues'] = (values) => {
  const amount = findAmount(values);
  // Copied contacts may contain invisible characters.
  const typed = buildCustomer((field) => values.customer[field].replace(/\p{Cf}/gu, '').trim());
  const wrong: CustomerField[] = demanded.filter((field) => !formats[field].test(typed[field]));
  // With a wrong amount, names the other wrong fields as well: one press shows every error.
  if (amount === undefined) return { problem: { reason: 'amount', fields: ['amount', ...wrong] } };
  if (wrong.length > 0) return { problem: { reason: 'customer', fields: wrong } };
  // Sends none of the other fields, which stored values may hold.
  const customer = Object.fromEntries(demanded.map((field) => [field, typed[field]])) as Partial<Customer>;
  return { donation: { amount, currency: values.currency, channel: values.channel, customer } };
};

/** The names of our reference: in our return URLs, where the name is ours to choose, and in notifications. */
export const referenceNames = ['reference', 'merchant_transaction_id'] as const;

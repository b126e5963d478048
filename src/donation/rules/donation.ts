import {
  type Channel,
  type Currency,
  type Customer,
  type CustomerField,
  customerFields,
  defaultChannel,
  defaultCurrency,
  requiredCustomerFields,
} from '../providers/cinetpay/provider';
import { parseAmount } from './amount';

/** The form's values as typed. */
export type DonationDraft = { amount: string; currency: Currency; channel: Channel; customer: Customer };

/** A valid donation; only card payments have a `customer`. */
export type Donation = { amount: number; currency: Currency; channel: Channel; customer?: Customer };

/** Why a draft is invalid, in the order of the checks. */
export const draftErrors = ['amount', 'customer', 'phone'] as const;
type DraftError = (typeof draftErrors)[number];

export type DraftProblem = { error: DraftError; fields: ('amount' | CustomerField)[] };

export const emptyDraft: DonationDraft = {
  amount: '',
  currency: defaultCurrency,
  channel: defaultChannel,
  customer: buildCustomer(() => ''),
};

export function buildCustomer(read: (field: CustomerField) => string): Customer {
  return Object.fromEntries(customerFields.map((field) => [field, read(field)])) as Customer;
}

/**
 * Checks the rules of docs/specification.md, section 5, in its order: the amount; for a card, the required fields, then
 * the `+` of the phone number. Mobile money needs no customer.
 * @returns the donation to send, or the first violated rule and its fields
 */
export function checkDraft(draft: DonationDraft): { donation: Donation } | { problem: DraftProblem } {
  const { currency, channel } = draft;
  const amount = parseAmount(draft.amount);
  if (amount === undefined) return { problem: { error: 'amount', fields: ['amount'] } };
  if (channel === 'MOBILE_MONEY') return { donation: { amount, currency, channel } };

  const customer = buildCustomer((field) => draft.customer[field].trim());
  const missing = requiredCustomerFields.filter((field) => customer[field] === '');
  if (missing.length > 0) return { problem: { error: 'customer', fields: missing } };
  customer.customer_phone_number = normalizePhone(customer.customer_phone_number);
  if (!customer.customer_phone_number.startsWith('+')) {
    return { problem: { error: 'phone', fields: ['customer_phone_number'] } };
  }
  return { donation: { amount, currency, channel, customer } };
}

/**
 * A phone number in E.164 (`+` and digits); the provider's card page fails on other formats. Copied contacts contain
 * invisible characters, and French numbers a `(0)` that is not dialled after a country code.
 */
function normalizePhone(phone: string): string {
  return phone.replace(/\(0\)|[\s\p{P}\p{Cf}]/gu, '');
}

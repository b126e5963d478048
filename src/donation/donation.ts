import { parseAmount } from './amount';
import {
  type Channel,
  type Currency,
  type Customer,
  type CustomerField,
  customerFields,
  defaultChannel,
  defaultCurrency,
  requiredCustomerFields,
} from './provider';

/** What the donor has typed so far. */
export type DonationDraft = { amount: string; currency: Currency; channel: Channel; customer: Customer };

/** A donation that may be sent: `customer` is there for a card alone. */
export type Donation = { amount: number; currency: Currency; channel: Channel; customer?: Customer };

/** Why a draft cannot be sent, in the order in which it is checked. */
export const draftErrors = ['amount', 'customer', 'phone'] as const;
type DraftError = (typeof draftErrors)[number];

export type DraftProblem = { error: DraftError; fields: ('amount' | CustomerField)[] };

const emptyCustomer = Object.fromEntries(customerFields.map((field) => [field, ''])) as Customer;

export const emptyDraft: DonationDraft = {
  amount: '',
  currency: defaultCurrency,
  channel: defaultChannel,
  customer: emptyCustomer,
};

/**
 * The rules of the specification, section 5, in its order: the amount; then, for a card, that every required field is
 * there; then that the phone number begins with `+`. Mobile money asks nothing of the customer.
 * @returns the donation to send, or the first rule that is not kept with the fields it concerns
 */
export function checkDraft(draft: DonationDraft): { donation: Donation } | { problem: DraftProblem } {
  const { currency, channel } = draft;
  const amount = parseAmount(draft.amount);
  if (amount === undefined) return { problem: { error: 'amount', fields: ['amount'] } };
  if (channel === 'MOBILE_MONEY') return { donation: { amount, currency, channel } };

  const customer = Object.fromEntries(customerFields.map((field) => [field, draft.customer[field].trim()])) as Customer;
  const missing = requiredCustomerFields.filter((field) => customer[field] === '');
  if (missing.length > 0) return { problem: { error: 'customer', fields: missing } };
  customer.customer_phone_number = packPhone(customer.customer_phone_number);
  if (!customer.customer_phone_number.startsWith('+')) {
    return { problem: { error: 'phone', fields: ['customer_phone_number'] } };
  }
  return { donation: { amount, currency, channel, customer } };
}

/**
 * A phone number as E.164 writes it, `+` and digits: the provider's card page fails at others. Contacts copied from a
 * phone bring invisible marks along, and French numbers a `(0)` that is not dialled after a country code.
 */
function packPhone(phone: string): string {
  return phone.replace(/\(0\)|[\s\p{P}\p{Cf}]/gu, '');
}

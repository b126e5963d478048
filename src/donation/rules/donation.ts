import { foldDigits } from '../../shared/i18n/foldText';
import { type Currency, isMultipleOfStep, readAmountIn } from './amount';

// Channels, customer fields and the lengths of state and zip code: docs/specification.md, sections 3 and 5.

export const channels = ['MOBILE_MONEY', 'CREDIT_CARD'] as const;
export type Channel = (typeof channels)[number];

/** In the order of the form. In CinetPay's words, `name` is the family name, and `surname` the given name. */
export const customerFields = [
  'customer_name',
  'customer_surname',
  'customer_phone_number',
  'customer_email',
  'customer_id',
  'customer_address',
  'customer_city',
  'customer_country',
  'customer_state',
  'customer_zip_code',
] as const;
export type CustomerField = (typeof customerFields)[number];
export type Customer = Record<CustomerField, string>;

const lengths: Partial<Record<CustomerField, number>> = { customer_state: 2, customer_zip_code: 5 };

/** The maximum length of a field. 255 is the limit for names in docs/cinetpay-v1.md. Autofill may exceed it. */
export const maxLength = (field: CustomerField): number => lengths[field] ?? 255;

/** The description of each payment at the provider. */
export const paymentDescription = 'Don au projet';

/** The form's values as typed. */
export type FormValues = { amount: string; currency: Currency; channel: Channel; customer: Customer };

/** A valid donation, with the `customer` fields that the provider asks for. */
export type Donation = { amount: number; currency: Currency; channel: Channel; customer?: Partial<Customer> };

/** Why the form's values are invalid. */
export type FormProblem = { reason: 'amount' | 'customer' | 'phone' | 'length'; fields: ('amount' | CustomerField)[] };

export function buildCustomer(read: (field: CustomerField) => string): Customer {
  return Object.fromEntries(customerFields.map((field) => [field, read(field)])) as Customer;
}

/**
 * The amount to send; undefined if it cannot be read, its unit is another currency's, or it is no multiple of the step.
 */
export function findAmount({ amount: text, currency }: Pick<FormValues, 'amount' | 'currency'>): number | undefined {
  const amount = readAmountIn(text, currency)?.amount;
  return amount !== undefined && isMultipleOfStep(amount, currency) ? amount : undefined;
}

/** Whether a text is one phone number with its country code. */
export function isPhone(text: string): boolean {
  return /^\+\d{6,15}$/.test(normalizePhone(text));
}

/** Whether an e-mail address looks complete. Where it does not, the form only asks, and takes the address as it is. */
export function mayBeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}

/** What is left of a problem after some of its fields were edited, or another tab was chosen. */
export function withoutEdited({ reason, fields }: FormProblem, edited: readonly string[]): FormProblem | undefined {
  const unedited = fields.filter((field) => !edited.includes(field) && !edited.includes('channel'));
  return unedited.length > 0 ? { reason, fields: unedited } : undefined;
}

/**
 * Removes from a phone number what E.164 does not have: spaces and dots, the invisible characters of copied contacts,
 * the `(0)` of `+33 (0)6`. Keeps what separates two numbers, so that they are not joined.
 */
export function normalizePhone(phone: string): string {
  return foldDigits(phone.normalize('NFKC')).replace(/\(0\)|[\s.·()\p{Pd}\p{Cf}]/gu, '');
}

/**
 * The payment provider's vocabulary (CinetPay checkout, API v2), declared once for the form and for the functions.
 * Sources: docs/specification.md, sections 3, 7 and 9, and docs/cinetpay.md.
 */

export const currencies = ['XAF', 'XOF', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = currencies[0];

export const channels = ['MOBILE_MONEY', 'CREDIT_CARD'] as const;
export type Channel = (typeof channels)[number];
export const defaultChannel: Channel = channels[0];

/** The customer fields that a card payment requires, in the order of the form. */
export const requiredCustomerFields = [
  'customer_name',
  'customer_surname',
  'customer_phone_number',
  'customer_email',
  'customer_address',
  'customer_city',
  'customer_country',
  'customer_state',
  'customer_zip_code',
] as const;
export const customerFields = [...requiredCustomerFields, 'customer_id'] as const;
export type CustomerField = (typeof customerFields)[number];
export type Customer = Record<CustomerField, string>;

export const stateLength = 2;
export const zipCodeLength = 5;

/** The production endpoint: POST creates a payment; POST `…/check` queries one. */
export const providerUrl = 'https://api-checkout.cinetpay.com/v2/payment';

/** The answer's `code` when a payment page is ready: a string, independent of the HTTP status. */
export const createdCode = '201';

/** The language of the provider's refusal descriptions, whatever `lang` the request has. */
export const descriptionLanguage = 'en';

/** Shown to the payer by the provider, which refuses the characters `# / $ _ &`. */
export const paymentDescription = 'Don au projet';

/** The names of the reference in the provider's return; the second is also that of its notifications. */
export const referenceNames = ['transaction_id', 'cpm_trans_id'] as const;

/** The check of an accepted payment. Its message is `SUCCES`, with one S at the end. */
export const acceptedCode = '00';
export const acceptedStatus = 'ACCEPTED';
/** The payment ended without money, unless the code is a pending one. */
export const refusedStatus = 'REFUSED';
export const cancelledCode = '627';
/** Final: failed, no balance, wrong one-time code, wrong operator settings. */
export const refusedCodes = ['600', '602', '604', '606'];
/** Pending: waiting for the payer, their code or the operator. */
export const pendingCodes = ['623', '662', '663', '664'];
/** A field of the request is wrong; in an answer without a payment, the reference is unknown. */
export const unknownReferenceCode = '608';

/** Operators by their name in a check. The documentation has no full list: other names are shown unchanged. */
export const operatorNames = [
  { id: 'OM', name: 'Orange Money' },
  { id: 'MOMO', name: 'MTN Mobile Money' },
  { id: 'MTN', name: 'MTN Mobile Money' },
] as const;

/** The fields of a notification, in the order of the signature. */
export const notificationFields = [
  'cpm_site_id',
  'cpm_trans_id',
  'cpm_trans_date',
  'cpm_amount',
  'cpm_currency',
  'signature',
  'payment_method',
  'cel_phone_num',
  'cpm_phone_prefixe',
  'cpm_language',
  'cpm_version',
  'cpm_payment_config',
  'cpm_page_action',
  'cpm_custom',
  'cpm_designation',
  'cpm_error_message',
] as const;

/** The header with a notification's signature. */
export const signatureHeader = 'x-token';

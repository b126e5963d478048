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

/** What a payer must say of themselves to pay by card, in the order of the form. */
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

/** The provider's real address; payments are created by a POST to it, and asked after by a POST to `…/check`. */
export const providerUrl = 'https://api-checkout.cinetpay.com/v2/payment';

/** The answer's `code` when a payment page is ready. A text, whatever the HTTP status. */
export const createdCode = '201';

/** The language of the descriptions that come with the provider's refusals, whatever `lang` it is asked for. */
export const descriptionLanguage = 'en';

/** What the provider shows the payer. Free of the characters it refuses: `# / $ _ &`. */
export const paymentDescription = 'Don au projet';

/** What the provider calls the reference on the way back; the second name is that of its notifications. */
export const referenceNames = ['transaction_id', 'cpm_trans_id'] as const;

/** The answer to a check: the payment went through. The provider spells its message `SUCCES`. */
export const acceptedCode = '00';
export const acceptedStatus = 'ACCEPTED';
/** The payment is over without money, whatever code comes with it but a pending one. */
export const refusedStatus = 'REFUSED';
export const cancelledCode = '627';
/** Final: failed, no balance, wrong one-time code, wrong operator settings. */
export const refusedCodes = ['600', '602', '604', '606'];
/** Pending: the payer, their code or the operator is waited for. */
export const pendingCodes = ['623', '662', '663', '664'];
/** Where no payment comes with it, the provider does not know the reference: a field of the question is wrong. */
export const unknownReferenceCode = '608';

/** How a check names operators, and how their customers do. The documentation has no full list: others stay as they are. */
export const operatorNames = [
  { id: 'OM', name: 'Orange Money' },
  { id: 'MOMO', name: 'MTN Mobile Money' },
  { id: 'MTN', name: 'MTN Mobile Money' },
] as const;

/** The fields of a notification in the order in which their values are signed. */
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

/** The header a notification's signature travels in. */
export const signatureHeader = 'x-token';

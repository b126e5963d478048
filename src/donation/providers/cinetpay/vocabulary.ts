import type { RefusalReason } from '../../rules/paymentCheck';

// CinetPay's vocabulary (checkout, API v2), for the form and the functions. Sources: docs/specification.md, sections 7
// and 9, and docs/cinetpay.md.

/** The production endpoint: POST creates a payment; POST `…/check` queries one. */
export const cinetpayUrl = 'https://api-checkout.cinetpay.com/v2/payment';

/** The answer's `code` when a payment page is ready: a string, independent of the HTTP status. */
export const createdCode = '201';

/** Matches the description of the refusal of a reused `transaction_id`, whose code is undocumented. */
export const takenReferenceDescription = /transaction.id already/i;

export const unknownKeyCode = '609';
export const unknownSiteCode = '613';
/** Comes for a wrong key, but also for a card without its address, or a bad phone (docs/cinetpay.md, 2.3). */
export const unknownErrorCode = '624';
export const expiredAccountCode = '625';
/** Our keys or our account are refused: nothing that a donor could fix. */
export const accountCodes: readonly unknown[] = [unknownKeyCode, unknownSiteCode, expiredAccountCode];

/** The parameters that name our reference: the first in a return, the second in a notification. */
export const referenceNames = ['transaction_id', 'cpm_trans_id'] as const;

/** How a payment stands, by its status in a check. */
export const statesByStatus = new Map<unknown, 'accepted' | 'refused' | 'pending'>([
  ['ACCEPTED', 'accepted'],
  ['REFUSED', 'refused'],
  ['PENDING', 'pending'],
  ['WAITING_FOR_CUSTOMER', 'pending'],
]);
export const acceptedCode = '00';
export const cancelledCode = '627';
/** The codes that always mean a refusal, besides `cancelledCode`, with their known reasons: docs/cinetpay.md, 3.4. */
export const refusalCodes = new Map<string, RefusalReason | undefined>([
  ['600', undefined],
  ['602', 'balance'],
  ['604', 'code'],
  // Orange Money: wrong code, low balance, or the same amount from the same number again too soon.
  ['606', 'orangeMoney'],
]);
/** The codes of a payment that is refused or pending, each with the reason of a refusal. */
export const reasonCodes = new Map<string, RefusalReason>([
  ['603', 'unavailable'],
  ['621', 'unavailable'],
  ['622', 'unavailable'],
  ['626', 'unavailable'],
  ['635', 'number'],
  ['636', 'number'],
  ['637', 'number'],
  ['641', 'tooLow'],
  ['642', 'tooHigh'],
  ['804', 'unavailable'],
  ['807', 'dayLimit'],
  ['808', 'dayLimit'],
  ['809', 'monthLimit'],
  ['810', 'monthLimit'],
  ['811', 'weekLimit'],
  ['812', 'weekLimit'],
]);

/** With these codes, a payment waits for the donor, their one-time code or the operator. */
export const pendingCodes = ['623', '662', '663', '664'];
/** A field of the request is wrong; in the answer to a check, the reference is unknown. */
export const wrongFieldCode = '608';

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

/** `cpm_error_message` of an accepted payment, with one S at the end. */
export const paidMessage = 'SUCCES';

export const signatureHeader = 'x-token';

/** CinetPay's `2022-09-15 22:57:15`, which is UTC, in ISO 8601; any other value as it is. */
export const toIsoTime = (time: unknown): string =>
  String(time ?? '').replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z');

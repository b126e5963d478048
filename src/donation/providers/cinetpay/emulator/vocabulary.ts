import type { Payment, PaymentState } from '../../../../../tools/emulator/payments';

/**
 * What the check call and a notification (`notified`: `cpm_error_message`) say in each state: docs/cinetpay.md 6, 7,
 * 10.
 */
export const paymentStates = {
  created: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING', notified: 'WAITING_FOR_CUSTOMER' },
  pending: { code: '662', message: 'WAITING_CUSTOMER_PAYMENT', status: 'PENDING', notified: 'WAITING_FOR_CUSTOMER' },
  accepted: { code: '00', message: 'SUCCES', status: 'ACCEPTED', notified: 'SUCCES' },
  refused: { code: '600', message: 'PAYMENT_FAILED', status: 'REFUSED', notified: 'PAYMENT_FAILED' },
  cancelled: { code: '627', message: 'TRANSACTION_CANCEL', status: 'REFUSED', notified: 'TRANSACTION_CANCEL' },
} as const satisfies Record<PaymentState, object>;

/**
 * The codes with which a check can refuse a payment, from both tables of docs/cinetpay.md 3.4. The control page has a
 * button for each. Codes 807 to 812 have only a description there: their messages here are invented.
 */
export const refusalMessages: Readonly<Record<string, string>> = {
  '600': 'PAYMENT_FAILED',
  '602': 'INSUFFICIENT_BALANCE',
  '603': 'SERVICE_UNAVAILABLE',
  '604': 'OTP_CODE_ERROR',
  '606': 'INCORRECT_SETTINGS',
  '620': 'ERROR_DOUBLE_PAYEMNT',
  '621': 'ERROR_OMPAY_UNAVAILABLE',
  '622': 'ERROR_MOMOPAY_UNAVAILABLE',
  '625': 'ABONNEMENT_OR_TRANSACTIONS_EXPIRED',
  '627': 'TRANSACTION_CANCEL',
  '635': 'ERROR_PHONE_NUMBER_NOT_FOUND',
  '636': 'ERROR_PHONE_NUMBER_NOT_SUPPORTED',
  '637': 'ERROR_PHONE_PREFIX_NOT_SUPPORTED',
  '641': 'ERROR_AMOUNT_TOO_LOW',
  '642': 'ERROR_AMOUNT_TOO_HIGH',
  '804': 'OPERATOR_UNAVAILABLE',
  '807': 'DAILY_COUNT_REACHED',
  '808': 'DAILY_AMOUNT_REACHED',
  '809': 'MONTHLY_AMOUNT_REACHED',
  '810': 'MONTHLY_COUNT_REACHED',
  '811': 'WEEKLY_AMOUNT_REACHED',
  '812': 'WEEKLY_COUNT_REACHED',
};

/** Cameroon's codes of docs/cinetpay.md 3.5. */
export function methodOf({ channel }: Payment): string {
  return channel === 'CREDIT_CARD' ? 'VISAMCM' : 'OMCM';
}

/** Formats as the provider does: "2022-09-15 22:57:15". The time zone is not documented; UTC is that of Abidjan. */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

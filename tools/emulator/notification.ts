import { createHmac } from 'node:crypto';
import { emulatorCredentials } from './credentials';
import type { Fault } from './faultKinds';
import { formatMoment, methodOf, type Payment, type PaymentState, paymentStates } from './payments';

export type Notification = { body: Record<string, string>; xToken: string };

/** A notification of one state: the 16 fields of CINETPAY.md section 6, in the order in which they are signed. */
export function writeNotification(
  payment: Payment,
  state: PaymentState,
  fault: Fault<'notify'>['kind'] | undefined,
): Notification {
  const amount = fault === 'wrongAmount' ? payment.amount * 10 : payment.amount;
  const body = {
    cpm_site_id: emulatorCredentials.siteId,
    cpm_trans_id: payment.transactionId,
    cpm_trans_date: formatMoment(payment.changedAt),
    cpm_amount: String(amount),
    cpm_currency: payment.currency,
    signature: payment.signature,
    payment_method: methodOf(payment) ?? '',
    cel_phone_num: '600000000',
    cpm_phone_prefixe: '237',
    cpm_language: payment.language,
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: payment.metadata ?? '',
    cpm_designation: payment.description,
    cpm_error_message: paymentStates[state].notified,
  };
  // The key that everybody can read in the site: the mistake that a receiver must not let through.
  const key = fault === 'wrongSignature' ? emulatorCredentials.apiKey : emulatorCredentials.secretKey;
  return { body, xToken: createHmac('sha256', key).update(Object.values(body).join('')).digest('hex') };
}

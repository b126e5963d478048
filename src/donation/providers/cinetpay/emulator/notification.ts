import { createHmac } from 'node:crypto';
import type { Notification } from '../../../../../tools/emulator/emulatedProvider';
import type { Payment, PaymentState } from '../../../../../tools/emulator/payments';
import { account } from './account';
import { formatMoment, methodOf, paymentStates } from './vocabulary';

/** The 16 fields of docs/cinetpay.md section 6, in the order in which they are signed. */
export function writeNotification(payment: Payment, state: PaymentState, fault: string | undefined): Notification {
  const amount = fault === 'wrongAmount' ? payment.amount * 10 : payment.amount;
  const fields = {
    cpm_site_id: account.siteId,
    cpm_trans_id: payment.transactionId,
    cpm_trans_date: formatMoment(payment.changedAt),
    cpm_amount: String(amount),
    cpm_currency: payment.currency,
    signature: payment.own.signature ?? '',
    payment_method: methodOf(payment),
    cel_phone_num: '600000000',
    cpm_phone_prefixe: '237',
    cpm_language: payment.language,
    cpm_version: 'V4',
    cpm_payment_config: 'SINGLE',
    cpm_page_action: 'PAYMENT',
    cpm_custom: '',
    cpm_designation: payment.description,
    cpm_error_message: paymentStates[state].notified,
  };
  // An older version of the documentation posts the last field but leaves it out of the signature.
  const signed = Object.values(fields).slice(0, fault === 'shortSignature' ? -1 : undefined);
  // The API key is public in the site's bundle: a receiver must reject what it signs.
  const key = fault === 'wrongSignature' ? account.apiKey : account.secretKey;
  return {
    headers: {
      ...(fault !== 'unsigned' && { 'x-token': createHmac('sha256', key).update(signed.join('')).digest('hex') }),
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
    body: new URLSearchParams(fields).toString(),
  };
}

import { createHmac } from 'node:crypto';
import type { Payment, PaymentState } from '../../../../../tools/emulator/payments';
import { account } from './account';
import { writeNotification } from './notification';

const accepted: Payment = {
  provider: 'cinetpay',
  transactionId: '12345678',
  amount: 1000,
  currency: 'XAF',
  description: 'Don à l’école',
  language: 'fr',
  notifyUrl: 'https://example.org/cinetpay-notify',
  returnUrl: 'https://example.org/cinetpay-return',
  token: 'abcdef',
  state: 'accepted',
  channel: 'MOBILE_MONEY',
  changedAt: Date.UTC(2022, 8, 15, 22, 57, 15),
  own: { signature: 'opaque' },
};

/** The posted fields, and the signature. */
function write(state: PaymentState, fault?: string) {
  const { headers, body } = writeNotification(accepted, state, fault);
  return { fields: new URLSearchParams(body), type: headers['content-type'], xToken: headers['x-token'] };
}

const sign = (fields: URLSearchParams) =>
  createHmac('sha256', account.secretKey)
    .update([...fields.values()].join(''))
    .digest('hex');

it('a notification is a form of 16 fields', () => {
  const { fields, type } = write('accepted');
  expect(type).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  expect([...fields.keys()].join(' ')).toBe(
    'cpm_site_id cpm_trans_id cpm_trans_date cpm_amount cpm_currency signature payment_method cel_phone_num ' +
      'cpm_phone_prefixe cpm_language cpm_version cpm_payment_config cpm_page_action cpm_custom cpm_designation ' +
      'cpm_error_message',
  );
});

it('its values are signed in order with the secret key', () => {
  const { fields, xToken } = write('accepted');
  expect([...fields.values()].join('|')).toBe(
    '100001|12345678|2022-09-15 22:57:15|1000|XAF|opaque|OMCM|600000000|237|fr|V4|SINGLE|PAYMENT||Don à l’école|SUCCES',
  );
  // Computed with openssl: printf '%s' '10000112345678…SUCCES' | openssl dgst -sha256 -hmac 2000000000e0e0e0e0e0e0e0.20000002
  expect(xToken).toBe('884315ccf74482502e1608b6a40e00a443a69d8bbb2dbe350f8ce1f4d14d0a63');
});

it.each([
  ['pending', 'WAITING_FOR_CUSTOMER'],
  ['accepted', 'SUCCES'],
  ['refused', 'PAYMENT_FAILED'],
  ['cancelled', 'TRANSACTION_CANCEL'],
] as const)('the notification of a payment that is %s carries %s', (state, error) => {
  expect(write(state).fields.get('cpm_error_message')).toBe(error);
});

it.each([
  ['wrongSignature', '1000', false],
  ['wrongAmount', '10000', true],
])('%s posts the amount %s, with a valid signature: %s', (fault, amount, isRight) => {
  const { fields, xToken } = write('accepted', fault);
  expect(fields.get('cpm_amount')).toBe(amount);
  expect(xToken).toMatch(/^[0-9a-f]{64}$/);
  expect(xToken === sign(fields)).toBe(isRight);
});

it('unsigned posts the fields without the header', () => {
  const { headers, body } = writeNotification(accepted, 'accepted', 'unsigned');
  expect(headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' });
  expect(body).toBe(writeNotification(accepted, 'accepted', undefined).body);
});

it('shortSignature posts the last field but leaves it out of the signature', () => {
  const { fields, xToken } = write('accepted', 'shortSignature');
  expect(fields.get('cpm_error_message')).toBe('SUCCES');
  // Computed with openssl over the values above without the last.
  expect(xToken).toBe('4a25c353bb6bc7b765f2389baefe3a3dd7ce21bc0ff76ecc2a05f5b58f02aed1');
});

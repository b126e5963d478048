import { writeNotification } from './notification';
import type { Payment } from './payments';

const payment: Payment = {
  transactionId: '12345678',
  amount: 1000,
  currency: 'XAF',
  description: 'Don à l’école',
  metadata: 'cmVm',
  language: 'fr',
  notifyUrl: 'https://example.org/cinetpay-notify',
  returnUrl: 'https://example.org/cinetpay-return',
  channels: ['MOBILE_MONEY'],
  token: 'abcdef',
  signature: 'opaque',
  state: 'accepted',
  channel: 'MOBILE_MONEY',
  changedAt: Date.UTC(2022, 8, 15, 22, 57, 15),
};

it('signs the values in their order, with the secret key', () => {
  const { body, xToken } = writeNotification(payment, 'accepted', undefined);
  expect(Object.values(body).join('|')).toBe(
    '100001|12345678|2022-09-15 22:57:15|1000|XAF|opaque|OMCM|600000000|237|fr|V4|SINGLE|PAYMENT|cmVm|Don à l’école|SUCCES',
  );
  // Computed elsewhere: printf '%s' '10000112345678…SUCCES' | openssl dgst -sha256 -hmac 2000000000e0e0e0e0e0e0e0.20000002
  expect(xToken).toBe('8e74c777f5f8308103aeda0a48fb120ea74623ecaf277d47bff81a4a6c13c63e');
});

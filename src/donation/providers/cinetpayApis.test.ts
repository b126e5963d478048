import { isPaymentPage } from './cinetpayApis';

it.each([
  ['https://checkout.cinetpay.com/payment/1', true],
  ['https://cinetpay.net/1', true],
  ['https://secure.checkout.cinetpay.co:8443/1', true],
  ['https://fakecinetpay.com/1', false],
  ['https://cinetpay.com.example/1', false],
  ['http://cinetpay.com/1', false],
  ['https://api.example/1', false],
  ['http://api.example/1', false],
  ['javascript:https://cinetpay.com', false],
])('whether a donor is sent to %s: %j', (page, isSent) => {
  expect(isPaymentPage(page, 'https://api.example/v2/payment')).toBe(isSent);
});

it.each([
  ['http://localhost:5000/1', true],
  ['http://elsewhere.example/1', false],
  ['https://localhost/1', false],
])('whether an emulator sends a donor to %s: %j', (page, isSent) => {
  expect(isPaymentPage(page, 'http://localhost:4000/v2/payment')).toBe(isSent);
});

import { isPaymentPage } from './isPaymentPage';

const api = 'https://api.example/v2/payment';
const emulator = 'http://localhost:4000/v2/payment';

it.each([
  [api, 'https://checkout.cinetpay.com/payment/1'],
  [api, 'https://cinetpay.net/1'],
  [api, 'https://secure.checkout.cinetpay.co:8443/1'],
  [emulator, 'http://localhost:5000/1'],
])('an API at %s may send donors to %s', (apiUrl, page) => {
  expect(isPaymentPage(page, apiUrl)).toBe(true);
});

it.each([
  [api, 'https://fakecinetpay.com/1'],
  [api, 'https://cinetpay.com.example/1'],
  [api, 'http://cinetpay.com/1'],
  [api, 'https://api.example/1'],
  [api, 'http://api.example/1'],
  [api, 'javascript:https://cinetpay.com'],
  [emulator, 'http://elsewhere.example/1'],
  [emulator, 'https://localhost/1'],
])('an API at %s may not send donors to %s', (apiUrl, page) => {
  expect(isPaymentPage(page, apiUrl)).toBe(false);
});

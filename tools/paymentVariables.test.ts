import { checkPaymentAddress } from '../src/donation/settings';
import { emulatorVariables } from './paymentVariables';

it.each([
  ['the emulator’s address', emulatorVariables().GATSBY_CINETPAY_URL],
  ['an address on this machine', 'https://localhost:9000/v2/payment'],
  ['an unprotected address', 'http://pay.example/v2/payment'],
  ['what is no address', 'api-checkout'],
])('refuses to build a site for donors with %s', (_, url) => {
  expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false)).toThrow('must pay to an https address');
});

it.each([undefined, '', 'https://api-checkout.cinetpay.com/v2/payment'])('builds with %j', (url) => {
  expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false)).not.toThrow();
});

it('builds with the emulator where the build says that it is for this machine alone', () => {
  expect(() => checkPaymentAddress(emulatorVariables(), true)).not.toThrow();
});

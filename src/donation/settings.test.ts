import { checkPaymentAddress, readProvider } from './settings';

const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

it.each([undefined, ''])('pays at the provider’s own address as long as no other is set: %j', (url) => {
  expect(readProvider({ ...keys, GATSBY_CINETPAY_URL: url })).toEqual({
    url: 'https://api-checkout.cinetpay.com/v2/payment',
    apiKey: 'key',
    siteId: '123',
  });
});

it('pays at the address that is set', () => {
  const provider = readProvider({ ...keys, GATSBY_CINETPAY_URL: 'http://localhost:8890/v2/payment' });
  expect(provider?.url).toBe('http://localhost:8890/v2/payment');
});

it.each([
  ['API key', { GATSBY_CINETPAY_SITE_ID: '123' }],
  ['site identifier', { GATSBY_CINETPAY_API_KEY: 'key' }],
  ['API key that says something', { ...keys, GATSBY_CINETPAY_API_KEY: '' }],
  ['site identifier that says something', { ...keys, GATSBY_CINETPAY_SITE_ID: '' }],
])('has no provider without the %s', (_, variables) => {
  expect(readProvider(variables)).toBeUndefined();
});

it.each([
  'http://pay.example/v2/payment',
  'https://localhost/v2/payment',
  'https://127.0.0.1/',
  'https://[::1]/',
  'pay',
])('stops a build for donors that would pay at %s, and says what to do', (url) => {
  const check = () => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false);
  expect(check).toThrow(`GATSBY_CINETPAY_URL is ${url}: a site for donors must pay to an https address`);
  expect(check).toThrow('Leave it unset for the provider’s own; for the emulator, use npm start.');
});

it.each([undefined, '', 'https://pay.example/v2/payment'])('lets donors pay at %j', (url) => {
  expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false)).not.toThrow();
});

it('lets a build for this machine alone pay at its emulator', () => {
  expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: 'http://localhost:8890/' }, true)).not.toThrow();
});

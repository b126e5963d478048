import { acceptsDonations, checkPaymentAddress, readProviderSettings, readSecretKey } from './settings';

const keys = { GATSBY_CINETPAY_API_KEY: 'key', GATSBY_CINETPAY_SITE_ID: '123' };

it.each([undefined, ''])('readProviderSettings falls back to the provider’s address for the URL %j', (url) => {
  expect(readProviderSettings({ ...keys, GATSBY_CINETPAY_URL: url })).toEqual({
    url: 'https://api-checkout.cinetpay.com/v2/payment',
    apiKey: 'key',
    siteId: '123',
  });
});

it('settings are trimmed', () => {
  const spaced = { GATSBY_CINETPAY_API_KEY: ' key\n', GATSBY_CINETPAY_SITE_ID: ' 123\n' };
  expect(readProviderSettings({ ...spaced, GATSBY_CINETPAY_URL: ' http://localhost/\n' })).toEqual({
    url: 'http://localhost/',
    apiKey: 'key',
    siteId: '123',
  });
  expect(readProviderSettings({ ...spaced, GATSBY_CINETPAY_API_KEY: ' \n' })).toBeUndefined();
});

it.each([
  [' secret\n', 'secret'],
  [' \n', undefined],
  [undefined, undefined],
])('readSecretKey reads %j as %s', (text, key) => {
  expect(readSecretKey({ CINETPAY_SECRET_KEY: text })).toBe(key);
});

it('readProviderSettings uses the URL that is set', () => {
  const provider = readProviderSettings({ ...keys, GATSBY_CINETPAY_URL: 'http://localhost:8890/v2/payment' });
  expect(provider?.url).toBe('http://localhost:8890/v2/payment');
});

it.each([
  ['API key', { GATSBY_CINETPAY_SITE_ID: '123' }],
  ['site identifier', { GATSBY_CINETPAY_API_KEY: 'key' }],
  ['API key’s text', { ...keys, GATSBY_CINETPAY_API_KEY: '' }],
  ['site identifier’s text', { ...keys, GATSBY_CINETPAY_SITE_ID: '' }],
])('readProviderSettings returns undefined without the %s', (_, variables) => {
  expect(readProviderSettings(variables)).toBeUndefined();
});

it.each([
  'http://pay.example/v2/payment',
  'https://localhost/v2/payment',
  'https://127.0.0.1/',
  'https://[::1]/',
  'pay',
])('a build for donors fails with the payment address %s and says what to do', (url) => {
  const check = () => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false);
  expect(check).toThrow(`GATSBY_CINETPAY_URL is ${url}: a site for donors must pay to an https address`);
  expect(check).toThrow('Leave it unset for the provider’s own; for the emulator, use npm start.');
});

it.each([undefined, '', 'https://pay.example/v2/payment'])(
  'a build for donors accepts the payment address %j',
  (url) => {
    expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: url }, false)).not.toThrow();
  },
);

it('a local build may pay at its emulator', () => {
  expect(() => checkPaymentAddress({ GATSBY_CINETPAY_URL: 'http://localhost:8890/' }, true)).not.toThrow();
});

const provider = { url: 'https://api-checkout.cinetpay.com/v2/payment', apiKey: 'key', siteId: '123' };

it.each([
  ['the provider', provider, 'https://site.example', true],
  ['no provider', undefined, 'https://site.example', false],
  ['the emulator, published', { ...provider, url: 'http://localhost:8890/v2' }, 'https://site.example', false],
  ['the emulator, on its machine', { ...provider, url: 'http://localhost:8890/v2' }, 'http://localhost:9000', true],
])('acceptsDonations decides for %s', (_, known, siteUrl, isOpen) => {
  expect(acceptsDonations(known, siteUrl)).toBe(isOpen);
});

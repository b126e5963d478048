import { acceptsDonations, checkPaymentAddress, findDeployOrigin } from './addresses';
import type { Provider } from './provider';

const provider = {
  variables: [
    { name: 'PAY_KEY', role: 'public' },
    { name: 'PAY_URL', role: 'address' },
  ],
} as const satisfies Pick<Provider, 'variables'>;

it.each([
  ['http://pay.example/a-secret-path', 'http://pay.example'],
  ['https://localhost/v2/payment', 'https://localhost'],
  ['https://127.0.0.1/', 'https://127.0.0.1'],
  ['https://[::1]/', 'https://[::1]'],
  ['pay', 'no address'],
])('a build for donors fails with the payment address %s and says what to do, without its path', (url, shown) => {
  const check = () => checkPaymentAddress(provider, { PAY_URL: url }, false);
  expect(check).toThrow(`PAY_URL is ${shown}: a site for donors must pay to an https address`);
  expect(check).toThrow('Leave it unset for the provider’s own; for the emulator, use npm start.');
});

it.each([undefined, '', 'https://pay.example/v2/payment'])(
  'a build for donors accepts the payment address %j',
  (url) => {
    expect(() => checkPaymentAddress(provider, { PAY_URL: url }, false)).not.toThrow();
  },
);

it('a local build may pay at its emulator', () => {
  expect(() => checkPaymentAddress(provider, { PAY_URL: 'http://localhost:8890/' }, true)).not.toThrow();
});

const deploy = { NETLIFY: 'true', URL: 'https://site.example', DEPLOY_PRIME_URL: 'https://preview--site.example' };

it.each([
  ['production', deploy, 'https://site.example'],
  ['deploy-preview', deploy, 'https://preview--site.example'],
  ['branch-deploy', deploy, 'https://preview--site.example'],
  ['production', { ...deploy, NETLIFY: undefined }, undefined],
  ['production', { ...deploy, URL: undefined }, undefined],
])('the origin of a deploy is that of the site in production, else its own: %s', (CONTEXT, variables, origin) => {
  expect(findDeployOrigin({ ...variables, CONTEXT })).toBe(origin);
});

const settings = { url: 'https://pay.example/v2/payment' };

it.each([
  ['the provider', settings, 'https://site.example', true],
  ['no provider', undefined, 'https://site.example', false],
  ['the emulator, published', { url: 'http://localhost:8890/v2' }, 'https://site.example', false],
  ['the emulator, on its machine', { url: 'http://localhost:8890/v2' }, 'http://localhost:9000', true],
])('acceptsDonations decides for %s', (_, known, siteUrl, isOpen) => {
  expect(acceptsDonations(known, siteUrl)).toBe(isOpen);
});

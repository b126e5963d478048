import type { Provider, Variables } from './provider';
import { checkPaymentUrl, listDeployOrigins, reachesProvider } from './urls';

const provider = {
  variables: [
    { name: 'PAY_KEY', role: 'public' },
    { name: 'PAY_URL', role: 'url' },
  ],
} as const satisfies Pick<Provider, 'variables'>;

it.each([
  ['http://pay.example/a-secret-path', 'http://pay.example'],
  ['https://localhost/v2/payment', 'https://localhost'],
  ['https://127.0.0.1/', 'https://127.0.0.1'],
  ['https://[::1]/', 'https://[::1]'],
  ['pay', 'no URL'],
])('a build for donors fails with the payment URL %s and says what to do, without its path', (url, shown) => {
  const check = () => checkPaymentUrl(provider, { PAY_URL: url }, false);
  expect(check).toThrow(`PAY_URL is ${shown}: a site for donors must pay to an https URL`);
  expect(check).toThrow('Leave it unset for the provider’s own; for the emulator, use npm start.');
});

it.each([undefined, '', 'https://pay.example/v2/payment'])('a build for donors accepts the payment URL %j', (url) => {
  expect(() => checkPaymentUrl(provider, { PAY_URL: url }, false)).not.toThrow();
});

it('a local build may pay at its emulator', () => {
  expect(() => checkPaymentUrl(provider, { PAY_URL: 'http://localhost:8890/' }, true)).not.toThrow();
});

const deploy = {
  NETLIFY: 'true',
  URL: 'https://site.example',
  SITE_NAME: 'site',
  DEPLOY_PRIME_URL: 'https://preview--site.netlify.app',
  DEPLOY_URL: 'https://1a--site.netlify.app/',
};
const prime = 'https://preview--site.netlify.app';
const own = 'https://1a--site.netlify.app';

it.each<[string, Variables, string[]]>([
  ['production', deploy, ['https://site.example', 'https://site.netlify.app', prime, own]],
  ['deploy-preview', deploy, [prime, own]],
  ['branch-deploy', deploy, [prime, own]],
  ['production', { ...deploy, SITE_NAME: undefined, DEPLOY_PRIME_URL: '' }, ['https://site.example', own]],
  ['production', { ...deploy, NETLIFY: undefined }, []],
])('a deploy is reached where Netlify says, the site first: %s', (CONTEXT, variables, origins) => {
  expect(listDeployOrigins({ ...variables, CONTEXT })).toEqual(origins);
});

const settings = { url: 'https://pay.example/v2/payment' };

const emulated = { url: 'http://localhost:8890/v2' };

it('a site accepts donations where its donors reach the provider, or the emulator on their own machine', () => {
  expect(reachesProvider(settings, 'https://site.example')).toBe(true);
  expect(reachesProvider(settings, 'http://localhost:9000')).toBe(true);
  expect(reachesProvider(emulated, 'http://localhost:9000')).toBe(true);
});

it('a site accepts no donations without a provider, or with the emulator once it is published', () => {
  expect(reachesProvider(undefined, 'https://site.example')).toBe(false);
  expect(reachesProvider(emulated, 'https://site.example')).toBe(false);
});

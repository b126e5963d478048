import { readKeys, readSettings } from './settings';

const values = { CINETPAY_V1_API_KEY: ' sk_live_1\n', CINETPAY_V1_API_PASSWORD: ' word\n' };

it('keys are trimmed, and the address is the provider’s own', () => {
  expect(readKeys(values)).toEqual({ url: 'https://api.cinetpay.co', apiKey: 'sk_live_1', password: 'word' });
});

it.each(['https://relay.example', 'https://relay.example/', ' https://relay.example//\n'])(
  'a relay at %j takes the place of the provider’s address',
  (url) => {
    expect(readKeys({ ...values, CINETPAY_V1_URL: url })?.url).toBe('https://relay.example');
  },
);

it.each(['CINETPAY_V1_API_KEY', 'CINETPAY_V1_API_PASSWORD'])('without %s, payment is not open', (name) => {
  expect(readKeys({ ...values, [name]: ' ' })).toBeUndefined();
  expect(readSettings({ ...values, [name]: undefined })).toBeUndefined();
});

it.each([undefined, 'https://relay.example', 'nonsense'])('the pages never have the relay’s address %s', (url) => {
  expect(readSettings({ ...values, CINETPAY_V1_URL: url })).toEqual({ url: 'https://api.cinetpay.co' });
});

it('the pages know an emulator’s address, so that no published site uses one', () => {
  const url = 'http://127.0.0.1:8890';
  expect(readSettings({ ...values, CINETPAY_V1_URL: url })).toEqual({ url });
});

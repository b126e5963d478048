import { buildCustomer, type FormValues } from '../../rules/donation';
import { namedCustomer } from '../../testing/testPayment';
import { acceptedCurrencies, channels, checkValues } from './client';
import { readCinetpayV1Settings, readKeys } from './settings';

const nobody = buildCustomer(() => '');
const customer = {
  ...nobody,
  ...namedCustomer,
  // With a mark of the writing direction, as contacts have it.
  customer_name: ' \u202aNgo\u202c ',
  customer_city: 'Yaoundé',
};
const values: FormValues = { amount: '1 000', currency: 'XAF', channel: 'MOBILE_MONEY', customer };

it('the values become a donation with the demanded fields alone', () => {
  expect(checkValues(values)).toEqual({
    donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY', customer: namedCustomer },
  });
});

it('one account has one currency and, in Cameroon, Mobile Money', () => {
  expect([channels, acceptedCurrencies]).toEqual([['MOBILE_MONEY'], ['XAF']]);
});

it.each(['', '1002', '100 €'])('the amount is checked first: %j', (amount) => {
  expect(checkValues({ ...values, amount })).toEqual({ problem: { reason: 'amount', fields: ['amount'] } });
});

it.each(['5', '2000005'])('the limits, which are a guess, keep nobody from giving %s', (amount) => {
  expect(checkValues({ ...values, amount })).toHaveProperty('donation.amount', Number(amount));
});

it.each([
  ['customer_name', 'N'],
  ['customer_name', ' N '],
  ['customer_name', 'x'.repeat(256)],
  ['customer_surname', 'x'.repeat(256)],
  ['customer_email', 'ada@example.org, b@example.org'],
  ['customer_email', 'ada'],
  ['customer_email', 'ada@example'],
  ['customer_email', 'a b@example.org'],
  ['customer_email', 'ada@@example.org'],
  ['customer_email', `${'x'.repeat(244)}@example.org`],
  ['customer_email', 'ada\u0000@example.org'],
  ['customer_name', 'Ngo\u001b[2J'],
  ['customer_surname', 'Ada\ud800'],
])('%s cannot be %j', (field, text) => {
  const changed = { ...values, customer: { ...customer, [field]: text } };
  expect(checkValues(changed)).toEqual({ problem: { reason: 'customer', fields: [field] } });
});

it.each([
  ['customer_name', 'Li'],
  ['customer_surname', 'É'.repeat(255)],
])('%s can be as short or as long as the provider takes it', (field, text) => {
  expect(checkValues({ ...values, customer: { ...customer, [field]: text } })).toHaveProperty('donation');
});

const variables = { CINETPAY_V1_API_KEY: ' sk_live_1\n', CINETPAY_V1_API_PASSWORD: ' word\n' };

it('keys are trimmed, and the URL is the provider’s own', () => {
  expect(readKeys(variables)).toEqual({ url: 'https://api.cinetpay.co', apiKey: 'sk_live_1', password: 'word' });
});

it.each(['https://relay.example', 'https://relay.example/', ' https://relay.example//\n'])(
  'a relay at %j takes the place of the provider’s URL',
  (url) => {
    expect(readKeys({ ...variables, CINETPAY_V1_URL: url })?.url).toBe('https://relay.example');
  },
);

it.each(['CINETPAY_V1_API_KEY', 'CINETPAY_V1_API_PASSWORD'])('without %s, the site takes no payments', (name) => {
  expect(readKeys({ ...variables, [name]: ' ' })).toBeUndefined();
  expect(readCinetpayV1Settings({ ...variables, [name]: undefined })).toBeUndefined();
});

it.each([undefined, 'https://relay.example', 'nonsense'])('the pages never have the relay’s URL %s', (url) => {
  expect(readCinetpayV1Settings({ ...variables, CINETPAY_V1_URL: url })).toEqual({ url: 'https://api.cinetpay.co' });
});

it('the pages know an emulator’s URL, so that no published site uses one', () => {
  const url = 'http://127.0.0.1:8890';
  expect(readCinetpayV1Settings({ ...variables, CINETPAY_V1_URL: url })).toEqual({ url });
});

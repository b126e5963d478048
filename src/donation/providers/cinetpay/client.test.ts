import { buildCustomer, type FormValues } from '../../rules/donation';
import { customer } from '../../testing/testPayment';
import { checkValues } from './client';

// The required fields of docs/specification.md, section 5, by their names of section 7.
const required = [
  'customer_name',
  'customer_surname',
  'customer_phone_number',
  'customer_email',
  'customer_address',
  'customer_city',
  'customer_country',
  'customer_state',
  'customer_zip_code',
];

const nobody = buildCustomer(() => '');
const byMobileMoney: FormValues = { amount: '1000', currency: 'XAF', channel: 'MOBILE_MONEY', customer: nobody };
const byCard: FormValues = { ...byMobileMoney, channel: 'CREDIT_CARD', customer };

it('a Mobile Money donation needs and sends no customer data', () => {
  expect(checkValues({ ...byMobileMoney, customer })).toStrictEqual({
    donation: { amount: 1000, currency: 'XAF', channel: 'MOBILE_MONEY' },
  });
});

it.each(['', '0', 'abc', '-10', '1002', '100 €'])('checkValues refuses the amount %j on both tabs', (amount) => {
  const problem = { reason: 'amount', fields: ['amount'] };
  expect(checkValues({ ...byMobileMoney, amount })).toEqual({ problem });
  expect(checkValues({ ...byCard, amount })).toEqual({ problem });
});

it('checkValues takes amounts that are no multiple of 5 in other currencies than francs', () => {
  expect(checkValues({ ...byMobileMoney, amount: '12 €', currency: 'EUR' })).toMatchObject({
    donation: { amount: 12 },
  });
});

it('checkValues takes a field with only invisible characters for a missing one', () => {
  expect(checkValues({ ...byCard, customer: { ...customer, customer_name: '\u200b\u0000\u2060' } })).toEqual({
    problem: { reason: 'customer', fields: ['customer_name'] },
  });
});

it('checkValues takes a field of 255 visible characters, or of one, and drops the invisible ones', () => {
  const typed = { ...customer, customer_name: 'x'.repeat(255), customer_city: '\u202aY\u202c\u0000' };
  expect(checkValues({ ...byCard, customer: typed })).toMatchObject({
    donation: { customer: { customer_name: 'x'.repeat(255), customer_city: 'Y' } },
  });
});

it('checkValues folds the digits of every field, so that the provider’s page can read them', () => {
  const typed = { ...customer, customer_address: 'Rue ١٢', customer_zip_code: '００２３７' };
  expect(checkValues({ ...byCard, customer: typed })).toMatchObject({
    donation: { customer: { customer_address: 'Rue 12', customer_zip_code: '00237' } },
  });
});

it('checkValues reports all missing fields at once', () => {
  const checked = checkValues({ ...byCard, customer: nobody });
  expect(checked).toEqual({ problem: { reason: 'customer', fields: required } });
});

it('checkValues does not require the customer identifier', () => {
  expect(checkValues(byCard)).toEqual({
    donation: { amount: 1000, currency: 'XAF', channel: 'CREDIT_CARD', customer },
  });
});

it.each([
  ['without +', '699000000'],
  ['without + at its start', '699+12'],
  ['with 00 for +', '00237699000000'],
  ['that are two, with a slash', '+237 699112233 / 677445566'],
  ['that are two, with a comma', '+237 6991122, 33'],
  ['that are two, with a semicolon', '+237 6991122; 33'],
  ['that are two, with a word', '+237 6991122 ou 33'],
  ['that are two, with another +', '+237 6991122 +33'],
  ['with letters', '+237XX'],
  ['of five digits', '+23769'],
  ['of sixteen digits', '+2376991122334455'],
  ['without digits', '+'],
])('checkValues refuses phone numbers %s', (_, phone) => {
  expect(checkValues({ ...byCard, customer: { ...customer, customer_phone_number: phone } })).toEqual({
    problem: { reason: 'phone', fields: ['customer_phone_number'] },
  });
});

it.each([
  ['customer_state', 'CMR'],
  ['customer_zip_code', 'H2X 1Y4'],
  ['customer_name', 'x'.repeat(256)],
])('checkValues refuses more than fits into %s', (field, text) => {
  expect(checkValues({ ...byCard, customer: { ...customer, [field]: text } })).toEqual({
    problem: { reason: 'length', fields: [field] },
  });
});

it('checkValues checks the amount, then the required fields, then the phone, and last the lengths', () => {
  const worst = { ...nobody, customer_phone_number: '699', customer_state: 'CMR' };
  expect(checkValues({ ...byCard, amount: '', customer: worst })).toMatchObject({ problem: { reason: 'amount' } });
  expect(checkValues({ ...byCard, customer: worst })).toMatchObject({ problem: { reason: 'customer' } });
  const long = { ...customer, customer_phone_number: '699', customer_state: 'CMR' };
  expect(checkValues({ ...byCard, customer: long })).toMatchObject({ problem: { reason: 'phone' } });
});

it.each([
  ['+237 6 99 12-34-56', '+237699123456'],
  ['+33 (0)6.12.34.56.78', '+33612345678'],
  ['\u202a+237\u00a0699 123\u2011456\u202c', '+237699123456'],
  ['\uff0b237 699 123 456', '+237699123456'],
  ['+٢٣٧ ٦٩٩ ١٢٣ ٤٥٦', '+237699123456'],
  ['+237699', '+237699'],
  ['+237699112233445', '+237699112233445'],
])('checkValues removes the separators of the phone number %j', (typed, phone) => {
  const checked = checkValues({ ...byCard, customer: { ...customer, customer_phone_number: typed } });
  expect(checked).toMatchObject({ donation: { customer: { customer_phone_number: phone } } });
});

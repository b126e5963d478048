import { buildCustomer, type DonationDraft } from '../../rules/donation';
import { channels, checkDraft, currencies, fieldsOf } from './client';

const nobody = buildCustomer(() => '');
const customer = {
  ...nobody,
  // With a mark of the writing direction, as contacts have it.
  customer_name: ' \u202aNgo\u202c ',
  customer_surname: 'Ada',
  customer_email: 'ada@example.org',
  customer_city: 'Yaoundé',
};
const draft: DonationDraft = { amount: '1 000', currency: 'XAF', channel: 'MOBILE_MONEY', customer };

it('a draft becomes a donation with the demanded fields alone', () => {
  expect(checkDraft(draft)).toEqual({
    donation: {
      amount: 1000,
      currency: 'XAF',
      channel: 'MOBILE_MONEY',
      customer: { customer_name: 'Ngo', customer_surname: 'Ada', customer_email: 'ada@example.org' },
    },
  });
});

it('one account has one currency and, in Cameroon, Mobile Money', () => {
  expect([channels, currencies]).toEqual([['MOBILE_MONEY'], ['XAF']]);
});

it.each(['', '1002', '100 €'])('the amount is checked first: %j', (amount) => {
  expect(checkDraft({ ...draft, amount })).toEqual({ problem: { error: 'amount', fields: ['amount'] } });
});

it.each(['5', '2000005'])('the bounds, a guess, keep nobody from giving %s', (amount) => {
  expect(checkDraft({ ...draft, amount })).toHaveProperty('donation.amount', Number(amount));
});

it('all fields of the form are demanded', () => {
  expect(checkDraft({ ...draft, customer: nobody })).toEqual({
    problem: { error: 'customer', fields: fieldsOf.MOBILE_MONEY?.all },
  });
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
  const changed = { ...draft, customer: { ...customer, [field]: text } };
  expect(checkDraft(changed)).toEqual({ problem: { error: 'customer', fields: [field] } });
});

it.each([
  ['customer_name', 'Li'],
  ['customer_surname', 'É'.repeat(255)],
])('%s can be as short or as long as the provider takes it', (field, text) => {
  expect(checkDraft({ ...draft, customer: { ...customer, [field]: text } })).toHaveProperty('donation');
});

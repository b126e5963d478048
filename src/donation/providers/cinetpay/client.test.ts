import { customerFields } from '../../rules/donation';
import { fieldsOf, nearestAmounts } from './client';

it('a card asks for all details of the donor, Mobile Money for none', () => {
  expect(fieldsOf).toEqual({ CREDIT_CARD: { all: customerFields, optional: ['customer_id'] } });
});

it.each([
  ['XAF', [1000, 1005]],
  ['XOF', [1000, 1005]],
  ['EUR', []],
  ['USD', []],
] as const)('instead of 1001 in %s, the provider takes %j', (currency, near) => {
  expect(nearestAmounts(1001, currency)).toEqual(near);
});

it('an amount in francs that ends in 0 or 5 is taken', () => {
  expect(nearestAmounts(1000, 'XAF')).toEqual([]);
});

import fc from 'fast-check';
import { convertToEuro, nearestAmounts } from './amountHints';
import { currencies } from './provider';

it.each([
  [1001, [1000, 1005]],
  [1004, [1000, 1005]],
  [3, [5]],
  [1000, []],
])('offers in place of %i francs: %j', (amount, near) => {
  expect(nearestAmounts(amount, 'XAF')).toEqual(near);
  expect(nearestAmounts(amount, 'XOF')).toEqual(near);
});

it.each(['EUR', 'USD'] as const)('has no step in %s', (currency) => {
  expect(nearestAmounts(1001, currency)).toEqual([]);
});

it('offers amounts above 0 that are multiples of 5 and less than 5 away, whatever the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom(...currencies), (amount, currency) => {
      for (const near of nearestAmounts(amount, currency)) {
        expect(near).toBeGreaterThan(0);
        expect(near % 5).toBe(0);
        expect(Math.abs(near - amount)).toBeLessThan(5);
      }
    }),
    { seed: 2024 },
  );
});

it.each([
  [1000, 1.52],
  [10000, 15.24],
  [655957, 1000],
  [7, 0.01],
  [6, undefined],
])('says that %i francs are %s euros, at the fixed parity', (amount, euro) => {
  for (const currency of ['XAF', 'XOF'] as const) {
    const converted = convertToEuro(amount, currency);
    expect(converted && Math.round(converted * 100) / 100).toBe(euro);
  }
});

it('converts no other currency', () => {
  expect(convertToEuro(1000, 'EUR')).toBeUndefined();
  expect(convertToEuro(1000, 'USD')).toBeUndefined();
});

import fc from 'fast-check';
import { convertToEuro, formatAmount, nearestMultiples } from './amount';

it.each([
  [5000, 'XAF', 'fr', '5\u202f000\u00a0FCFA'],
  [5000, 'XOF', 'en', '5,000\u00a0FCFA'],
  [50, 'EUR', 'fr', '50\u00a0€'],
  [50, 'USD', 'en', '$50'],
  [50, 'USD', 'fr', '50\u00a0$US'],
] as const)('formatAmount writes %i %s in %s as %j', (amount, currency, language, shown) => {
  expect(formatAmount(amount, currency, language)).toBe(shown);
});

it.each([
  [1001, [1000, 1005]],
  [1004, [1000, 1005]],
  [3, [5]],
  [1000, []],
])('nearestMultiples of 5 to %i: %j', (amount, near) => {
  expect(nearestMultiples(amount, 5)).toEqual(near);
});

it('nearestMultiples are positive and less than a step away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 1000 }), (amount, step) => {
      for (const near of nearestMultiples(amount, step)) {
        expect(near).toBeGreaterThan(0);
        expect(near % step).toBe(0);
        expect(Math.abs(near - amount)).toBeLessThan(step);
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
])('convertToEuro converts %i francs into %s euros, at the fixed parity', (amount, euro) => {
  for (const currency of ['XAF', 'XOF'] as const) {
    const converted = convertToEuro(amount, currency);
    expect(converted && Math.round(converted * 100) / 100).toBe(euro);
  }
});

it('convertToEuro converts no other currency', () => {
  expect(convertToEuro(1000, 'EUR')).toBeUndefined();
  expect(convertToEuro(1000, 'USD')).toBeUndefined();
});

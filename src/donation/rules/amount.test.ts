import fc from 'fast-check';
import { convertToEuro, formatAmount, nearestMultiples, parseAmount } from './amount';

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

it.each([
  ['1000', 1000],
  [' 1 000 ', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000\u202f000', 1_000_000],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1.000.000', 1_000_000],
  ['5 000 FCFA', 5000],
  ['5000XAF', 5000],
  ['50 €', 50],
  ['12,50', 12],
  ['12.5', 12],
  ["5'000", 5000],
  ['5’000', 5000],
  ['5\u200b000', 5000],
  ['\u202a5000\u202c', 5000],
  ['5000 f.cfa', 5000],
  ['2 000 francs CFA', 2000],
  ['20 euros', 20],
  ['12.', 12],
  ['007', 7],
  ['+1.000', 1000],
])('parseAmount reads %j as %i', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  [''],
  ['   '],
  ['0'],
  ['-5'],
  ['-1 000'],
  ['-1.000'],
  ['x 1.000'],
  ['mille'],
  ['FCFA 500'],
  ['€5'],
  ['.500'],
  ['0.500'],
  ['9'.repeat(40)],
  ['1,0000'],
  ['1.0000'],
  ['1,00,000'],
  ['2*1000'],
  ['5k'],
  ['10 mille'],
  ['5000-6000'],
  ['1e6'],
])('parseAmount rejects %j', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

// The characters of amounts, and any other character.
const character = fc.oneof(
  fc.constantFrom(...'0123456789+-.,eFCA€ \u00a0\u202f'),
  fc.string({ unit: 'grapheme', maxLength: 1 }),
);

it('parseAmount returns only whole numbers greater than 0, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const amount = parseAmount(text);
      return amount === undefined || (Number.isSafeInteger(amount) && amount > 0);
    }),
    { seed: 2024 },
  );
});

it('parseAmount reads what formatAmount writes, in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom('fr', 'en'), (amount, language) => {
      expect(parseAmount(formatAmount(amount, 'XAF', language))).toBe(amount);
    }),
    { seed: 2024 },
  );
});

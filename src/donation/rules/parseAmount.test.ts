import fc from 'fast-check';
import { formatAmount } from './amount';
import { parseAmount } from './parseAmount';

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

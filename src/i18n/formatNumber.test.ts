import fc from 'fast-check';
import { formatNumber } from './formatNumber';
import { languages } from './languages';

it('formatNumber writes whole numbers and tenths as Intl does, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.constantFrom(0, 1),
      fc.constantFrom(...languages),
      (integer, decimals, language) => {
        const value = integer / 10 ** decimals;
        const intl = new Intl.NumberFormat(language, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
        expect(formatNumber(value, language, decimals)).toBe(intl.format(value));
      },
    ),
    { seed: 2024 },
  );
});

import fc from 'fast-check';
import { foldDigits, foldLetters } from './foldText';
import { formatDate, isoDay } from './formatDate';
import { formatMegabytes, formatNumber } from './formatNumber';
import { interpolate } from './interpolate';
import { type Language, languages } from './languages';

it.each([
  ['a content’s variable', 'Appelez le {phone}.', { phone: '+237' }, 'Appelez le +237.'],
  ['a label’s variable', '{{length}} sur {{max}}', { length: 12, max: 10 }, '12 sur 10'],
  ['every occurrence', '{a}, {a} et {b}', { a: 'un', b: 'deux' }, 'un, un et deux'],
  ['a zero', '{{count}} photo', { count: 0 }, '0 photo'],
  ['a value with $ as it is', '{price}', { price: '$& $1' }, '$& $1'],
])('interpolate replaces %s', (_, text, values, shown) => {
  expect(interpolate(text, values as Record<string, string | number>)).toBe(shown);
});

it('interpolate keeps a variable without a value', () => {
  expect(interpolate('Donner {amount} à {{name}}', {})).toBe('Donner {amount} à {{name}}');
});

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['full-width', '０１２３４５６７８９'],
  ['bold mathematical, the first of five sets in a row', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['double-struck mathematical, the second', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['ASCII', '0123456789'],
])('foldDigits reads %s digits', (_, digits) => {
  expect(foldDigits(`a${digits}b`)).toBe('a0123456789b');
});

it.each([
  ['𝗙𝗲̂𝘁𝗲 𝗱𝗲𝘀 𝗲́𝗰𝗼𝗹𝗲𝘀 𝟮𝟬𝟮𝟲', 'Fête des écoles 2026'],
  ['Ⓜⓔⓡⓒⓘ, 🄼🄴🅁🄲🄸', 'Merci, MERCI'],
  ['ℋ𝒶𝓃𝓈, 𝑃ℎ𝑖𝑙, ℝ', 'Hans, Phil, R'],
  ['Ｆêｔｅ ！', 'Fête !'],
  ['25 m², № 3, ﬁn, ½, 5 ℓ, ① ✧ 🅰️ Ⓜ️ 🇨🇲 👨‍👩‍👧', '25 m², № 3, ﬁn, ½, 5 ℓ, ① ✧ 🅰️ Ⓜ️ 🇨🇲 👨‍👩‍👧'],
])('foldLetters writes %j in letters', (typed, text) => {
  expect(foldLetters(typed)).toBe(text);
});

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

it.each<[number, Language, string]>([
  [1_200_000, 'fr', '1,2'],
  [1_200_001, 'fr', '1,3'],
  [1_200_000, 'en', '1.2'],
  [12_340, 'en', '0.1'],
  [24_000_000, 'fr', '24,0'],
  [0, 'fr', '0,0'],
])('formatMegabytes writes %i bytes in %s as %s, rounded up', (bytes, language, written) => {
  expect(formatMegabytes(bytes, language)).toBe(written);
});

const date = (day: number) => new Date(Date.UTC(2026, 10, day, 21, 5));
const long = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

it.each([
  ['the first of a month in French as 1er', 'fr', 1, long, '1er novembre 2026 à 21\u00a0h\u00a005'],
  ['the first of a month without its year, too', 'fr', 1, dayAndMonth, '1er novembre'],
  ['other days in French as a plain number', 'fr', 21, dayAndMonth, '21 novembre'],
  [
    'a French hour before ten without its zero',
    'fr',
    1,
    { timeStyle: 'short', timeZone: 'Etc/GMT+12' },
    '9\u00a0h\u00a005',
  ],
  ['a time with seconds with colons in French, too', 'fr', 1, { timeStyle: 'medium', timeZone: 'UTC' }, '21:05:00'],
  ['British dates, day first and with 24 hours', 'en', 1, long, '1 November 2026 at 21:05'],
] as const)('formatDate writes %s', (_, language, day, options, text) => {
  expect(formatDate(date(day), language, options)).toBe(text);
});

it('isoDay returns the new day just after midnight, even while UTC is still in the old one', () => {
  const moment = new Date('2026-11-21T23:30:00Z');
  jest.spyOn(moment, 'getTimezoneOffset').mockReturnValue(-60);
  expect(isoDay(moment)).toBe('2026-11-22');
});

import { compareNewest, describePeriod, isReversed, yearOf } from './period';

it.each([
  ['a later day', { start: '2026-03-02' }, { start: '2026-03-01' }],
  ['a later year', { start: '2026' }, { start: '2025-12-31' }],
  ['a year alone, which may end after its months,', { start: '2025' }, { start: '2025-05' }],
  ['a month alone, which may end after its days,', { start: '2025-02' }, { start: '2025-02-28' }],
  ['a later end', { start: '2024', end: '2026-01' }, { start: '2025-12' }],
  [
    'the later start, of two with the same end,',
    { start: '2025-02', end: '2025-03' },
    { start: '2025-01', end: '2025-03' },
  ],
])('a period with %s comes first', (_, newer, older) => {
  expect(compareNewest(newer, older)).toBeLessThan(0);
  expect(compareNewest(older, newer)).toBeGreaterThan(0);
});

it('periods with the same dates are a tie', () => {
  expect(compareNewest({ start: '2025' }, { start: '2025', end: '2025' })).toBe(0);
});

it.each([
  [{ start: '2025' }, '2025', '2025'],
  [{ start: '2025-05' }, 'mai 2025', 'May 2025'],
  [{ start: '2025-05-01' }, '1er mai 2025', '1 May 2025'],
  [{ start: '2025-05-18' }, '18 mai 2025', '18 May 2025'],
  [{ start: '2025', end: '' }, '2025', '2025'],
  [{ start: '2024', end: '2025' }, '2024–2025', '2024 – 2025'],
  [{ start: '2025-05', end: '2025-07' }, 'mai – juillet 2025', 'May – July 2025'],
  [{ start: '2025-05-01', end: '2025-05-03' }, '1er–3 mai 2025', '1 – 3 May 2025'],
  [
    { start: '2025-12-28', end: '2026-01-01' },
    '28 décembre 2025 – 1er janvier 2026',
    '28 December 2025 – 1 January 2026',
  ],
  [{ start: '2025-05', end: '2026' }, 'mai 2025 – 2026', 'May 2025 – 2026'],
  [{ start: 'mai' }, 'mai', 'mai'],
  [{ start: '' }, '', ''],
])('the period %j is written "%s" and "%s"', (period, french, english) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(describePeriod(period, 'fr'))).toBe(french);
  expect(plain(describePeriod(period, 'en'))).toBe(english);
});

it.each([
  { start: '2025-05-02', end: '2025-05-01' },
  { start: '2026', end: '2025-12' },
])('%j ends before it begins', (period) => {
  expect(isReversed(period)).toBe(true);
});

it.each([{ start: '2025-05', end: '2025' }, { start: '2026' }, { start: '2025-05-01', end: '2025-05-01' }])(
  '%j does not end before it begins',
  (period) => {
    expect(isReversed(period)).toBe(false);
  },
);

it('an index lists a period under the year in which it ends', () => {
  expect(yearOf({ start: '2024-11', end: '2025-02' })).toBe('2025');
  expect(yearOf({ start: '2024-11-03' })).toBe('2024');
});

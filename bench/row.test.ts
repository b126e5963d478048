import { formatValue, judge, median, type Row, type Unit } from './row';

const weight = { limit: 150, goal: 90 };
const score = { limit: 98, goal: 100 };

it.each<[number, Unit, Row['budget'], ReturnType<typeof judge>]>([
  [90, 'bytes', weight, 'ok'],
  [91, 'bytes', weight, 'goal missed'],
  [150, 'bytes', weight, 'goal missed'],
  [150.1, 'bytes', weight, 'LIMIT BROKEN'],
  [Number.NaN, 'bytes', weight, 'LIMIT BROKEN'],
  [0, 'count', { limit: 0 }, 'ok'],
  [1, 'count', { limit: 0 }, 'LIMIT BROKEN'],
  [100, 'score', score, 'ok'],
  [98, 'score', score, 'goal missed'],
  [97.9, 'score', score, 'LIMIT BROKEN'],
  [Number.NaN, 'score', score, 'LIMIT BROKEN'],
  [5, 'count', undefined, ''],
])('judge of %d %s against %j is: %s', (value, unit, budget, verdict) => {
  expect(judge({ what: 'Weight', value, unit, budget })).toBe(verdict);
});

it.each<[number, Unit, string]>([
  [999, 'bytes', '999 B'],
  [14_050, 'bytes', '14.1 KB'],
  [0, 'milliseconds', '0 ms'],
  [7.26, 'milliseconds', '7.3 ms'],
  [118.6, 'milliseconds', '119 ms'],
  [2604, 'milliseconds', '2.60 s'],
  [0, 'shift', '0'],
  [0.0104, 'shift', '0.010'],
  [98, 'score', '98'],
  [1.096, 'ratio', '1.10'],
  [3, 'count', '3'],
  [1.874, 'credits', '1.87'],
  [Number.NaN, 'count', 'not measured'],
])('formatValue writes %d %s as %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  // Sorted as strings, 10 would come before 9.
  [[10, 9, 100], 10],
  [[], Number.NaN],
])('median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

import { formatLimit, formatValue } from './formatValue';
import type { Unit } from './row';

it.each<[number, Unit, string]>([
  [0, 'bytes', '0 B'],
  [999, 'bytes', '999 B'],
  [14_050, 'bytes', '14.1 KB'],
  [-24, 'bytes', '-24 B'],
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

it('formatLimit writes a limit with its direction', () => {
  expect(formatLimit({ atMost: 150_000 }, 'bytes')).toBe('≤ 150.0 KB');
  expect(formatLimit({ atLeast: 98 }, 'score')).toBe('≥ 98');
  expect(formatLimit(undefined, 'score')).toBe('');
});

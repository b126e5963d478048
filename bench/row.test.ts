import { findMissedMusts, judgeRow, type Limits, type Row } from './row';

function row(value: number, limits: Limits = {}): Row {
  return { what: 'Weight', value, unit: 'bytes', ...limits };
}

const weight: Limits = { must: { atMost: 150 }, aim: { atMost: 90 } };
const score: Limits = { must: { atLeast: 98 }, aim: { atLeast: 100 } };

it.each([
  [90, weight, 'met'],
  [91, weight, 'aim missed'],
  [150, weight, 'aim missed'],
  [150.1, weight, 'MUST MISSED'],
  [100, score, 'met'],
  [98, score, 'aim missed'],
  [97.9, score, 'MUST MISSED'],
  [1, { must: { atMost: 0 } }, 'MUST MISSED'],
  [5, { aim: { atMost: 4 } }, 'aim missed'],
  [5, {}, ''],
])('judgeRow of %d against %j is: %s', (value, limits, verdict) => {
  expect(judgeRow(row(value, limits))).toBe(verdict);
});

it('judgeRow counts NaN as a missed must', () => {
  expect(judgeRow(row(Number.NaN, weight))).toBe('MUST MISSED');
  expect(judgeRow(row(Number.NaN, score))).toBe('MUST MISSED');
});

it('findMissedMusts finds only the rows that miss a must', () => {
  const missed = row(151, weight);
  expect(findMissedMusts([row(90, weight), missed, row(120, weight), row(1)])).toEqual([missed]);
});

import { scalarKinds } from './scalars';

it.each([
  ['5000', 5000],
  ['10 000', 10_000],
  ['10\u202f000', 10_000],
  ['10.000', 10_000],
  ['1,500,000', 1_500_000],
  ['10.5', '10.5'],
  ['10.', '10.'],
  ['mille', 'mille'],
  ['-5', '-5'],
  ['', ''],
])('%j is read as %j', (typed, value) => {
  expect(scalarKinds.number.parse(typed)).toBe(value);
});

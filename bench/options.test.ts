import { isComplete, measurementNames, readOptions } from './options';

it('readOptions defaults to a build, all measurements but growth, and five runs', () => {
  const usual = measurementNames.filter((name) => name !== 'growth');
  expect(readOptions([])).toEqual({ only: usual, runs: 5, built: false });
});

it('readOptions accepts fewer measurements and runs, and an existing build', () => {
  expect(readOptions(['--only=lighthouse,visits', '--runs=1', '--built'])).toEqual({
    only: ['lighthouse', 'visits'],
    runs: 1,
    built: true,
  });
});

it.each([
  [['--only=bites'], /no measurement "bites". There are: visits, /],
  [['--runs=0'], /--runs must be 1 or more/],
  [['--runs=many'], /--runs must be 1 or more, not "many"/],
  [['--fast'], /--fast/],
])('readOptions refuses %j', (words, reason) => {
  expect(() => readOptions(words)).toThrow(reason);
});

it('isComplete is true only without shortcuts', () => {
  expect(isComplete(readOptions([]))).toBe(true);
  for (const shortcut of ['--only=visits', '--runs=4', '--built']) {
    expect(isComplete(readOptions([shortcut]))).toBe(false);
  }
});

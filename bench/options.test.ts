import { isComplete, measurementNames, readOptions } from './options';

it('readOptions defaults to a build, all measurements and five runs', () => {
  expect(readOptions([])).toEqual({ only: [...measurementNames], runs: 5, pages: undefined, build: true });
});

it('readOptions accepts fewer measurements, runs and pages, and an existing build', () => {
  expect(readOptions(['--only=lighthouse,bytes', '--runs=1', '--pages=/,/en/', '--built'])).toEqual({
    only: ['lighthouse', 'bytes'],
    runs: 1,
    pages: ['/', '/en/'],
    build: false,
  });
});

it.each([
  [['--only=bites'], /no measurement "bites". There are: bytes, /],
  [['--runs=0'], /--runs must be 1 or more/],
  [['--runs=many'], /--runs must be 1 or more, not "many"/],
  [['--fast'], /--fast/],
])('readOptions refuses %j', (words, reason) => {
  expect(() => readOptions(words)).toThrow(reason);
});

it('isComplete is true only without shortcuts', () => {
  expect(isComplete(readOptions([]))).toBe(true);
  for (const shortcut of ['--only=bytes', '--runs=4', '--pages=/', '--built']) {
    expect(isComplete(readOptions([shortcut]))).toBe(false);
  }
});

import { replaceTable, writeTable } from './table';

const versions = { chromium: '156', firefox: '153', webkit: '2.50', 'chromium-108': '108', 'chromium-90': '90' };

it('a table has a row per journey and a column per engine, empty where the journey was not run', () => {
  const report = {
    suites: [
      { specs: [{ title: 'a donor gives', tests: [{ projectName: 'chromium', status: 'expected' }] }] },
      {
        specs: [],
        suites: [{ specs: [{ title: 'a donor gives', tests: [{ projectName: 'firefox', status: 'unexpected' }] }] }],
      },
    ],
  };
  expect(writeTable(report, versions).split('\n')).toEqual([
    '| Journey | chromium 156 | firefox 153 | webkit 2.50 | chromium 108 | chromium 90 |',
    '| --- | --- | --- | --- | --- | --- |',
    '| a donor gives | ✔ | ✘ |  |  |  |',
  ]);
});

it('a new table replaces the old one and nothing else', () => {
  const document = 'before\n<!-- engines -->\nold\n<!-- /engines -->\nafter\n';
  expect(replaceTable(document, 'new')).toBe('before\n<!-- engines -->\nnew\n<!-- /engines -->\nafter\n');
  expect(() => replaceTable('before', 'new')).toThrow('has no');
});

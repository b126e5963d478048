import { renderReport, renderTable } from './report';
import type { Row } from './row';

const rows: Row[] = [
  {
    what: 'First view',
    where: '/',
    value: 91_000,
    unit: 'bytes',
    budget: { limit: 150_000, goal: 90_000 },
    note: 'html 9 KB | font 14 KB\npictures 60 KB',
  },
  { what: 'Lighthouse, SEO', where: '/en/', value: 97, unit: 'score', budget: { limit: 100 } },
  { what: 'Build', value: 34_500, unit: 'milliseconds' },
];

it('renderTable shows each measurement with its budget and its verdict, in aligned columns', () => {
  expect(renderTable(rows).split('\n')).toEqual([
    '| What            | Where | Measured | Limit      | Goal      | Verdict      | Note |',
    '|---|---|---|---|---|---|---|',
    '| First view      | /     | 91.0 KB  | ≤ 150.0 KB | ≤ 90.0 KB | goal missed  | html 9 KB \\| font 14 KB pictures 60 KB |',
    '| Lighthouse, SEO | /en/  | 97       | ≥ 100      |           | LIMIT BROKEN |  |',
    '| Build           |       | 34.50 s  |            |           |              |  |',
  ]);
});

it('renderReport names the day, the machine, its load and the number of runs', () => {
  const report = renderReport({ machine: '2 cores', load: 'CPU steal 0.4 %', runs: 5, date: new Date(0), rows });
  expect(report).toContain('on 1970-01-01.');
  expect(report).toContain('Machine: 2 cores; CPU steal 0.4 %. Times, scores and layout shifts are medians of 5 runs.');
});

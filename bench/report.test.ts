import { renderReport } from './report';

it('renderReport shows the date, the machine, the number of runs and the table', () => {
  const report = renderReport({
    machine: '2 cores, Node 20',
    date: new Date('2026-11-21T09:00:00Z'),
    runs: 5,
    rows: [{ what: 'First view', where: '/', value: 80_000, unit: 'bytes' }],
  });
  expect(report).toContain('on 2026-11-21;');
  expect(report).toContain('Machine: 2 cores, Node 20.');
  expect(report).toContain('medians of 5');
  expect(report).toMatch(/\| First view \| \/ +\| 80\.0 KB +\|/);
});

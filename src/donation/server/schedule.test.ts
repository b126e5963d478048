import { hourOf, type IndexGroup } from './ledger';
import { groupByPayment, isDue } from './schedule';

// When the hourly check asks about a payment. netlify/hourlyRuns.test.ts has whole runs.

/** An hour (UTC) in November 2026. */
const at = (day: number, hour: number) => hourOf(new Date(Date.UTC(2026, 10, day, hour)));
const firstDay = [11, 12, 13, 14, 16, 18, 22];
const example = [firstDay, [2, 10, 18], [18], [18]];

/** `due`: the hours of each day from 20 to 23 November in which the check asks. */
it.each<[rule: string, marked: { [group in IndexGroup]?: number }, due: number[][], reference?: string]>([
  ['in steps of 1, 2, 4 and 8 hours, then daily', { ours: at(20, 10) }, example],
  ['without regard to suspect marks', { ours: at(20, 10), suspect: at(20, 12) }, example],
  ['without regard to failing marks', { ours: at(20, 10), failing: at(20, 14) }, example],
  [
    'from its latest proof on',
    { ours: at(20, 10), notified: at(20, 14) },
    [[15, 16, 17, 18, 20, 22], [2, 10, 18], [18], [18]],
  ],
  [
    'after an hour, then daily, without proof',
    { suspect: at(20, 10), failing: at(20, 11) },
    [[11, 18], [18], [18], [18]],
  ],
  ['at other hours if its reference has other digits', { unknown: at(20, 10) }, [[11, 17], [17], [17], [17]], '1e99'],
  ['daily from 32 hours on', { ours: at(20, 10) }, [[10, 11, 12, 13, 14, 16, 18, 22], [2, 10], [10], [10]], '14'],
  ['daily if its reference has thirty digits', { unknown: at(20, 10) }, [[1, 11], [1], [1], [1]], '1'.repeat(30)],
  ['daily until its mention, if a clock was ahead', { ours: at(23, 10) }, [[18], [18], [18], firstDay]],
  ['also at eight, two weeks after a notification', { notified: at(6, 10) }, [[18], [8, 18], [8, 18], [8, 18]]],
])('a payment is due %s', (_, marked, due, reference = '12345678') => {
  const groups = Object.keys(marked) as IndexGroup[];
  const marks = groups.map((group) => ({ key: group, reference, group, hour: marked[group] ?? NaN }));
  const isDueAt = (hour: number) => groupByPayment(marks).some((payment) => isDue(payment, hour));
  const listDay = (day: number) => [...Array(24).keys()].filter((hour) => isDueAt(at(day, hour)));
  expect([20, 21, 22, 23].map(listDay)).toEqual(due);
});

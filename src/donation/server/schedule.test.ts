import { hourOf, type IndexGroup } from './ledger';
import { groupByPayment, isDue } from './schedule';

const hourIn = (dayAndHour: string) => hourOf(new Date(`2026-11-${dayAndHour}:00Z`));
const example = '11 12 13 14 16 18 22 | 2 10 18 | 18 | 18';

/** `marked`: the day and hour of the mark in each group. `hours`: from 20 to 23 November, day by day. */
it.each<[rule: string, marked: { [group in IndexGroup]?: string }, hours: string, reference?: string]>([
  ['in steps of 1, 2, 4 and 8 hours, then daily', { ours: '20T10' }, example],
  ['at the same hours with suspect or failing marks', { ours: '20T10', suspect: '20T12', failing: '20T14' }, example],
  ['from its latest proven mention on', { ours: '20T10', notified: '20T13' }, '14 15 16 18 20 22 | 2 10 18 | 18 | 18'],
  ['after an hour, then daily, if marks are suspect', { suspect: '20T10', failing: '20T11' }, '11 18 | 18 | 18 | 18'],
  ['at other hours if its reference has other digits', { unknown: '20T10' }, '11 17 | 17 | 17 | 17', '1e99'],
  ['daily from 32 hours on', { ours: '20T10' }, '10 11 12 13 14 16 18 22 | 2 10 | 10 | 10', '14'],
  ['daily if its reference has thirty digits', { unknown: '20T10' }, '1 11 | 1 | 1 | 1', '1'.repeat(30)],
  ['daily until its mention, if a clock was ahead', { ours: '23T10' }, '18 | 18 | 18 | 11 12 13 14 16 18 22'],
  ['at the hour of alerts, too, two weeks after a notification', { notified: '06T10' }, '18 | 8 18 | 8 18 | 8 18'],
])('a payment is due %s', (_, marked, hours, reference = '12345678') => {
  const groups = Object.keys(marked) as IndexGroup[];
  const marks = groups.map((group) => ({ key: group, reference, group, hour: hourIn(marked[group] ?? '') }));
  const isDueAt = (hour: number) => groupByPayment(marks).some((payment) => isDue(payment, hour));
  const listDay = (day: string) => [...Array(24).keys()].filter((hour) => isDueAt(hourIn(day) + hour)).join(' ');
  expect(['20T00', '21T00', '22T00', '23T00'].map(listDay).join(' | ')).toBe(hours);
});

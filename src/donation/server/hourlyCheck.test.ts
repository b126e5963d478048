import type { PaymentState } from '../rules/outcomes';
import { decideMarks } from './hourlyCheck';
import type { IndexGroup } from './ledger';
import { groupByPayment } from './schedule';

// Which marks a check removes. netlify/hourlyRuns.test.ts has whole runs, schedule.test.ts when a check is due.

/** `ours 48`: the group of a mark, and its age in hours. Two weeks are 336 hours. */
const readMarks = (text: string, hour: number) =>
  text.split(', ').map((key) => {
    const [group, age] = key.split(' ');
    return { key, reference: '12345678', group: group as IndexGroup, hour: hour - Number(age) };
  });

/** `removed`: `none` if the check has failed. `onceNamed`: what is removed once an alert has named the payment. */
it.each<[what: string, answers: string, marks: string, removed: string, onceNamed?: string]>([
  ['named without proof over two weeks ago', 'unchecked', 'suspect 337, failing 9', 'suspect 337, failing 9'],
  ['named without proof two weeks ago', 'unchecked', 'suspect 336, failing 9', 'none'],
  ['proven over two weeks ago', 'unchecked', 'ours 337, suspect 340', 'none'],
  [
    'proven hours ago',
    'accepted',
    'notified 5, ours 3, suspect 2, failing 1',
    'notified 5, ours 3, suspect 2, failing 1',
  ],
  ['proven two days ago', 'refused cancelled', 'ours 60, ours 48, suspect 2', 'ours 60, ours 48, suspect 2'],
  ['proven less than two days ago', 'refused cancelled', 'ours 60, notified 47, failing 1', 'failing 1'],
  ['notified over two weeks ago', 'refused cancelled', 'notified 337', 'notified 337'],
  ['proven over two weeks ago', 'pending unknown', 'ours 337, unknown 2', 'ours 337, unknown 2'],
  ['notified two weeks ago', 'pending unknown', 'ours 340, notified 336', ''],
  [
    'notified over two weeks ago',
    'pending unknown',
    'notified 337, ours 400, ours 390, failing 1, suspect 0',
    'ours 400, failing 1',
    'notified 337, ours 400, ours 390, failing 1',
  ],
  [
    'marked several times',
    'pending unknown',
    'ours 9, ours 5, unknown 8, unknown 0, failing 1',
    'ours 9, unknown 8, failing 1',
  ],
  ['marked in this hour or later', 'accepted', 'ours 1, ours 0, suspect -3', 'ours 1'],
])('decideMarks says which marks of a payment %s go after the answer %s', (...row) => {
  const [, answers, marks, removed, onceNamed = ''] = row;
  const hour = 500_000;
  const [payment] = groupByPayment(readMarks(marks, hour));
  for (const state of answers.split(' ') as PaymentState[]) {
    const decision = payment && decideMarks(payment, state, hour);
    const list = (some: { key: string }[] = []) => some.map(({ key }) => key).join(', ');
    expect(decision ? list(decision.removed) : 'none').toBe(removed);
    expect(list(decision?.removedOnceNamed)).toBe(onceNamed);
  }
});

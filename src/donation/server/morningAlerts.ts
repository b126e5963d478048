import type { AlertKind } from './alert';
import type { HourlyCheckLedger, Mark } from './ledger';
import { hourOfAlerts, hoursPerDay, type IndexedPayment } from './schedule';
import type { Services } from './services';

/** How many references an alert names: a webhook may refuse a long text. */
const maxNamed = 20;

/** Alerts about failed runs are sent each hour from `hourOfAlerts` to this hour (UTC). */
const lastHourOfFailures = 11;

/** What came of a run of the hourly check, and in which hour it was. */
export type RunResult = {
  hour: number;
  /** The references whose check has succeeded: with the answer of a provider, or with an accepted record. */
  checked: Set<string>;
  /** Payments open for two weeks, each with the marks to remove once an alert has named it (see `decideMarks`). */
  stillOpen: Pick<IndexedPayment, 'reference' | 'marks'>[];
  /** Why the run has failed: an index partly unreadable, a provider that blocks us, or a failed check not noted. */
  failures: Set<string>;
};

/** What people must know after a run, at `hourOfAlerts`. */
type MorningAlert = {
  line: string;
  kind: AlertKind;
  /** Until this hour (UTC), the alert is repeated each hour. */
  lastHour?: number;
  /** The marks to remove once the webhook has taken the alert. */
  settled?: Mark[];
};

/**
 * Sends the alerts of the morning, every day while their causes last. At other hours, only logs them.
 * @param counts how many payments were due, and how many of them were not reached
 */
export async function alertPeople(
  result: RunResult,
  payments: readonly IndexedPayment[],
  counts: { due: number; left: number },
  { ledger, log, alert }: Services<HourlyCheckLedger>,
): Promise<void> {
  const hourOfDay = result.hour % hoursPerDay;
  const morningAlerts = [
    describeFailures(result),
    describeUnreached(counts),
    describeUnchecked(result, payments),
    describeStillOpen(result),
  ];
  for (const { line, kind, lastHour = hourOfAlerts, settled = [] } of morningAlerts.filter((found) => !!found)) {
    if (hourOfDay < hourOfAlerts || hourOfDay > lastHour) log(line);
    else if (await alert(line, kind)) await Promise.allSettled(settled.map(({ key }) => ledger.removeMark(key)));
  }
}

function describeFailures({ failures }: RunResult): MorningAlert | undefined {
  if (failures.size === 0) return undefined;
  const line = `The hourly check of payments failed (${[...failures].join('; ')}): it is tried again in an hour.`;
  return { line, kind: 'money', lastHour: lastHourOfFailures };
}

function describeUnreached({ due, left }: { due: number; left: number }): MorningAlert | undefined {
  if (left === 0) return undefined;
  const line = `${due} payments were due; the hourly check looked at ${due - left} of them.`;
  return { line, kind: 'unconfirmed' };
}

function describeUnchecked(
  { hour, checked }: RunResult,
  payments: readonly IndexedPayment[],
): MorningAlert | undefined {
  const isOldFailure = ({ group, hour: failedHour }: Mark) => group === 'failing' && failedHour <= hour - hoursPerDay;
  const failing = payments.filter(({ reference, marks }) => !checked.has(reference) && marks.some(isOldFailure));
  if (failing.length === 0) return undefined;
  // Only proven payments are named: strangers could fill the alert with references that they have made up.
  const proven = failing.filter(({ isUnproven }) => !isUnproven);
  proven.sort((a, b) => Number(b.isNotified) - Number(a.isNotified));
  const others = proven.length - maxNamed;
  const strangers = failing.length - proven.length;
  const parts = [
    ...proven.slice(0, maxNamed).map(({ reference }) => reference),
    others > 0 && `${others} others`,
    strangers > 0 && `${strangers} that only strangers have named`,
  ];
  const names = parts.filter(Boolean).join(', ');
  const line = `The hourly check could not look at these payments for a day: ${names}.`;
  return { line, kind: proven.length > 0 ? 'money' : 'unconfirmed' };
}

function describeStillOpen({ stillOpen }: RunResult): MorningAlert | undefined {
  if (stillOpen.length === 0) return undefined;
  // Further payments are named the next day.
  const named = stillOpen.slice(0, maxNamed);
  const names = named.map(({ reference }) => reference).join(', ');
  const line =
    `The provider has named these payments, and has not said in two weeks how they ended: ${names}. Look for them in ` +
    'the back office.';
  return { line, kind: 'money', settled: named.flatMap(({ marks }) => marks) };
}

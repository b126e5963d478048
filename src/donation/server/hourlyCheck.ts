import type { Account, Variables } from '../providers/provider';
import type { PaymentState } from '../rules/outcomes';
import { checkWithAccounts, listAccounts } from './accounts';
import type { AlertKind } from './alert';
import { type HourlyCheckLedger, hourOf, type Mark, type ProviderCheck } from './ledger';
import { describeLack, makeRecord, storeRecord } from './recordPayment';
import { groupByPayment, hourOfAlerts, hoursPerDay, type IndexedPayment, isDue, isOlderThanTwoWeeks } from './schedule';
import type { Services } from './services';

// The hourly check asks the provider about payments that may have ended without the site's knowledge, and records the
// answers. `indexGroups` (ledger.ts) says why a payment is in the index, `isDue` (schedule.ts) in which hours the check
// asks about it, and `decideMarks` when the check asks no more.

/** How long a refusal or cancellation is checked again: an operator may report it before the donor has answered. */
const longestNotPaidHours = 2 * hoursPerDay;

/**
 * A run starts no check after this time. Netlify ends a scheduled function after thirty seconds. Ten are enough for the
 * checks that have started and the alerts, unless the store is slow: then the next run does what was cut off.
 */
const longestRunMilliseconds = 20_000;
/** The share of a run's time in which it may read the index. */
const indexShare = 0.3;
const providerDeadlineMilliseconds = 4000;

const concurrency = 8;

/** How many references an alert names: a webhook may refuse a long text. */
const maxNamed = 20;

/** Alerts about failed runs are sent each hour from `hourOfAlerts` to this hour (UTC). */
const lastHourOfFailures = 11;

type Run = {
  hour: number;
  services: Services<HourlyCheckLedger>;
  check: (reference: string) => Promise<ProviderCheck>;
  /** The accounts that have not blocked us in this run: see `askUntilBlocked`. */
  accounts: Set<Account>;
  /** The references whose check has succeeded: with the answer of a provider, or with an accepted record. */
  answered: Set<string>;
  /** Payments without an end, each with the marks to remove once an alert has named it: see `decideMarks`. */
  unended: Pick<IndexedPayment, 'reference' | 'marks'>[];
  /** Why the run has failed: part of the index was unreadable, a provider blocked us, or a mark could not be stored. */
  failures: Set<string>;
};

/**
 * @returns whether the run has succeeded: a provider has keys, there are no `failures`, and the run has checked each
 * payment that is due, and each whose last check failed. A payment that this run had no time for gets no mark, so
 * the next run may succeed without it.
 */
export async function runHourlyCheck(
  variables: Variables,
  services: Services<HourlyCheckLedger>,
  milliseconds = longestRunMilliseconds,
): Promise<boolean> {
  const startedAt = Date.now();
  const accounts = new Set(listAccounts(variables));
  if (accounts.size === 0) {
    services.log('The keys of the provider are not set: no payment was checked.');
    return false;
  }
  const failures = new Set<string>();
  const askedAccounts = [...accounts].map((account) => askUntilBlocked(account, accounts, failures));
  const check = (reference: string) =>
    checkWithAccounts(askedAccounts, reference, services, providerDeadlineMilliseconds);
  const hour = hourOf(services.now());
  const answered = new Set<string>();
  const run: Run = { hour, services, accounts, check, answered, unended: [], failures };
  const { marks, failure } = await services.ledger.listIndex(hour, startedAt + indexShare * milliseconds);
  const payments = groupByPayment(marks);
  const due = payments.filter((payment) => isDue(payment, hour));
  const left = await recheckAll(run, due, startedAt + milliseconds);
  if (failure) failures.add(failure);
  await alertPeople(run, [
    describeFailures(run),
    describeUnreached(due.length, left),
    describeUnchecked(run, payments),
    describeUnended(run),
  ]);
  const isUnanswered = (payment: IndexedPayment) =>
    !answered.has(payment.reference) &&
    (isDue(payment, hour) || payment.marks.some(({ group }) => group === 'failing'));
  return failures.size === 0 && !payments.some(isUnanswered);
}

/** Stops asking an account in this run once it blocks us: we call too often, or it refuses our keys. */
function askUntilBlocked(account: Account, unblocked: Set<Account>, failures: Set<string>): Account {
  const checkPayment: Account['checkPayment'] = async (...call) => {
    if (!unblocked.has(account)) return { state: 'unchecked' };
    const check = await account.checkPayment(...call);
    if (check.blockedBy) {
      unblocked.delete(account);
      failures.add(check.blockedBy);
    }
    return check;
  };
  return { ...account, checkPayment };
}

/**
 * Checks the due payments until `end`, or until every account blocks us. Proven payments come first; otherwise the
 * order is random, so that no payment is always last.
 * @returns the number of payments that were not reached
 */
async function recheckAll(run: Run, due: readonly IndexedPayment[], end: number): Promise<number> {
  const queue = due
    .map((payment) => ({ payment, order: Number(payment.isUnproven) + Math.random() }))
    .sort((a, b) => a.order - b.order);
  const work = async () => {
    while (Date.now() < end && run.accounts.size > 0) {
      const next = queue.shift();
      if (!next) return;
      await recheck(run, next.payment).catch((error) => markFailed(run, next.payment, error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return queue.length;
}

async function recheck(run: Run, payment: IndexedPayment): Promise<void> {
  const { hour, services } = run;
  const { ledger, now, log, alert } = services;
  const { reference, isNotified, isUnproven } = payment;
  const accepted = await ledger.openPayment(reference, 'hourly').read('accepted');
  const check = accepted ?? (await run.check(reference));
  const { state } = check;
  const decision = decideMarks(payment, state, hour);
  if (!decision) throw new Error('the provider gave no answer about it');
  let line: string | undefined;
  if (state !== 'unchecked' && state !== 'unknown') {
    const record = makeRecord(reference, check, now(), isNotified);
    line = accepted ? describeLack(accepted) : await storeRecord(record, services, 'hourly');
  }
  if (state !== 'unchecked') run.answered.add(reference);
  // Until the webhook takes the alert, all marks stay, and each check of the payment sends the alert again.
  if (line && !(await alert(line, 'money'))) return;
  const { removed, removedOnceNamed } = decision;
  if (removedOnceNamed) run.unended.push({ reference, marks: removedOnceNamed });
  await Promise.all(removed.map(({ key }) => ledger.removeMark(key)));
  if (state === 'unknown' && isOlderThanTwoWeeks(payment, hour) && !isUnproven && !isNotified)
    log(`Payment ${reference} is unknown to the provider after two weeks: it is not asked about any more.`);
}

/**
 * Decides which marks of a payment are removed after a check. About a payment without marks, the hourly check asks no
 * more.
 * @param state how the payment stands, by this check
 * @returns the marks to remove at once, and those to remove once an alert has named the payment; undefined if the check
 * has failed
 */
export function decideMarks(
  payment: IndexedPayment,
  state: PaymentState,
  hour: number,
): { removed: Mark[]; removedOnceNamed?: Mark[] } | undefined {
  const { mentionedAt, isUnproven, isNotified } = payment;
  const isOld = isOlderThanTwoWeeks(payment, hour);
  // A mark of this hour may come from a mention after the check, so it always stays.
  const marks = payment.marks.filter((mark) => mark.hour < hour);
  const all = { removed: marks };
  // The mark of a failed check counts until a check succeeds. In each group of mentions, only the latest counts.
  const isOutdated = ({ group, hour: markedAt }: Mark) =>
    group === 'failing' || payment.marks.some((other) => other.group === group && other.hour > markedAt);
  const outdated = { removed: marks.filter(isOutdated) };
  if (state === 'unchecked') return isOld && isUnproven ? all : undefined;
  const isNotPaid = state === 'refused' || state === 'cancelled';
  if (state === 'accepted' || (isNotPaid && mentionedAt <= hour - longestNotPaidHours)) return all;
  if (!isOld) return outdated;
  return isNotified ? { ...outdated, removedOnceNamed: marks } : all;
}

async function markFailed(run: Run, { reference, marks }: IndexedPayment, error: unknown): Promise<void> {
  run.answered.delete(reference);
  run.services.log(`The hourly check could not look at payment ${reference} (${error}).`);
  if (marks.some(({ group }) => group === 'failing')) return;
  await run.services.ledger.markFailed(reference).catch((failure) => run.failures.add(String(failure)));
}

/** What people must know after a run, at `hourOfAlerts`. */
type MorningAlert = {
  line: string;
  kind: AlertKind;
  /** Until this hour (UTC), the alert is repeated each hour. */
  lastHour?: number;
  /** The marks to remove once the webhook has taken the alert. */
  settled?: Mark[];
};

/** Sends the alerts of the morning, every day while their causes last. At other hours, only logs them. */
async function alertPeople({ hour, services }: Run, morningAlerts: (MorningAlert | undefined)[]): Promise<void> {
  const { ledger, log, alert } = services;
  const hourOfDay = hour % hoursPerDay;
  for (const { line, kind, lastHour = hourOfAlerts, settled = [] } of morningAlerts.filter((found) => !!found)) {
    if (hourOfDay < hourOfAlerts || hourOfDay > lastHour) log(line);
    else if (await alert(line, kind)) await Promise.allSettled(settled.map(({ key }) => ledger.removeMark(key)));
  }
}

function describeFailures({ failures }: Run): MorningAlert | undefined {
  if (failures.size === 0) return undefined;
  const line = `The hourly check of payments failed (${[...failures].join('; ')}): it is tried again in an hour.`;
  return { line, kind: 'money', lastHour: lastHourOfFailures };
}

function describeUnreached(dueCount: number, leftCount: number): MorningAlert | undefined {
  if (leftCount === 0) return undefined;
  const line = `${dueCount} payments were due; the hourly check looked at ${dueCount - leftCount} of them.`;
  return { line, kind: 'unconfirmed' };
}

function describeUnchecked({ hour, answered }: Run, payments: readonly IndexedPayment[]): MorningAlert | undefined {
  const isOldFailure = ({ group, hour: failedAt }: Mark) => group === 'failing' && failedAt <= hour - hoursPerDay;
  const failing = payments.filter(({ reference, marks }) => !answered.has(reference) && marks.some(isOldFailure));
  if (failing.length === 0) return undefined;
  // Strangers could fill the alert with references that they have made up.
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

function describeUnended({ unended }: Run): MorningAlert | undefined {
  if (unended.length === 0) return undefined;
  // Further payments are named the next day.
  const named = unended.slice(0, maxNamed);
  const names = named.map(({ reference }) => reference).join(', ');
  const line =
    `The provider has named these payments, and has not said in two weeks how they ended: ${names}. Look for them in ` +
    'the back office.';
  return { line, kind: 'money', settled: named.flatMap(({ marks }) => marks) };
}

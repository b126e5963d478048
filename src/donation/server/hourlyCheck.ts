import type { Account, Variables } from '../providers/provider';
import type { PaymentState } from '../rules/outcomes';
import { checkWithAccounts, listAccounts } from './accounts';
import { type HourlyCheckLedger, hourOf, type Mark, type ProviderCheck } from './ledger';
import { alertPeople, type RunResult } from './morningAlerts';
import { describeLack, makeRecord, storeRecord } from './recordPayment';
import { groupByPayment, hoursPerDay, type IndexedPayment, isDue, isOlderThanTwoWeeks } from './schedule';
import type { Services } from './services';

// The hourly check asks the provider about payments that may have ended without the site's knowledge, and records the
// answers. `indexGroups` (ledger.ts) says why a payment is in the index, `isDue` (schedule.ts) in which hours the check
// asks about it, and `decideMarks` when the check asks no more.

/** How long a refusal or cancellation is checked again: an operator may report it before the donor has answered. */
const maxNotPaidHours = 2 * hoursPerDay;

/**
 * A run starts no check after this time. Netlify ends a scheduled function after thirty seconds. Ten are enough for the
 * checks that have started and the alerts, unless the store is slow: then the next run does what was cut off.
 */
const maxRunMilliseconds = 20_000;
/** The share of a run's time in which it may read the index. */
const indexShare = 0.3;
/** The check that starts last still leaves six of the function's thirty seconds to the store and the alerts. */
const recheckTimeoutMilliseconds = 4000;

/**
 * How many payments a run checks at once: over a hundred in a run, if each check takes a second. A provider that limits
 * our calls has to refuse no more than these before the run stops.
 */
const concurrency = 8;

type Run = RunResult & {
  services: Services<HourlyCheckLedger>;
  check: (reference: string) => Promise<ProviderCheck>;
  /** The accounts that have not blocked us in this run: see `checkUntilBlocked`. */
  accounts: Set<Account>;
};

/**
 * @returns whether the run has succeeded, so that its time is stored. A run fails in each of these cases:
 * - No provider has its keys.
 * - `failures` is not empty.
 * - A payment that is due, or has the mark of a failed check, has no answer. The time may have been too short for it.
 */
export async function runHourlyCheck(
  variables: Variables,
  services: Services<HourlyCheckLedger>,
  milliseconds = maxRunMilliseconds,
): Promise<boolean> {
  const startedAt = Date.now();
  const accounts = new Set(listAccounts(variables));
  if (accounts.size === 0) {
    services.log('The keys of the provider are not set: no payment was checked.');
    return false;
  }
  const failures = new Set<string>();
  const limitedAccounts = [...accounts].map((account) => checkUntilBlocked(account, accounts, failures));
  const check = (reference: string) =>
    checkWithAccounts(limitedAccounts, reference, services, { timeout: recheckTimeoutMilliseconds });
  const hour = hourOf(services.now());
  const checked = new Set<string>();
  const run: Run = { hour, services, accounts, check, checked, stillOpen: [], failures };
  const { marks, failure } = await services.ledger.listIndex(hour, startedAt + indexShare * milliseconds);
  const payments = groupByPayment(marks);
  const due = payments.filter((payment) => isDue(payment, hour));
  const left = await recheckAll(run, due, startedAt + milliseconds);
  if (failure) failures.add(failure);
  await alertPeople(run, payments, { due: due.length, left }, services);
  const isUnchecked = (payment: IndexedPayment) =>
    !checked.has(payment.reference) && (isDue(payment, hour) || payment.marks.some(({ group }) => group === 'failing'));
  return failures.size === 0 && !payments.some(isUnchecked);
}

/** Stops asking an account in this run once an answer has `blockedBy`. */
function checkUntilBlocked(account: Account, unblocked: Set<Account>, failures: Set<string>): Account {
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
  const accepted = await ledger.paymentHandle(reference, 'hourly').read('accepted');
  const check = accepted ?? (await run.check(reference));
  const { state } = check;
  const decision = decideMarks(payment, state, hour);
  if (!decision) return markFailed(run, payment, 'the provider gave no answer about it');
  if (state !== 'unchecked') {
    run.checked.add(reference);
    const record = state !== 'unknown' && makeRecord(reference, check, now(), isNotified);
    const line = accepted ? describeLack(accepted) : record && (await storeRecord(record, services, 'hourly'));
    // Until the webhook takes the alert, all marks stay, and each check of the payment sends the alert again.
    if (line && !(await alert(line, 'money'))) return;
  }
  const { removed, removedOnceNamed } = decision;
  if (removedOnceNamed) run.stillOpen.push({ reference, marks: removedOnceNamed });
  await Promise.all(removed.map(({ key }) => ledger.removeMark(key)));
  if (state === 'unknown' && isOlderThanTwoWeeks(payment, hour) && !isUnproven && !isNotified)
    log(`Payment ${reference} is unknown to the provider after two weeks: it is not asked about any more.`);
}

/**
 * Decides which marks of a payment are removed after a check. Once all are removed, the hourly check asks no more.
 * @param state how the payment stands, by this check
 * @returns the marks to remove at once, and those to remove once an alert has named the payment; undefined if the check
 * has failed
 */
export function decideMarks(
  payment: IndexedPayment,
  state: PaymentState,
  hour: number,
): { removed: Mark[]; removedOnceNamed?: Mark[] } | undefined {
  const { countedHour, isUnproven, isNotified } = payment;
  const isOld = isOlderThanTwoWeeks(payment, hour);
  // A mark of this hour may come from a mention after the check, so it always stays.
  const marks = payment.marks.filter((mark) => mark.hour < hour);
  const all = { removed: marks };
  // After a check that succeeded, marks of failed checks are outdated, and all mentions of a group but the latest.
  const isOutdated = ({ group, hour: markedHour }: Mark) =>
    group === 'failing' || payment.marks.some((other) => other.group === group && other.hour > markedHour);
  const outdated = { removed: marks.filter(isOutdated) };
  if (state === 'unchecked') return isOld && isUnproven ? all : undefined;
  const isNotPaid = state === 'refused' || state === 'cancelled';
  if (state === 'accepted' || (isNotPaid && countedHour <= hour - maxNotPaidHours)) return all;
  if (!isOld) return outdated;
  return isNotified ? { ...outdated, removedOnceNamed: marks } : all;
}

async function markFailed(run: Run, { reference, marks }: IndexedPayment, reason: unknown): Promise<void> {
  run.checked.delete(reference);
  run.services.log(`The hourly check could not look at payment ${reference} (${reason}).`);
  if (marks.some(({ group }) => group === 'failing')) return;
  await run.services.ledger.markFailed(reference).catch((failure) => run.failures.add(String(failure)));
}

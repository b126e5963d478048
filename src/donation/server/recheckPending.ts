import { asRecord } from '../../shared/values';
import type { Variables } from '../providers/provider';
import { readJson } from '../providers/readFields';
import { checkWithAccounts, openAccounts } from './accounts';
import {
  type DuePayment,
  daysOfUnknown,
  gather,
  hourOf,
  hoursPerDay,
  isExpired,
  listDue,
  longestOpenHours,
  type Note,
  type OpenEntry,
  type OpenPayment,
} from './duePayments';
import { storeRecord } from './recordPayment';
import type { AlertKind, Ledger, ProviderCheck } from './store';

// Tested by netlify/recheckPending.test.ts.

/** An operator may report a refusal before the payer has answered. */
const longestRefusedHours = 2 * hoursPerDay;

/**
 * A run starts nothing after this time. Netlify ends a scheduled function after thirty seconds, so what has started has
 * ten more. Listing and asking have a share each; cleaning up has the rest.
 */
const longestRunMilliseconds = 20_000;
const shareOfList = 0.3;
const shareOfAsking = 0.75;
const providerDeadlineMilliseconds = 4000;

const concurrency = 8;

/**
 * How many tries are saved at a time. They are saved before the payments are checked, so that a run cut short loses
 * none.
 */
const batchSize = 5 * concurrency;

/** How many references an alert names. */
const mostNamed = 20;

/**
 * The hour (UTC) at which a failed run sends an alert. Without its memory, a run cannot know whether one was sent
 * today.
 */
const hourOfFailures = 8;

/** Where a list was left: its group, and the store's cursor. */
export type ListPosition = { group: string; cursor?: string | undefined };

/** What a run leaves to the next. `alerted`: when an alert was sent, by its name. */
export type Memory = { place?: ListPosition | undefined; alerted: Record<string, number>; notes: Record<string, Note> };

/** The payments without a final state. All throw when the store cannot be reached. */
export type RecheckStore = {
  /** @returns the entries behind a place, and where it stopped because its time was over */
  list: (end: number, from?: ListPosition) => Promise<{ entries: OpenEntry[]; place?: ListPosition | undefined }>;
  isAccepted: (reference: string) => Promise<boolean>;
  isRecorded: (reference: string) => Promise<boolean>;
  /** @returns what was saved, or what another version of the site has saved */
  load: () => Promise<string | null>;
  save: (memory: Memory) => Promise<void>;
  remove: (key: string) => Promise<void>;
  removeStart: (reference: string) => Promise<void>;
  /** @returns whether the webhook took it */
  alert: (line: string, kind: AlertKind) => Promise<boolean>;
};

/** One run of the check. */
type Run = {
  /** The hour of this run. */
  hour: number;
  store: RecheckStore;
  /** Its alerts are sent once a day. */
  ledger: Ledger;
  check: (reference: string) => Promise<ProviderCheck>;
  /** Where the list stopped. */
  place: ListPosition | undefined;
  /** Whether the list is a part of the index. */
  isPart: boolean;
  /** When an alert was sent, by its name. */
  alerted: Map<string, number>;
  alerts: Promise<boolean>[];
  notes: Map<string, Note>;
};

type Tools = Ledger & { store: RecheckStore; send?: typeof fetch; milliseconds?: number };

/**
 * Asks once more about payments whose end nobody may have reported, and records the answers: what was started, is
 * pending, was refused in the last two days, or came by a notification or return that could not be trusted.
 */
export async function recheckPending(variables: Variables, tools: Tools): Promise<void> {
  try {
    await recheck(variables, tools);
  } catch (error) {
    const line = `The hourly check of payments failed (${error}): it is tried again in an hour.`;
    if (hourOf(tools.now()) % hoursPerDay === hourOfFailures) await tools.store.alert(line, 'money');
    else tools.log(line);
  }
}

async function recheck(
  variables: Variables,
  { store, send, milliseconds = longestRunMilliseconds, ...tools }: Tools,
): Promise<void> {
  const accounts = openAccounts(variables);
  if (accounts.length === 0) return;
  const start = Date.now();
  const hour = hourOf(tools.now());
  const memory = readMemory(await store.load());
  const { entries, place } = await store.list(start + shareOfList * milliseconds, memory.place);
  const payments = gather(entries);
  const run: Run = {
    hour,
    store,
    ledger: { ...tools, alert: (line, kind) => void run.alerts.push(alertOnce(run, line, kind)) },
    check: (reference) =>
      checkWithAccounts(accounts, reference, { send, ledger: tools, deadline: providerDeadlineMilliseconds }),
    place,
    isPart: Boolean(memory.place || place),
    alerted: new Map(Object.entries(memory.alerted).filter(([, at]) => at > hour - hoursPerDay)),
    alerts: [],
    // A payment whose last try is older has expired.
    notes: new Map(
      Object.entries(memory.notes).filter(([, note]) => note?.tried >= hour - longestOpenHours - hoursPerDay),
    ),
  };
  await askAboutDue(run, payments, start + shareOfAsking * milliseconds);
  alertFailing(run, payments);
  await save(run);
  await forgetExpired(run, payments, start + milliseconds);
}

function readMemory(text: string | null): Memory {
  const { place, alerted, notes } = asRecord(readJson(text ?? ''));
  return { place, alerted: asRecord(alerted), notes: asRecord(notes) } as Memory;
}

/** @param tries those that begin now */
async function save({ store, place, alerts, alerted, notes }: Run, tries: [string, Note][] = []): Promise<void> {
  // Waits, so that an alert that the webhook did not take is not saved as sent.
  await Promise.all(alerts);
  await store.save({ place, alerted: Object.fromEntries(alerted), notes: Object.fromEntries([...notes, ...tries]) });
}

/** Sends an alert once a day. @returns whether it was sent, now or earlier that day */
async function alertOnce(
  { alerted, hour, store, ledger }: Run,
  line: string,
  kind: AlertKind = 'money',
  name = line,
): Promise<boolean> {
  if (alerted.has(name)) {
    ledger.log(line);
    return true;
  }
  alerted.set(name, hour);
  const isTaken = await store.alert(line, kind);
  if (!isTaken) alerted.delete(name);
  return isTaken;
}

async function askAboutDue(run: Run, payments: readonly OpenPayment[], end: number): Promise<void> {
  const due = listDue(payments, run);
  const queue = [...due];
  while (queue.length > 0 && Date.now() < end) {
    const batch = queue.splice(0, batchSize);
    await save(
      run,
      batch.map((payment) => beginTry(run, payment)),
    );
    queue.unshift(...(await runInTime(batch, end, (payment) => checkAgain(run, payment), run.ledger.log)));
  }
  if (queue.length > 0) {
    const line = `${due.length} payments were due; the hourly check had time for ${due.length - queue.length} of them.`;
    run.alerts.push(alertOnce(run, line, 'open', 'time'));
  }
}

/** A try is noted when it starts, and counts as failed until it works. */
function beginTry({ notes, hour }: Run, { reference }: OpenPayment): [string, Note] {
  const note = notes.get(reference);
  return [reference, { ...note, tried: hour, failing: note?.failing ?? hour }];
}

async function checkAgain(run: Run, payment: DuePayment): Promise<void> {
  const { hour, notes, store, ledger } = run;
  const { reference, isNotified } = payment;
  notes.set(...beginTry(run, payment));
  if (await store.isAccepted(reference)) return settle(run, payment);
  const check = await run.check(reference);
  const { state } = check;
  if (state === 'unchecked') throw new Error('it could not be checked');
  if (state === 'unknown') return noteUnknown(run, payment);
  const facts = { ...check, reference, recordedAt: ledger.now().toISOString() };
  await storeRecord({ ...facts, ...(isNotified && state === 'pending' && { isNotified }) }, ledger, 'check');
  notes.set(reference, { tried: hour });
  const isOver = state === 'accepted' || (state !== 'pending' && payment.reportedAt <= hour - longestRefusedHours);
  if (isOver) await settle(run, payment);
}

/** Forgets a payment without a record that was unknown on enough days. */
async function noteUnknown(run: Run, payment: DuePayment): Promise<void> {
  const { hour, notes, store, ledger } = run;
  const { reference, isNotified } = payment;
  // Days before the report do not count.
  const earlier = (notes.get(reference)?.unknown ?? []).filter(
    (each) => each >= Math.floor(payment.reportedAt / hoursPerDay),
  );
  const unknown = [...new Set([...earlier, Math.floor(hour / hoursPerDay)])];
  notes.set(reference, { tried: hour, unknown });
  if (unknown.length < daysOfUnknown || (await store.isRecorded(reference))) return;
  const line = `Payment ${reference} was unknown to the provider on three days: it is not asked about any more.`;
  if (!isNotified) ledger.log(line);
  else if (!(await alertOnce(run, `${line} It was notified: look for it in the back office.`))) return;
  await forget(run, payment);
}

/** The entries of earlier hours. A later report has an entry of its own. */
const listEarlier = ({ hour }: Run, { entries }: OpenPayment) => entries.filter((entry) => entry.hour < hour);

/** Removes entries of a payment. */
async function settle(run: Run, payment: OpenPayment, over = listEarlier(run, payment)): Promise<void> {
  await Promise.all(over.map(({ key }) => run.store.remove(key)));
  if (over.length === payment.entries.length) run.notes.delete(payment.reference);
}

/**
 * Removes a start without a record along with its last entry. A part of the list does not show which entry is the last.
 */
async function forget(run: Run, payment: OpenPayment, over = listEarlier(run, payment)): Promise<void> {
  const { reference, entries } = payment;
  const isUnrecorded = !(await run.store.isRecorded(reference));
  if (isUnrecorded && run.isPart && entries.some(({ by }) => by === 'us')) return;
  if (isUnrecorded && !run.isPart && over.length === entries.length) await run.store.removeStart(reference);
  await settle(run, payment, over);
}

/** Names the payments for which no try has worked for a day. */
function alertFailing(run: Run, payments: readonly OpenPayment[]): void {
  const failing = payments.flatMap(({ reference }) => {
    const since = run.notes.get(reference)?.failing;
    return since !== undefined && since <= run.hour - hoursPerDay ? reference : [];
  });
  if (failing.length === 0) return;
  const names = failing.slice(0, mostNamed).join(', ') + (failing.length > mostNamed ? ' and others' : '');
  const line = `The hourly check could not look at these payments for a day: ${names}.`;
  run.alerts.push(alertOnce(run, line, 'money', 'failing'));
}

async function forgetExpired(run: Run, payments: readonly OpenPayment[], end: number): Promise<void> {
  const listExpired = ({ entries }: OpenPayment) => entries.filter((entry) => isExpired(entry, run));
  const expired = payments.filter((payment) => listExpired(payment).length > 0);
  await runInTime(expired, end, (payment) => forget(run, payment, listExpired(payment)), run.ledger.log);
}

/** @returns the payments that were not reached in time */
async function runInTime<Payment extends OpenPayment>(
  payments: readonly Payment[],
  end: number,
  run: (payment: Payment) => Promise<unknown>,
  log: (line: string) => void,
): Promise<Payment[]> {
  const queue = [...payments];
  const work = async () => {
    while (Date.now() < end) {
      const payment = queue.shift();
      if (!payment) return;
      await run(payment).catch((error) =>
        log(`The hourly check could not look at payment ${payment.reference} (${error}).`),
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return queue;
}

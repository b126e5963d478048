import { asRecord } from '../../shared/values';
import type { Variables } from '../providers/provider';
import { readJson } from '../providers/readFields';
import { checkWithAccounts, openAccounts } from './accounts';
import { type AlertKind, type Ledger, storeRecord } from './recordPayment';

// Times are whole hours since the epoch, as in the index.

const day = 24;

/** A payment that is open for longer was never made. */
const longestOpen = 14 * day;

/** An operator may report a refusal before the payer has answered. */
const longestRefused = 2 * day;

/** The provider sometimes answers “unknown” by mistake. */
const daysOfUnknown = 3;

/**
 * A run starts nothing after this time. Netlify ends a scheduled function after thirty seconds, so what has started has ten
 * more. Listing and asking have a share each; cleaning up has the rest.
 */
const longestRun = 20_000;
const shareOfList = 0.3;
const shareOfAsking = 0.75;
const providerDeadline = 4000;

const concurrency = 8;

/** How many tries are saved at a time. They are saved before the payments are checked, so that a run cut short loses none. */
const batchSize = 5 * concurrency;

/** How many references an alert names. */
const mostNamed = 20;

/** The hour (UTC) at which a failed run sends an alert. Without its memory, a run cannot know whether one was sent today. */
const hourOfFailures = 8;

/** An entry of the index. A reference may have several. */
export type OpenEntry = {
  key: string;
  reference: string;
  /** When it was told. */
  hour: number;
  /** Who told of it: the provider, by a signed notification; perhaps a stranger; or a start or a record of ours. */
  by: 'provider' | 'stranger' | 'us';
};

/** Where a list was left: its group, and the store's cursor. */
export type ListPosition = { group: string; cursor?: string | undefined };

type Note = {
  /** When it was last asked about, whether that worked or not. */
  tried: number;
  /** The first of the tries that have failed since one worked. */
  failing?: number;
  /** The days on which it was unknown. */
  unknown?: number[];
};

/** What a run tells the next. */
export type Memory = { place?: ListPosition | undefined; told: Record<string, number>; notes: Record<string, Note> };

/** The payments without a final state. All throw when the store cannot be reached. */
export type OpenPayments = {
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

type Tools = Ledger & { open: OpenPayments; send?: typeof fetch; milliseconds?: number };

export const hourOf = (moment: Date) => Math.floor(moment.getTime() / 3600_000);

/**
 * Asks once more about payments whose end nobody may have reported, and records the answers: what was started, is pending,
 * was refused in the last two days, or came by a notification or return that could not be trusted.
 */
export async function recheckPending(variables: Variables, tools: Tools): Promise<void> {
  try {
    await recheck(variables, tools);
  } catch (error) {
    const line = `The hourly check of payments failed (${error}): it is tried again in an hour.`;
    if (hourOf(tools.now()) % day === hourOfFailures) await tools.open.alert(line, 'money');
    else tools.log(line);
  }
}

async function recheck(
  variables: Variables,
  { open, send, milliseconds = longestRun, ...tools }: Tools,
): Promise<void> {
  const accounts = openAccounts(variables);
  if (accounts.length === 0) return;
  const { log, now } = tools;
  const start = Date.now();
  const endOfAsking = start + shareOfAsking * milliseconds;
  const hour = hourOf(now());
  const memory = readMemory(await open.load());
  const alerted = new Map(Object.entries(memory.told).filter(([, at]) => at > hour - day));
  // A payment whose last try is older has expired.
  const notes = new Map(Object.entries(memory.notes).filter(([, note]) => note?.tried >= hour - longestOpen - day));
  const endOfList = start + shareOfList * milliseconds;
  const from = memory.place;
  const { entries, place } = await open.list(endOfList, from);
  const payments = gather(entries);

  /** Sends an alert once a day. @returns whether it was sent, now or earlier that day */
  const alertOnce = async (line: string, kind: AlertKind, name = line): Promise<boolean> => {
    if (alerted.has(name)) {
      log(line);
      return true;
    }
    alerted.set(name, hour);
    const isTaken = await open.alert(line, kind);
    if (!isTaken) alerted.delete(name);
    return isTaken;
  };
  const alerts: Promise<boolean>[] = [];
  const save = async (marks: [string, Note][] = []) => {
    // Waits, so that an alert that the webhook did not take is not saved as sent.
    await Promise.all(alerts);
    await open.save({ place, told: Object.fromEntries(alerted), notes: Object.fromEntries([...notes, ...marks]) });
  };
  const ledger: Ledger = { ...tools, alert: (line, kind = 'money') => void alerts.push(alertOnce(line, kind)) };

  const isBefore = (entry: OpenEntry) => entry.hour < hour;

  /** An old entry expires if a clear answer has come since. For a stranger's, a try is enough, or it could stay for ever. */
  const isExpired = ({ reference, hour: told, by }: OpenEntry) => {
    const { tried, failing, unknown } = notes.get(reference) ?? { tried: -1 };
    const isClear = failing === undefined && (!unknown || unknown.length >= daysOfUnknown);
    return told < hour - longestOpen && tried >= told && (isClear || by === 'stranger');
  };

  /** Removes the entries of earlier hours. What is told later has an entry of its own. */
  const settle = async ({ reference, entries }: OpenPayment, isOver = isBefore) => {
    await Promise.all(entries.filter(isOver).map(({ key }) => open.remove(key)));
    if (entries.every(isOver)) notes.delete(reference);
  };

  /** Removes a start without a record along with its last entry. A part of the list does not show which entry is the last. */
  const forget = async (payment: OpenPayment, isOver = isBefore) => {
    const { reference, entries } = payment;
    const isPart = from || place;
    const isUnrecorded = !(await open.isRecorded(reference));
    if (isUnrecorded && isPart && entries.some(({ by }) => by === 'us')) return;
    if (isUnrecorded && !isPart && entries.every(isOver)) await open.removeStart(reference);
    await settle(payment, isOver);
  };

  /** A try is noted when it starts, and counts as failed until it works. */
  const mark = ({ reference }: OpenPayment): [string, Note] => {
    const note = notes.get(reference);
    return [reference, { ...note, tried: hour, failing: note?.failing ?? hour }];
  };

  const checkAgain = async (payment: DuePayment) => {
    const { reference, isNotified } = payment;
    notes.set(...mark(payment));
    if (await open.isAccepted(reference)) return settle(payment);
    const check = await checkWithAccounts(accounts, reference, { send, ledger, deadline: providerDeadline });
    const { state } = check;
    if (state === 'unchecked') throw new Error('it could not be checked');
    if (state !== 'unknown') {
      const facts = { ...check, reference, recordedAt: now().toISOString() };
      await storeRecord({ ...facts, ...(isNotified && state === 'pending' && { isNotified }) }, ledger, 'check');
      const isOver = state !== 'pending' && (state === 'accepted' || payment.told <= hour - longestRefused);
      notes.set(reference, { tried: hour });
      return isOver && settle(payment);
    }
    // Days before the payment was told do not count.
    const unknown = (notes.get(reference)?.unknown ?? []).filter((each) => each >= Math.floor(payment.told / day));
    const days = [...new Set([...unknown, Math.floor(hour / day)])];
    notes.set(reference, { tried: hour, unknown: days });
    if (days.length < daysOfUnknown || (await open.isRecorded(reference))) return;
    const line = `Payment ${reference} was unknown to the provider on three days: it is not asked about any more.`;
    if (!isNotified) log(line);
    else if (!(await alertOnce(`${line} It was notified: look for it in the back office.`, 'money'))) return;
    await forget(payment);
  };

  const due = listDue(payments, notes, hour, isExpired);
  const queue = [...due];
  do {
    const batch = queue.splice(0, batchSize);
    await save(batch.map(mark));
    queue.unshift(...(await runInTime(batch, endOfAsking, checkAgain, log)));
  } while (queue.length > 0 && Date.now() < endOfAsking);
  if (queue.length > 0) {
    const line = `${due.length} payments were due; the hourly check had time for ${due.length - queue.length} of them.`;
    alerts.push(alertOnce(line, 'open', 'time'));
  }
  const failing = payments.flatMap(({ reference }) => {
    const since = notes.get(reference)?.failing;
    return since !== undefined && since <= hour - day ? reference : [];
  });
  if (failing.length > 0) {
    const names = failing.slice(0, mostNamed).join(', ') + (failing.length > mostNamed ? ' and others' : '');
    alerts.push(
      alertOnce(`The hourly check could not look at these payments for a day: ${names}.`, 'money', 'failing'),
    );
  }
  await save();
  const expired = payments.filter(({ entries }) => entries.some(isExpired));
  await runInTime(expired, start + milliseconds, (payment) => forget(payment, isExpired), log);
}

function readMemory(text: string | null): Memory {
  const { place, told, notes } = asRecord(readJson(text ?? ''));
  return { place, told: asRecord(told), notes: asRecord(notes) } as Memory;
}

type OpenPayment = { reference: string; entries: OpenEntry[] };
/** `told`: the last hour in which somebody told of it. Strangers count only where nobody else did. */
type DuePayment = OpenPayment & { told: number; isNotified: boolean };

function gather(entries: readonly OpenEntry[]): OpenPayment[] {
  const payments = new Map<string, OpenPayment>();
  for (const entry of entries) {
    const { reference } = entry;
    const known = payments.get(reference);
    if (known) known.entries.push(entry);
    else payments.set(reference, { reference, entries: [entry] });
  }
  return [...payments.values()];
}

/**
 * The payments that are due: an hour after they were told, then whenever the time since the last try is as long as the payment
 * had been open at that try, a day at most. First come those never asked about, the notified ones ahead; then those asked about
 * longest ago. Those that only strangers told of come last, once a day.
 */
function listDue(
  payments: readonly OpenPayment[],
  notes: ReadonlyMap<string, Note>,
  hour: number,
  isExpired: (entry: OpenEntry) => boolean,
): DuePayment[] {
  return payments
    .flatMap((payment) => {
      const open = payment.entries.filter((entry) => entry.hour < hour && !isExpired(entry));
      const proven = open.filter(({ by }) => by !== 'stranger');
      const isUnproven = proven.length === 0;
      const told = Math.max(...(isUnproven ? open : proven).map((entry) => entry.hour));
      const last = notes.get(payment.reference)?.tried;
      // A try from before it was told does not count.
      const tried = isUnproven || (last !== undefined && last >= told) ? last : undefined;
      const wait = isUnproven || tried === undefined ? day : Math.min(Math.max(tried - told, 1), day);
      const isDue = open.length > 0 && (tried === undefined || hour - tried >= wait);
      const isNotified = payment.entries.some(({ by }) => by === 'provider');
      return isDue ? [{ ...payment, told, isNotified, isUnproven, tried: tried ?? 0 }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.isUnproven) - Number(b.isUnproven) ||
        a.tried - b.tried ||
        Number(b.isNotified) - Number(a.isNotified) ||
        a.told - b.told,
    );
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

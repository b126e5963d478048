import type { Variables } from '../providers/provider';
import { checkWithAccounts, openAccounts } from './accounts';
import { type Ledger, recordPayment } from './recordPayment';

const day = 24 * 3600 * 1000;

/** A payment that is open for longer was never made. */
const longestOpen = 14;

/** An operator may report a refusal before the payer has answered. */
const daysOfRefusal = 2;

/**
 * Netlify ends a scheduled function after thirty seconds: the payments asked about last have the rest of them. A fifth is for the
 * clean-up.
 */
const longestRun = 20_000;
const providerDeadline = 4000;

const atOnce = 4;

/** For the clean-up, which comes last. */
const mostRemoved = 200;

/** How many references an alert names. */
const mostNamed = 20;

/** An entry of the index: `day` is `YYYY-MM-DD`. A reference may have several. */
export type OpenPayment = {
  key: string;
  day: string;
  reference: string;
  /** Whether a stranger may have told of it. */
  isUnproven: boolean;
};

/** The payments of which no last word is known. All throw when the store cannot be reached. */
export type OpenPayments = {
  list: () => Promise<OpenPayment[]>;
  isAccepted: (reference: string) => Promise<boolean>;
  /** By reference: the day when it was asked about last, or `settled`. */
  loadNotes: () => Promise<Record<string, string>>;
  saveNotes: (notes: Record<string, string>) => Promise<void>;
  remove: (payment: OpenPayment) => Promise<void>;
};

type Tools = Ledger & { open: OpenPayments; send?: typeof fetch; milliseconds?: number };

/**
 * Asks once more about payments of the days before whose end nobody may have reported, and records the answers: what was
 * started, is pending, was refused in the last two days, or came by a notification or return that could not be trusted.
 */
export async function recheckPending(variables: Variables, tools: Tools): Promise<void> {
  try {
    await recheck(variables, tools);
  } catch (error) {
    tools.alert(`The daily check of payments failed (${error}): it is tried again tomorrow.`);
  }
}

async function recheck(
  variables: Variables,
  { open, send, milliseconds = longestRun, ...ledger }: Tools,
): Promise<void> {
  const accounts = openAccounts(variables);
  if (accounts.length === 0) return;
  const { log, alert, now } = ledger;
  const start = Date.now();
  const today = now().getTime();
  const dayBefore = (days: number) => new Date(today - days * day).toISOString().slice(0, 10);
  const entries = await open.list();
  const references = new Set(entries.map(({ reference }) => reference));
  const notes = new Map(
    Object.entries(await open.loadNotes().catch(() => ({}))).filter(([reference]) => references.has(reference)),
  );
  const isInSpan = (entry: OpenPayment) => entry.day >= dayBefore(longestOpen) && entry.day < dayBefore(0);
  const turn = inTurn(entries.filter(isInSpan), notes);

  const look = async (entry: OpenPayment) => {
    const { reference, isUnproven } = entry;
    if (await open.isAccepted(reference)) {
      notes.set(reference, 'settled');
      return;
    }
    const check = await checkWithAccounts(accounts, reference, { send, ledger, deadline: providerDeadline });
    const { state } = check;
    if (state === 'unchecked') throw new Error('it could not be checked');
    if (state === 'unknown' && isUnproven) return open.remove(entry);
    if (state !== 'unknown' && !(await recordPayment(reference, check, ledger))) return;
    const isOver = state === 'refused' || state === 'cancelled' || state === 'unknown';
    const isSettled = state === 'accepted' || (isOver && entry.day <= dayBefore(daysOfRefusal));
    notes.set(reference, isSettled ? 'settled' : dayBefore(0));
  };
  const { left, failed } = await runInTime(turn, start + 0.8 * milliseconds, look, log);
  if (left > 0)
    alert(`${turn.length} payments are open; the daily check had time for ${turn.length - left} of them.`, 'open');
  if (failed.length > 0) {
    const others = failed.length > mostNamed ? ' and others' : '';
    alert(`The daily check could not look at these payments: ${failed.slice(0, mostNamed).join(', ')}${others}.`);
  }
  await open
    .saveNotes(Object.fromEntries(notes))
    .catch((error) => log(`Whom the daily check has asked was not kept (${error}).`));
  const expired = entries.filter((entry) => entry.day < dayBefore(longestOpen)).slice(0, mostRemoved);
  await runInTime(expired, start + milliseconds, open.remove, log);
}

/**
 * Each payment that is not settled, once: strangers' last; before others those that were never asked about, or longest ago;
 * then the newest.
 */
function inTurn(entries: OpenPayment[], notes: ReadonlyMap<string, string>): OpenPayment[] {
  const order = ({ reference, isUnproven }: OpenPayment) => `${isUnproven ? 1 : 0} ${notes.get(reference) ?? ''}`;
  const sorted = [...entries].sort((a, b) => order(a).localeCompare(order(b)) || b.day.localeCompare(a.day));
  const seen = new Set<string>();
  return sorted.filter(
    ({ reference }) => notes.get(reference) !== 'settled' && !seen.has(reference) && seen.add(reference),
  );
}

/** @returns how many there was no time for, and the references of those that failed */
async function runInTime(
  entries: readonly OpenPayment[],
  end: number,
  run: (entry: OpenPayment) => Promise<void>,
  log: (line: string) => void,
) {
  const queue = [...entries];
  const failed: string[] = [];
  const work = async () => {
    while (Date.now() < end) {
      const entry = queue.shift();
      if (!entry) return;
      const { reference } = entry;
      await run(entry).catch((error) => {
        failed.push(reference);
        log(`The daily check could not look at payment ${reference} (${error}).`);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { left: queue.length, failed };
}

import type { StartedPayment } from '../src/donation/providers/provider';
import { sendAlert } from '../src/donation/server/alert';
import { hourOf, type OpenEntry } from '../src/donation/server/duePayments';
import type { ListPosition, RecheckStore } from '../src/donation/server/recheckPending';
import { isOtherPayment } from '../src/donation/server/recordPayment';
import type { AlertKind, Ledger, PaymentRecord, RecheckReason, Writer } from '../src/donation/server/store';
import { listPage, openStore, storeNew } from './blobs';

/** What Netlify gives a function beside the request, as far as it is used. */
export type Context = { waitUntil: (work: Promise<unknown>) => void };

const recordsName = 'payments';

/**
 * Holds starts, by reference, and the index of the hourly check, `<group>/<hour>/<reference>`. A store of its own,
 * because the treasurer's tools read all records. Starts pile up here, so nothing may list this store without a prefix.
 */
const openName = 'open-payments';

/** The groups of the index, by who reported the payment. `day`: a function that has started or recorded it. */
const reporters: Record<string, OpenEntry['by']> = {
  day: 'us',
  notified: 'provider',
  unchecked: 'stranger',
  unknown: 'stranger',
  forged: 'stranger',
};
const groups = Object.keys(reporters);

/**
 * A limit per reason, because strangers can invent references. They cannot invent those of `notified`, which has no
 * limit. `unchecked` is higher: while the provider is down, real donors come back too.
 */
const mostKeptPerDay = { unchecked: 500, unknown: 50, forged: 50 };

type Options = {
  /** How long the store may take while somebody waits; four times as long when nobody does. */
  deadline?: number;
  retryMilliseconds?: number;
  now?: () => Date;
};

/** The ledger of the deployed functions: Netlify Blobs, and Netlify's log, which is what a function prints. */
export function openLedger(
  context: Context,
  { deadline = 1500, retryMilliseconds = 15_000, now = () => new Date() }: Options = {},
): Ledger & { store: RecheckStore } {
  const log = (line: string) => console.log(line);
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const sendLine = (line: string, kind?: AlertKind) => sendAlert(line, process.env.PAYMENT_ALERTS_URL, { kind, log });
  const alert = (line: string, kind?: AlertKind) => waitUntil(sendLine(line, kind));

  const allowStep = () => AbortSignal.timeout(deadline);

  /** The limit for several steps while somebody waits, and for the hourly check. */
  const allowSteps = () => AbortSignal.timeout(2 * deadline);

  /** One limit for all steps of a task. */
  const allowTask = (isRetry: boolean) => AbortSignal.timeout(isRetry ? 4 * deadline : deadline);

  async function record(key: string, payment: PaymentRecord, writer: Writer): Promise<PaymentRecord | undefined> {
    const signal = writer === 'check' ? allowSteps() : allowTask(writer === 'retry');
    const store = openStore(recordsName, signal);
    const known: PaymentRecord | null = writer === 'check' ? await store.get(key, { type: 'json' }) : null;
    const kept = known ?? (await storeNew(store, key, payment));
    if (payment.isNotified && !kept.isNotified && !isOtherPayment(kept, payment))
      await store.setJSON(key, { ...kept, isNotified: true });
    const isNew = kept.recordedAt === payment.recordedAt;
    // The hourly check must not reopen a payment by recording it again.
    if (kept.state !== 'accepted' && (isNew || writer !== 'check')) await index('day', kept.reference, signal);
    return isNew ? undefined : kept;
  }

  async function reserveStart(started: StartedPayment): Promise<boolean> {
    const { reference, startedAt, amount, currency } = started;
    // Three steps in a row get more time: the page waits for the provider anyway.
    const signal = allowSteps();
    // A reference with a record is used, even if its start is lost: the provider may still have that payment, of
    // another amount.
    const [{ blobs }] = await Promise.all([
      openStore(recordsName, signal).list({ prefix: `${reference}/` }),
      index('day', reference, signal),
    ]);
    if (blobs.length > 0) return false;
    const kept = await storeNew(openStore(openName, signal), reference, started);
    return kept.startedAt === startedAt && kept.amount === amount && kept.currency === currency;
  }

  async function completeStart(started: StartedPayment): Promise<void> {
    await openStore(openName, allowStep()).setJSON(started.reference, started);
  }

  async function findStart(reference: string): Promise<StartedPayment | undefined> {
    return (await openStore(openName, allowStep()).get(reference, { type: 'json' })) ?? undefined;
  }

  /** Lets the check find a payment, by the hour in which it was reported. */
  async function index(group: string, reference: string, signal: AbortSignal): Promise<void> {
    await openStore(openName, signal).set(`${group}/${now().toISOString().slice(0, 13)}/${reference}`, '');
  }

  async function keepForRecheck(reason: RecheckReason, reference: string, isRetry: boolean): Promise<void> {
    const signal = allowTask(isRetry);
    if (reason === 'notified') return index('notified', reference, signal);
    const prefix = `${reason}/${now().toISOString().slice(0, 10)}`;
    if (fullPrefixes.has(prefix)) return;
    const { blobs } = await openStore(openName, signal).list({ prefix });
    const most = mostKeptPerDay[reason];
    if (blobs.length < most) return index(reason, reference, signal);
    fullPrefixes.add(prefix);
    alert(`${most} references of payments that are ${reason} were kept today: others are not.`, 'open');
  }

  async function list(end: number, from?: ListPosition): Promise<{ entries: OpenEntry[]; place?: ListPosition }> {
    const entries: OpenEntry[] = [];
    const first = groups.indexOf(from?.group ?? '');
    for (const group of groups.slice(Math.max(first, 0))) {
      let cursor = group === from?.group ? from.cursor : undefined;
      try {
        do {
          const page = await listPage(openName, `${group}/`, cursor, allowSteps());
          entries.push(...page.keys.flatMap((key) => readEntry(key) ?? []));
          cursor = page.next;
          if (cursor && Date.now() >= end) return { entries, place: { group, cursor } };
        } while (cursor);
      } catch (error) {
        if (entries.length > 0) return { entries, place: { group, cursor } };
        // The store may no longer know an old cursor. Go on with the next group.
        if (!from) throw error;
      }
      const next = groups[groups.indexOf(group) + 1];
      if (next && Date.now() >= end) return { entries, place: { group: next } };
    }
    return { entries };
  }

  return {
    record,
    starts: { reserve: reserveStart, complete: completeStart, find: findStart },
    keepForRecheck,
    log,
    alert,
    waitUntil,
    retryMilliseconds,
    now,
    store: {
      list,
      isAccepted: async (reference) =>
        (await openStore(recordsName, allowStep()).get(`${reference}/accepted`, { type: 'json' })) !== null,
      isRecorded: async (reference) =>
        (await openStore(recordsName, allowStep()).list({ prefix: `${reference}/` })).blobs.length > 0,
      load: () => openStore(openName, allowSteps()).get(memoryKey, { type: 'text' }),
      save: async (memory) => void (await openStore(openName, allowSteps()).setJSON(memoryKey, memory)),
      remove: (key) => openStore(openName, allowStep()).delete(key),
      removeStart: (reference) => openStore(openName, allowStep()).delete(reference),
      alert: sendLine,
    },
  };
}

const memoryKey = 'notes/asked';

/** The hour of a key is `2026-11-04T13`. */
function readEntry(key: string): OpenEntry | undefined {
  const [group = '', time = '', reference] = key.split('/');
  const hour = hourOf(new Date(`${time}:00Z`));
  const by = reporters[group];
  return reference && by && Number.isFinite(hour) ? { key, reference, hour, by } : undefined;
}

/**
 * The prefixes that have reached their limit. Each process remembers them, so that a flood does not reach the store.
 */
const fullPrefixes = new Set<string>();

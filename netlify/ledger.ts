import { getStore } from '@netlify/blobs';
import type { StartedPayment } from '../src/donation/providers/provider';
import { sendAlert } from '../src/donation/server/alert';
import type { OpenPayment, OpenPayments } from '../src/donation/server/recheckPending';
import type { AlertKind, Ledger, PaymentRecord, UnprovenReason } from '../src/donation/server/recordPayment';

/** What Netlify gives a function beside the request, as far as it is used. */
export type Context = { waitUntil: (work: Promise<unknown>) => void };

const recordsName = 'payments';

/** Apart from the records, because the treasurer's tools read all of those: starts, and the index of the daily check. */
const openName = 'open-payments';

/** Of each reason: strangers can tell of any reference. Donors return, too, while no provider answers. */
const mostUnprovenPerDay = { unchecked: 500, unknown: 50, forged: 50 };

type Options = {
  /** How long somebody waits for the store at a time. Where nobody waits, it has four times as long. */
  deadline?: number;
  retryMilliseconds?: number;
  now?: () => Date;
};

/** The ledger of the deployed functions: Netlify Blobs, and Netlify's log, which is what a function prints. */
export function openLedger(
  context: Context,
  { deadline = 1500, retryMilliseconds = 15_000, now = () => new Date() }: Options = {},
): Ledger & { open: OpenPayments } {
  const log = (line: string) => console.log(line);
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const alert = (line: string, kind?: AlertKind) =>
    waitUntil(sendAlert(line, process.env.PAYMENT_ALERTS_URL, { kind, log }));
  const openStore = (name: string, signal = AbortSignal.timeout(deadline)) =>
    getStore({ name, consistency: 'strong', fetch: createSingleTry(signal) });

  /** One limit for all steps of a task. */
  const limit = (isRetry: boolean) => AbortSignal.timeout(isRetry ? 4 * deadline : deadline);

  async function record(key: string, payment: PaymentRecord, isRetry: boolean): Promise<PaymentRecord | undefined> {
    const signal = limit(isRetry);
    const store = openStore(recordsName, signal);
    await store.setJSON(key, payment, { onlyIfNew: true });
    // Read back, because the client reports a success for every status but 412.
    const kept: PaymentRecord | null = await store.get(key, { type: 'json' });
    if (!kept) throw new Error('the store did not take it');
    if (kept.state !== 'accepted') await index('day', kept.recordedAt, kept.reference, signal);
    return kept.recordedAt === payment.recordedAt ? undefined : kept;
  }

  async function reserveStart(started: StartedPayment): Promise<boolean> {
    const { reference, startedAt, amount, currency } = started;
    // Three steps one after the other. The page waits for the provider anyway.
    const signal = AbortSignal.timeout(2 * deadline);
    // Starts are removed, records never: the provider may still have the payment, of another amount.
    const [{ blobs }] = await Promise.all([
      openStore(recordsName, signal).list({ prefix: `${reference}/` }),
      index('day', startedAt, reference, signal),
    ]);
    if (blobs.length > 0) return false;
    await openStore(openName, signal).setJSON(reference, started, { onlyIfNew: true });
    // Read back, because the client reports a success for every status but 412.
    const kept = await findStart(reference, signal);
    if (!kept) throw new Error('the store did not take it');
    return kept.startedAt === startedAt && kept.amount === amount && kept.currency === currency;
  }

  async function completeStart(started: StartedPayment): Promise<void> {
    await openStore(openName).setJSON(started.reference, started);
  }

  async function findStart(reference: string, signal?: AbortSignal): Promise<StartedPayment | undefined> {
    const started: StartedPayment | null = await openStore(openName, signal).get(reference, { type: 'json' });
    return started ?? undefined;
  }

  /** Lets the daily check find a payment without reading those of other days. */
  async function index(group: string, date: string, reference: string, signal: AbortSignal): Promise<void> {
    await openStore(openName, signal).set(`${group}/${date.slice(0, 10)}/${reference}`, '');
  }

  async function keepUnproven(reason: UnprovenReason, reference: string, isRetry: boolean): Promise<void> {
    const date = now().toISOString();
    const signal = limit(isRetry);
    if (reason === 'notified') return index('day', date, reference, signal);
    const prefix = `${reason}/${date.slice(0, 10)}/`;
    if (fullPrefixes.has(prefix)) return;
    const { blobs } = await openStore(openName, signal).list({ prefix });
    const most = mostUnprovenPerDay[reason];
    if (blobs.length < most) return index(reason, date, reference, signal);
    fullPrefixes.add(prefix);
    alert(`${most} references of payments that are ${reason} were kept today: others are not.`, 'open');
  }

  async function list(): Promise<OpenPayment[]> {
    // A list comes in pages.
    const store = openStore(openName, AbortSignal.timeout(4 * deadline));
    const { blobs } = await store.list();
    return blobs.flatMap(({ key }) => {
      const [group = '', day = '', reference] = key.split('/');
      return reference ? [{ key, day, reference, isUnproven: group !== 'day' }] : [];
    });
  }

  const open: OpenPayments = {
    list,
    isAccepted: async (reference) =>
      (await openStore(recordsName).get(`${reference}/accepted`, { type: 'json' })) !== null,
    loadNotes: async () => (await openStore(openName).get(notesKey, { type: 'json' })) ?? {},
    saveNotes: async (notes) => void (await openStore(openName).setJSON(notesKey, notes)),
    remove: async ({ key, reference, isUnproven }) => {
      const store = openStore(openName);
      await store.delete(key);
      // Its start, if it has one.
      if (!isUnproven) await store.delete(reference);
    },
  };

  return {
    record,
    starts: { reserve: reserveStart, complete: completeStart, find: (reference) => findStart(reference) },
    keepUnproven,
    log,
    alert,
    waitUntil,
    retryMilliseconds,
    now,
    open,
  };
}

const notesKey = 'notes/asked';

/** Those that are full: of a process, so that a flood costs the store nothing. */
const fullPrefixes = new Set<string>();

/**
 * A `fetch` that the store's client does not repeat: on a 429, a 5xx or an error it would wait for five seconds, five times,
 * without an end of its own. It throws at once for another status, with the text of this header.
 */
function createSingleTry(signal: AbortSignal): typeof fetch {
  return async (address, init) => {
    const refuse = (text: string) => new Response(null, { status: 400, headers: { 'x-nf-error': text } });
    try {
      const response = await fetch(address, { ...init, signal });
      const isRepeated = response.status === 429 || response.status >= 500;
      return isRepeated ? refuse(`${response.status} status code`) : response;
    } catch {
      return refuse(signal.aborted ? 'no answer in time' : 'no connection');
    }
  };
}

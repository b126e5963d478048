import { getStore } from '@netlify/blobs';
import type { StartedPayment } from '../src/donation/providers/provider';
import { sendAlert } from '../src/donation/server/alert';
import type { Ledger, PaymentRecord } from '../src/donation/server/recordPayment';

const openStore = (name = 'payments') => getStore({ name, consistency: 'strong' });

/** Apart from the payments, because the treasurer's tools read all of those. */
const startsName = 'payment-starts';

/** The ledger of the deployed functions: Netlify Blobs, and Netlify's log, which is what a function prints. */
export const deployedLedger: Ledger = {
  record,
  starts: { keep: keepStart, find: findStart },
  log,
  alert: (line) => sendAlert(line, process.env.PAYMENT_ALERTS_URL, { log }),
};

function log(line: string): void {
  console.log(line);
}

async function record(key: string, payment: PaymentRecord): Promise<PaymentRecord | undefined> {
  const store = openStore();
  await store.setJSON(key, payment, { onlyIfNew: true });
  // Read back, because the client reports a success for every status but 412.
  const kept: PaymentRecord | null = await store.get(key, { type: 'json' });
  if (!kept) throw new Error('the store did not take it');
  return kept.recordedAt === payment.recordedAt ? undefined : kept;
}

async function keepStart(started: StartedPayment): Promise<StartedPayment> {
  const store = openStore(startsName);
  await store.setJSON(started.reference, started, { onlyIfNew: true });
  // Read back, because the client reports a success for every status but 412.
  const kept = await findStart(started.reference);
  if (!kept) throw new Error('the store did not take it');
  // So that the daily check reads the starts of some days only, and removes those of others.
  await store.set(`${dayPrefix}${readDay(started.startedAt)}/${started.reference}`, '');
  return kept;
}

const dayPrefix = 'day/';
const readDay = (date: string) => date.slice(0, 10);

async function findStart(reference: string): Promise<StartedPayment | undefined> {
  const started: StartedPayment | null = await openStore(startsName).get(reference, { type: 'json' });
  return started ?? undefined;
}

/**
 * The references of open payments from a span of time: those that were first recorded as pending and nothing else since,
 * and those that a function has started and nobody has recorded.
 */
export async function listPending(since: Date, until: Date): Promise<string[]> {
  const store = openStore();
  const { blobs } = await store.list();
  const states = new Map<string, string[]>();
  for (const { key } of blobs) {
    const [reference = '', state = ''] = key.split('/');
    states.set(reference, [...(states.get(reference) ?? []), state]);
  }
  const pending = [...states].filter(([, known]) => known.every((state) => state === 'pending'));
  const records = await Promise.all(
    pending.map(([reference]) => store.get(`${reference}/pending`, { type: 'json' }) as Promise<PaymentRecord>),
  );
  const starts = await listStarts(readDay(since.toISOString()));
  const unrecorded = await Promise.all(starts.filter((reference) => !states.has(reference)).map(findStart));
  const open = [
    ...records.map(({ reference, recordedAt }) => ({ reference, at: Date.parse(recordedAt) })),
    ...unrecorded.flatMap((start) => (start ? { reference: start.reference, at: Date.parse(start.startedAt) } : [])),
  ];
  return open.filter(({ at }) => at >= since.getTime() && at < until.getTime()).map(({ reference }) => reference);
}

/** The references of the starts since a day; earlier ones are removed, because their payments can no longer be made. */
async function listStarts(since: string): Promise<string[]> {
  const store = openStore(startsName);
  const { blobs } = await store.list({ prefix: dayPrefix });
  const references: string[] = [];
  for (const { key } of blobs) {
    const [, day = '', reference = ''] = key.split('/');
    if (day >= since) references.push(reference);
    else await Promise.all([store.delete(key), store.delete(reference)]);
  }
  return references;
}

import { getStore } from '@netlify/blobs';
import { sendAlert } from '../src/donation/server/alert';
import type { Ledger, PaymentRecord } from '../src/donation/server/recordPayment';

const openStore = () => getStore({ name: 'payments', consistency: 'strong' });

/** The ledger of the deployed functions: Netlify Blobs, and Netlify's log, which is what a function prints. */
export const deployedLedger: Ledger = {
  record,
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

/** The references that were first recorded as pending in a span of time, and nothing else since. */
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
  return records
    .filter(({ recordedAt }) => Date.parse(recordedAt) >= since.getTime() && Date.parse(recordedAt) < until.getTime())
    .map(({ reference }) => reference);
}

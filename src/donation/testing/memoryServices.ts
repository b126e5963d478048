import type { StartedPayment } from '../providers/provider';
import { type Ledger, type PaymentRecord, recordKey } from '../server/ledger';
import type { Services } from '../server/services';

/**
 * For tests: services with a ledger in memory. `index` has the marks for the hourly check, as `<group>/<reference>`;
 * `alerts` has each alert with its kind first. While `isFull`, all writes throw.
 */
export function createMemoryServices() {
  const records = new Map<string, PaymentRecord>();
  const startedPayments = new Map<string, StartedPayment>();
  const index: string[] = [];
  const log: string[] = [];
  const alerts: string[] = [];
  const memory = { records, startedPayments, index, log, alerts, isFull: false };
  const makeRoom = () => {
    if (memory.isFull) throw new Error('no room left');
  };
  const ledger = {
    paymentHandle: (reference) => ({
      read: async (state) => records.get(recordKey({ reference, state })) ?? null,
      add: async (record) => {
        makeRoom();
        const key = recordKey(record);
        records.set(key, records.get(key) ?? record);
        return records.get(key) ?? record;
      },
      replace: async (record) => {
        makeRoom();
        records.set(recordKey(record), record);
      },
      mention: async (group) => {
        makeRoom();
        index.push(`${group}/${reference}`);
      },
    }),
    startedPayments: {
      reserve: async (started) => {
        makeRoom();
        if (startedPayments.has(started.reference)) return false;
        startedPayments.set(started.reference, started);
        return true;
      },
      complete: async (started) => {
        makeRoom();
        startedPayments.set(started.reference, started);
      },
      find: async (reference) => startedPayments.get(reference),
    },
  } satisfies Ledger;
  const services = {
    ledger,
    log: (line) => void log.push(line),
    alert: async (line, kind = 'money') => alerts.push(`${kind}: ${line}`) > 0,
    waitUntil: () => {},
    retryMilliseconds: 0,
    now: () => new Date('2026-11-21T10:00:00Z'),
  } satisfies Services;
  return Object.assign(memory, { services });
}

import type { StartedPayment } from '../providers/provider';
import type { Ledger, PaymentRecord } from '../server/ledger';
import type { Services } from '../server/services';

/**
 * For tests: services with a ledger in memory. `index` has the marks for the hourly check, as `<group>/<reference>`;
 * `alerts` has each alert with its kind first. While `isFull`, all writes throw but a record's own `mention`, which the
 * caller makes only after a write.
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
    openRecord: (reference, state) => {
      const key = `${reference}/${state}`;
      const replace = async (record: PaymentRecord) => {
        makeRoom();
        records.set(key, record);
      };
      return {
        read: async () => records.get(key) ?? null,
        add: async (record) => {
          makeRoom();
          const existing = records.get(key);
          if (!existing) await replace(record);
          return existing ?? record;
        },
        replace,
        mention: async (group) => void index.push(`${group}/${reference}`),
      };
    },
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
    mention: async (group, reference) => {
      makeRoom();
      index.push(`${group}/${reference}`);
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

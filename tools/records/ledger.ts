import type { PaymentRecord } from '../../src/donation/server/recordPayment';

/** A payment as the treasurer's list shows it. */
export type LedgerRow = {
  /** The day of the payment: `2026-11-23`. By the provider's clock once accepted, else by Cameroon's. */
  date: string;
  reference: string;
  state: PaymentRecord['state'];
  amount?: number;
  currency?: string;
  method?: string;
  operatorId?: string;
  /** Absent in records from before it was kept, as is the provider's own reference. */
  provider?: string;
  providerReference?: string;
};

export type Sum = { currency: string; method: string; count: number; total: number };

/** The states of one reference, the decisive one first: money that arrived outweighs what was reported before. */
const precedence: PaymentRecord['state'][] = ['accepted', 'refused', 'cancelled', 'pending'];

/** One row per reference, oldest first. @param month limits the rows to one month: `2026-11` */
export function listPayments(records: readonly PaymentRecord[], month = ''): LedgerRow[] {
  const decisive = new Map<string, PaymentRecord>();
  for (const record of records) {
    const known = decisive.get(record.reference);
    if (!known || rank(record) < rank(known)) decisive.set(record.reference, record);
  }
  return [...decisive.values()]
    .map(
      ({ reference, state, amount, currency, method, operatorId, provider, providerReference, paidAt, recordedAt }) => {
        const date = paidAt?.slice(0, 10) ?? dayInCameroon(recordedAt);
        return { date, reference, state, amount, currency, method, operatorId, provider, providerReference };
      },
    )
    .filter(({ date }) => date.startsWith(month))
    .sort((a, b) => a.date.localeCompare(b.date) || a.reference.localeCompare(b.reference));
}

/** What was accepted, by currency and operator. */
export function sumAccepted(rows: readonly LedgerRow[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { state, amount = 0, currency = '?', method = '?' } of rows) {
    if (state !== 'accepted') continue;
    const key = `${currency} ${method}`;
    const { count, total } = sums.get(key) ?? { count: 0, total: 0 };
    sums.set(key, { currency, method, count: count + 1, total: total + amount });
  }
  return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency) || b.total - a.total);
}

function rank({ state }: PaymentRecord): number {
  const index = precedence.indexOf(state);
  return index < 0 ? precedence.length : index;
}

function dayInCameroon(moment: string): string {
  // Swedish writes a date as ISO 8601 does.
  return new Date(moment).toLocaleDateString('sv', { timeZone: 'Africa/Douala' });
}

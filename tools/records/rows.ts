import { currencies as countryCurrencies, timeZone } from '../../src/country';
import { nameMethod } from '../../src/donation/providers/paymentMethod';
import type { PaymentRecord } from '../../src/donation/server/ledger';

/** A payment as the treasurer's list shows it. Its method has the name that people know. */
export type PaymentRow = Omit<PaymentRecord, 'recordedAt' | 'paidAt' | 'payoutAt'> & {
  /** `2026-11-23` and `14:05` on the country's clock: when it was paid, else when it was recorded. */
  date: string;
  time: string;
  /** The day on which the provider will pay it out: `2026-11-25`. */
  payout?: string;
};

/** The sum of a currency, or of a method in that currency. */
export type Sum = { currency: string; method?: string; count: number; total: number };

const unknownMethod = 'moyen inconnu';

const stateNames: Partial<Record<PaymentRow['state'], string>> = {
  accepted: 'accepté',
  refused: 'refusé',
  cancelled: 'annulé',
  pending: 'en attente',
};
export const nameState = (state: PaymentRow['state']) => stateNames[state] ?? state;

/** The states of one reference, the decisive one last: money that arrived outweighs what was reported before. */
const precedence: PaymentRecord['state'][] = ['pending', 'cancelled', 'refused', 'accepted'];
const rank = ({ state }: PaymentRecord) => precedence.indexOf(state);

/**
 * One row per reference, oldest first.
 * @param period limits the rows to a month or a year: `2026-11`, `2026`
 */
export function listPayments(records: readonly PaymentRecord[], period = ''): PaymentRow[] {
  const decisive = new Map<string, PaymentRecord>();
  for (const record of records) {
    const decisiveState = decisive.get(record.reference);
    if (!decisiveState || rank(record) > rank(decisiveState)) decisive.set(record.reference, record);
  }
  return [...decisive.values()]
    .map(toRow)
    .filter(({ date }) => date.startsWith(period))
    .sort((a, b) => `${a.date}${a.time}${a.reference}`.localeCompare(`${b.date}${b.time}${b.reference}`));
}

function toRow({ paidAt, payoutAt, recordedAt, method, ...record }: PaymentRecord): PaymentRow {
  const [date = '', time = ''] = showLocally(new Date(paidAt ?? recordedAt)).split(' ');
  return {
    ...record,
    date,
    time,
    method: method && nameMethod(method),
    payout: payoutAt && showLocally(new Date(payoutAt)).slice(0, 10),
  };
}

/** Whether amount and currency are known; the sums leave out a payment without them. */
export const hasSum = ({ amount, currency }: PaymentRow) => Boolean(amount && currency);

/** The sums of accepted payments: of each currency, the country's first, each followed by its methods. */
export function sumAccepted(rows: readonly PaymentRow[]): Sum[] {
  const accepted = rows.filter((row) => row.state === 'accepted' && hasSum(row));
  const currencies = [...new Set(accepted.map(({ currency = '' }) => currency))].sort(
    (a, b) => Number(b === countryCurrencies[0]) - Number(a === countryCurrencies[0]) || a.localeCompare(b),
  );
  return currencies.flatMap((currency) => {
    const ofCurrency = accepted.filter((row) => row.currency === currency);
    const methods = [...new Set(ofCurrency.map(({ method = unknownMethod }) => method))];
    const sums = methods.map((method) => {
      const ofMethod = ofCurrency.filter((row) => (row.method ?? unknownMethod) === method);
      return { method, ...sum(ofMethod, currency) };
    });
    return [sum(ofCurrency, currency), ...sums.sort((a, b) => b.total - a.total)];
  });
}

function sum(rows: readonly PaymentRow[], currency: string): Sum {
  return { currency, count: rows.length, total: rows.reduce((total, { amount = 0 }) => total + amount, 0) };
}

/** A day and a minute of the country's clock: `2026-11-23 14:05`. */
export function showLocally(time: Date): string {
  // Swedish writes a date as ISO 8601 does.
  return time.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

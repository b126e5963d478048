// Which payments are open, and which of them are due. Times are whole hours since the epoch, as in the index.
// Tested by netlify/recheckPending.test.ts.

export const hoursPerDay = 24;

/** A payment that is open for longer was never made. */
export const longestOpenHours = 14 * hoursPerDay;

/** The provider sometimes answers “unknown” by mistake. */
export const daysOfUnknown = 3;

export const hourOf = (moment: Date) => Math.floor(moment.getTime() / 3600_000);

/** An entry of the index. A reference may have several. */
export type OpenEntry = {
  key: string;
  reference: string;
  /** When it was reported. */
  hour: number;
  /** Who reported it: the provider, by a signed notification; perhaps a stranger; or a start or a record of ours. */
  by: 'provider' | 'stranger' | 'us';
};

export type Note = {
  /** When it was last asked about, whether that worked or not. */
  tried: number;
  /** The first of the tries that have failed since one worked. */
  failing?: number;
  /** The days on which it was unknown. */
  unknown?: number[];
};

export type OpenPayment = { reference: string; entries: OpenEntry[] };

/** `reportedAt`: the hour of the latest report. Unproven reports count only if there is no proven one. */
export type DuePayment = OpenPayment & { reportedAt: number; isNotified: boolean };

/** The notes of earlier runs, and the hour of this one. */
type Known = { notes: ReadonlyMap<string, Note>; hour: number };

export function gather(entries: readonly OpenEntry[]): OpenPayment[] {
  const payments = new Map<string, OpenPayment>();
  for (const entry of entries) {
    const { reference } = entry;
    const known = payments.get(reference);
    if (known) known.entries.push(entry);
    else payments.set(reference, { reference, entries: [entry] });
  }
  return [...payments.values()];
}

/** An entry expires after two weeks once a later check got a clear answer; an unproven one after any later check. */
export function isExpired({ reference, hour: reportedAt, by }: OpenEntry, { notes, hour }: Known): boolean {
  const { tried, failing, unknown } = notes.get(reference) ?? { tried: -1 };
  const isClear = failing === undefined && (!unknown || unknown.length >= daysOfUnknown);
  return reportedAt < hour - longestOpenHours && tried >= reportedAt && (isClear || by === 'stranger');
}

/**
 * The payments that are due: 1, 2, 4, 8, 16 and 32 hours after the latest report, then daily; daily if only strangers
 * reported them. Those that were never asked about come first, the notified ones ahead; then those asked about longest
 * ago; strangers' come last.
 */
export function listDue(payments: readonly OpenPayment[], { notes, hour }: Known): DuePayment[] {
  return payments
    .flatMap((payment) => {
      const open = payment.entries.filter((entry) => entry.hour < hour && !isExpired(entry, { notes, hour }));
      const proven = open.filter(({ by }) => by !== 'stranger');
      const isUnproven = proven.length === 0;
      const reportedAt = Math.max(...(isUnproven ? open : proven).map((entry) => entry.hour));
      const last = notes.get(payment.reference)?.tried;
      // A try before the report does not count.
      const tried = isUnproven || (last !== undefined && last >= reportedAt) ? last : undefined;
      const wait =
        isUnproven || tried === undefined ? hoursPerDay : Math.min(Math.max(tried - reportedAt, 1), hoursPerDay);
      const isDue = open.length > 0 && (tried === undefined || hour - tried >= wait);
      const isNotified = payment.entries.some(({ by }) => by === 'provider');
      return isDue ? [{ ...payment, reportedAt, isNotified, isUnproven, tried: tried ?? 0 }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.isUnproven) - Number(b.isUnproven) ||
        a.tried - b.tried ||
        Number(b.isNotified) - Number(a.isNotified) ||
        a.reportedAt - b.reportedAt,
    );
}

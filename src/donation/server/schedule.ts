import { isProven, type Mark } from './ledger';

// The hours in which the hourly check (hourlyCheck.ts) asks the provider about a payment. Nothing stores them: they
// follow from the payment's reference and from its marks in the index, above all from the hour of its latest mention.
//
// An example: a function records payment 12345678 as pending at 10:20, and no notification follows. The check asks
// about the payment at 11, 12, 13, 14, 16, 18 and 22 o'clock, on the next day at 2, 10 and 18 o'clock, and then daily
// at 18 o'clock. (Without a proven mention, it asks at 11 o'clock, and then daily at 18 o'clock.) The check asks until
// `decideMarks` in hourlyCheck.ts removes the payment's marks.

export const hoursPerDay = 24;

/** An open payment is old after this time: no donor will complete it. See `decideMarks`. */
const maxOpenHours = 14 * hoursPerDay;

/** The hour (UTC) of the daily alerts. */
export const hourOfAlerts = 8;

export type IndexedPayment = {
  reference: string;
  marks: Mark[];
  /** The schedule counts from the hour of the latest proven mention, else of the latest mention, else of a failure. */
  countedHour: number;
  isUnproven: boolean;
  isNotified: boolean;
};

export function groupByPayment(marks: readonly Mark[]): IndexedPayment[] {
  const marksByReference = new Map<string, Mark[]>();
  for (const mark of marks)
    marksByReference.set(mark.reference, [...(marksByReference.get(mark.reference) ?? []), mark]);
  return [...marksByReference].map(([reference, all]) => {
    // A mark of a failed check counts only if the payment has no mention: a failure must not restart the schedule.
    const proven = all.filter(({ group }) => isProven(group));
    const mentions = all.filter(({ group }) => group !== 'failing');
    const counted = [proven, mentions, all].find((some) => some.length > 0) ?? [];
    const countedHour = Math.max(...counted.map((mark) => mark.hour));
    const isNotified = proven.some(({ group }) => group === 'notified');
    return { reference, marks: all, countedHour, isUnproven: proven.length === 0, isNotified };
  });
}

export const isOlderThanTwoWeeks = ({ countedHour }: IndexedPayment, hour: number) => countedHour < hour - maxOpenHours;

/**
 * When a payment is due, counted from its `countedHour`. Its reference decides the hour of its daily check.
 * - With a proven mention: after one hour, then in steps of 1, 2, 4 and 8 hours, and from 32 hours on daily.
 * - Without a proven mention: after one hour, then daily.
 * - In `countedHour` itself: only in the hour of the daily check. A clock that was ahead may have counted a later hour.
 * - If the provider has notified the payment, and two weeks have passed: also at the hour of alerts, which name it.
 */
export function isDue(payment: IndexedPayment, hour: number): boolean {
  const { reference, countedHour, isUnproven, isNotified } = payment;
  if (isOlderThanTwoWeeks(payment, hour) && isNotified && hour % hoursPerDay === hourOfAlerts) return true;
  const age = hour - countedHour;
  if (age === 1) return true;
  const isDoubling = !isUnproven && age > 1 && age < 32;
  const step = isDoubling ? 2 ** (Math.floor(Math.log2(age)) - 1) : hoursPerDay;
  // Our references are random numbers, which spreads the payments over the hours. A stranger's reference may have
  // letters and more digits: `1e99`, read as a number, would be due in every hour.
  return (hour + Number(reference.replace(/\D/g, '').slice(-8))) % step === 0;
}

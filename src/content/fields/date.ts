import type { Described, Kind } from './kind';

/** A day: `2026-03-01`. */
export type DateField = Described & { kind: 'date' };

export const date = {
  empty: () => '',
  check(_, value, report) {
    if (typeof value !== 'string' || !isDay(value)) report('notDate', { value: String(value) });
  },
} satisfies Kind<DateField>;

/** Whether a text is a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

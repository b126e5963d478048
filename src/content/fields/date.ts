import { foldText } from '../../shared/i18n/foldText';
import type { Described, Kind } from './kind';

/** A day: `2026-03-01`. A partial date may leave out the day, or the month too: `2026-03`, `2026`. */
export type DateField = Described & { kind: 'date'; partial?: true };

export const dateKind = {
  empty: () => '',
  check({ partial }, value, report) {
    if (typeof value !== 'string') return report('notText');
    if (partial ? isPartialDate(value) : isDay(value)) return;
    report(partial ? 'notPartialDate' : 'notDate', { value });
  },
  // « 22/11/2026 », « 11/2026 », « 1er mars 2026 », as French has it. What is no date stays as it is, to be corrected.
  parse(typed) {
    const pattern = /^(?:(\d\d?)(?:er)?[/. -]+)?(?:(\d\d?)[/. -]+|(\p{L}+) +)(\d{4})$/u;
    const [, day, month, name, year] = pattern.exec(typed.trim()) ?? [];
    if (!year) return typed;
    const number = month ?? String(months.indexOf(foldText(name ?? '')) + 1);
    const date = [year, number, ...(day ? [day] : [])].map((part) => part.padStart(2, '0')).join('-');
    return isPartialDate(date) ? date : typed;
  },
  nameValue: (_, value) => writeDate(value),
} satisfies Kind<DateField>;

/** As `foldText` writes them. */
const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

/** A partial date as French writes it: `01/03/2026`, `03/2026`. What is no date stays as it is. */
export function writeDate(date: string): string {
  return isPartialDate(date) ? date.split('-').reverse().join('/') : date;
}

export function isPartialDate(text: string): boolean {
  return isDay(firstDay(text));
}

/** The first day of a partial date: of 2026, 1 January. */
export function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** A day after every day of a partial date, and before those of the next: a month's 31st, even where it has none. */
export function lastDay(date: string): string {
  return date.length === 4 ? `${date}-12-31` : `${date}-31`.slice(0, 10);
}

/** Whether a text is a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import { foldText } from '../../shared/i18n/foldText';
import type { FieldBase, Kind } from './kind';

/** A day: `2026-03-01`. A partial date may leave out the day, or the month too: `2026-03`, `2026`. */
export type DateField = FieldBase & { kind: 'date'; partial?: true };

export const dateKind = {
  empty: () => '',
  check({ partial }, value, report) {
    if (typeof value !== 'string') return report('notText');
    if (partial ? isPartialDate(value) : isDay(value)) return;
    report(partial ? 'notPartialDate' : 'notDate', { value });
  },
  // French dates: « 22/11/2026 », « 11/2026 », « 1er mars 2026 ». Other text stays, for the volunteer to correct.
  parse(typed) {
    const pattern = /^(?:(\d\d?)(?:er)?[/. -]+)?(?:(\d\d?)[/. -]+|(\p{L}+) +)(\d{4})$/u;
    const [, day, month, name, year] = pattern.exec(typed.trim()) ?? [];
    if (!year) return typed;
    const number = month ?? String(months.indexOf(foldText(name ?? '')) + 1);
    const date = [year, number, ...(day ? [day] : [])].map((part) => part.padStart(2, '0')).join('-');
    return isPartialDate(date) ? date : typed;
  },
  nameValue: (_, value) => toFrenchDate(value),
} satisfies Kind<DateField>;

/** Spelled as `foldText` returns them. */
const months = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

/** A partial date in French form: `01/03/2026`, `03/2026`. Anything else stays as it is. */
export function toFrenchDate(date: string): string {
  return isPartialDate(date) ? date.split('-').reverse().join('/') : date;
}

export function isPartialDate(text: string): boolean {
  return isDay(firstDay(text));
}

/** The first day of a partial date: `2026-01-01` for `2026`. */
export function firstDay(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** The last day of a partial date: the 31st, even of shorter months, because it sorts right all the same. */
export function lastDay(date: string): string {
  return date.length === 4 ? `${date}-12-31` : `${date}-31`.slice(0, 10);
}

/** Whether a text is a date that exists: 30 February does not. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import { formatDate, formatRange } from '../../shared/i18n/formatDate';
import type { Language } from '../../shared/i18n/languages';
import { firstDay, isPartialDate, lastDay } from '../fields/date';

/** The dates of an activity or album: partial dates (`2026`, `2026-03`, `2026-03-01`). */
export type Period = { start: string; end?: string };

const endOf = ({ start, end }: Period) => end || start;

/** Puts the latest end first, then the latest start. Compares last days: "2025" ends after "May 2025". */
export function compareNewest(a: Period, b: Period): number {
  return lastDay(endOf(b)).localeCompare(lastDay(endOf(a))) || firstDay(b.start).localeCompare(firstDay(a.start));
}

export function isReversed(period: Period): boolean {
  return lastDay(endOf(period)) < firstDay(period.start);
}

/** The year of the last day, under which an index lists an activity or album. */
export function yearOf(period: Period): string {
  return lastDay(endOf(period)).slice(0, 4);
}

/** A period in words: `2026`, `mars 2026`, `28 mai – 3 juin 2026`. Keeps invalid dates of a draft as they are. */
export function describePeriod(period: Period, language: Language): string {
  const [start, end] = [period.start, endOf(period)];
  const dates = [start, end];
  if (!dates.every(isPartialDate)) return [...new Set(dates)].join(' – ');
  const [first, last] = dates.map((date) => new Date(firstDay(date))) as [Date, Date];
  if (start.length === end.length && first <= last) return formatRange(first, last, language, formatOf(start));
  return [formatDate(first, language, formatOf(start)), formatDate(last, language, formatOf(end))].join(' – ');
}

/** The format of a date, as exact as the date itself: year, month or day. */
function formatOf(date: string): Intl.DateTimeFormatOptions {
  return {
    timeZone: 'UTC',
    year: 'numeric',
    ...(date.length > 4 && { month: 'long' }),
    ...(date.length > 7 && { day: 'numeric' }),
  };
}

import type { Language } from './languages';

/** English texts are British, and so are their dates. */
const locales: Record<Language, string> = { fr: 'fr', en: 'en-GB' };

/** Formats a date and time: `1er novembre 2026 à 21:05`, `1 November 2026 at 21:05`. */
export function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return nameFirstDay(date.toLocaleString(locales[language], options), language);
}

/** Formats a span: `1er–3 mai 2026`, `28 mai – 3 juin 2026`. */
export function formatDateRange(
  start: Date,
  end: Date,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const range = new Intl.DateTimeFormat(locales[language], options).formatRange(start, end);
  return nameFirstDay(range, language);
}

/** French reads the first day of a month as "premier"; Intl writes a plain 1. */
function nameFirstDay(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/(^|[–\s])1(?=[–\s])/g, '$11er') : text;
}

/** The day by the clock of this device: `2026-11-22`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

import type { Language } from './languages';

/** English texts are British, and so are their dates. */
const locales: Record<Language, string> = { fr: 'fr', en: 'en-GB' };

/** Formats a date and time: `1er novembre 2026 à 21 h 05`, `1 November 2026 at 21:05`. */
export function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return toFrenchForm(date.toLocaleString(locales[language], options), language);
}

/** Formats a period: `1er–3 mai 2026`, `28 mai – 3 juin 2026`. */
export function formatRange(start: Date, end: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const range = new Intl.DateTimeFormat(locales[language], options).formatRange(start, end);
  return toFrenchForm(range, language);
}

/** Writes `1er` and `21 h 05`, as French does, where Intl writes `1` and `21:05`. */
function toFrenchForm(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replace(/(^|[–\s])1(?=[–\s])/g, '$11er').replace(/(^|\s)0?(\d+):(\d\d)$/, '$1$2\u00a0h\u00a0$3');
}

/** The day by the clock of this device: `2026-11-22`. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

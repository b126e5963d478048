import type { Language } from './languages';

/** English texts are British, and so are their dates. */
const locales: Record<Language, string> = { fr: 'fr', en: 'en-GB' };

/** Formats a date and time: `1er novembre 2026 à 21:05`, `1 November 2026 at 21:05`. */
export function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = date.toLocaleString(locales[language], options);
  // French reads the first day of a month as "premier"; Intl writes a plain 1.
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

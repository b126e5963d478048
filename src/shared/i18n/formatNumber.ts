import type { Language } from './languages';

const separators: Record<Language, { thousands: string; decimal: string }> = {
  fr: { thousands: '\u202f', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
};

/** Formats a number of 0 or more. The first call of `Intl.NumberFormat` would block a cheap phone for up to 80 ms. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { thousands, decimal } = separators[language];
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part ? grouped + decimal + part : grouped;
}

/** Formats bytes as megabytes, rounded up, so that a visitor never pays for more than announced. */
export function formatMegabytes(bytes: number, language: Language): string {
  return formatNumber(Math.ceil(bytes / 100_000) / 10, language, 1);
}

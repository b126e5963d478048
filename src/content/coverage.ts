import { defaultLanguage, type Language } from '../i18n/languages';
import { type Field, type Fields, isBlank, isRecord } from './fields';
import { counterpart, type Entry } from './localize';

/** How much of an entry is translated. Fields are named as in problems: `media[3].caption`. */
export type Coverage = {
  /** How many texts French has to translate. */
  total: number;
  /** Those that fall back to French. */
  missing: string[];
  /** Those that repeat the French, word for word. */
  identical: string[];
  /** Those so much longer or shorter than the French that something may be wrong. */
  uneven: string[];
  /** List items that only the translation has: they are never shown. */
  leftover: string[];
};

/** @param entry must have passed `validateEntry` */
export function measureCoverage(fields: Fields, entry: Entry, language: Language): Coverage {
  const coverage: Coverage = { total: 0, missing: [], identical: [], uneven: [], leftover: [] };
  measureFields(fields, entry[defaultLanguage] ?? {}, entry[language] ?? {}, '', coverage);
  return coverage;
}

function measureFields(
  fields: Fields,
  french: Record<string, unknown>,
  translation: Record<string, unknown>,
  prefix: string,
  coverage: Coverage,
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.shared || isBlank(french[name])) continue;
    measureValue(field, french[name], translation[name], `${prefix}${name}`, coverage);
  }
}

function measureValue(field: Field, french: unknown, translation: unknown, path: string, coverage: Coverage): void {
  if (field.kind === 'object' && isRecord(french)) {
    measureFields(field.fields, french, isRecord(translation) ? translation : {}, `${path}.`, coverage);
  } else if (field.kind === 'list' && Array.isArray(french)) {
    const translations = Array.isArray(translation) ? translation : [];
    const matched = french.map((item, index) => counterpart(item, index, translations));
    french.forEach((item, index) => {
      measureValue(field.of, item, matched[index], `${path}[${index}]`, coverage);
    });
    translations.forEach((item, index) => {
      if (!matched.includes(item)) coverage.leftover.push(`${path}[${index}]`);
    });
  } else {
    coverage.total += 1;
    if (isBlank(translation)) coverage.missing.push(path);
    else if (typeof french === 'string' && typeof translation === 'string')
      compare(french, translation, path, coverage);
  }
}

// Shorter ones are names, numbers and single words, which vary, or are the same, for good reasons.
const shortestCompared = 20;

function compare(french: string, translation: string, path: string, coverage: Coverage): void {
  if (french.length < shortestCompared) return;
  const proportion = translation.length / french.length;
  if (translation === french) coverage.identical.push(path);
  else if (proportion > 2 || proportion < 0.5) coverage.uneven.push(path);
}

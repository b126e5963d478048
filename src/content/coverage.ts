import { defaultLanguage, type Language } from '../i18n/languages';
import { type Fields, isBlank } from './fields';
import type { Entry } from './localize';
import { pairFields } from './walkFields';

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
  pairFields(fields, entry[defaultLanguage] ?? {}, entry[language] ?? {}, {
    enter: ({ shared }) => !shared,
    leaf: ({ path, shared }, french, translation) => {
      if (shared || isBlank(french)) return;
      coverage.total += 1;
      if (isBlank(translation)) coverage.missing.push(path);
      else if (typeof french === 'string' && typeof translation === 'string')
        compare(french, translation, path, coverage);
    },
    leftover: (path) => coverage.leftover.push(path),
  });
  return coverage;
}

// Shorter ones are names, numbers and single words, which vary, or are the same, for good reasons.
const minComparedLength = 20;

function compare(french: string, translation: string, path: string, coverage: Coverage): void {
  if (french.length < minComparedLength) return;
  const proportion = translation.length / french.length;
  if (translation === french) coverage.identical.push(path);
  else if (proportion > 2 || proportion < 0.5) coverage.uneven.push(path);
}

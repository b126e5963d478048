import { measureCoverage } from '../../../content/coverage';
import type { Fields } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { summarize } from '../../../content/summarize';
import { pairFields } from '../../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../../i18n/languages';

/** Why a translation is to be reviewed; `stale` has not followed a change of the French. */
export type ReviewNote = 'missing' | 'stale' | 'identical' | 'uneven';

/** The translations to review, by field path: `en.title`. */
export function findReviewNotes(fields: Fields, original: Entry, entry: Entry): ReadonlyMap<string, ReviewNote> {
  const notes = new Map<string, ReviewNote>();
  const sameFrench = findUnchanged(fields, original, entry, defaultLanguage);
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    const { missing, identical, uneven } = measureCoverage(fields, entry, language);
    const same = findUnchanged(fields, original, entry, language);
    const add = (paths: Iterable<string>, note: ReviewNote) => {
      for (const path of paths) notes.set(`${language}.${path}`, note);
    };
    add(uneven, 'uneven');
    // A text that the site itself has in both languages, such as a motto, is meant to be identical.
    add(
      identical.filter((path) => !same.has(path)),
      'identical',
    );
    add(
      [...same.keys()].filter((path) => same.get(path) && !sameFrench.has(path)),
      'stale',
    );
    add(missing, 'missing');
  }
  return notes;
}

/** The translatable texts, by path, that are those of the content files. */
function findUnchanged(fields: Fields, original: Entry, entry: Entry, language: Language): ReadonlyMap<string, string> {
  const unchanged = new Map<string, string>();
  pairFields(fields, entry[language] ?? {}, original[language] ?? {}, {
    leaf: ({ field, path, shared }, now, before) => {
      const text = summarize(field, now);
      if (!shared && text === summarize(field, before)) unchanged.set(path, text);
    },
  });
  return unchanged;
}

import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { measureCoverage } from '../check/coverage';
import type { Fields } from '../fields/fields';
import { nameValue } from '../fields/nameField';
import { pairFields } from '../fields/walkFields';
import type { Entry, Giving } from '../model/model';
import { givingFields } from '../model/singletons';
import { findWayNotes, type WayNote } from '../present/waysToGive';
import { type Tree, toHalves } from './bilingual';

/**
 * Why to review a text. `stale`: the translation has not followed a change of the French. `WayNote`s are about ways to
 * give.
 */
export type ReviewNote = 'missing' | 'stale' | WayNote;

/** The texts of an edited document to review, by field path: `en.title`. */
export function findReviewNotes(fields: Fields, before: Tree, edited: Tree): ReadonlyMap<string, ReviewNote> {
  const [oldEntry, entry] = [toHalves(fields, before), toHalves(fields, edited)];
  const notes = new Map<string, ReviewNote>();
  const sameFrench = findUnchanged(fields, oldEntry, entry, defaultLanguage);
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    for (const [path, text] of findUnchanged(fields, oldEntry, entry, language))
      if (text && !sameFrench.has(path)) notes.set(`${language}.${path}`, 'stale');
    for (const path of measureCoverage(fields, entry, language).missing) notes.set(`${language}.${path}`, 'missing');
  }
  if (fields === givingFields) {
    for (const { index, field, note } of findWayNotes((entry[defaultLanguage] as Partial<Giving> | undefined)?.ways))
      notes.set(`${defaultLanguage}.ways[${index}].${field}`, note);
  }
  return notes;
}

/** The translatable texts that are the same in both, by path. */
function findUnchanged(fields: Fields, oldEntry: Entry, entry: Entry, language: Language): ReadonlyMap<string, string> {
  const unchanged = new Map<string, string>();
  pairFields(fields, entry[language] ?? {}, oldEntry[language] ?? {}, {
    leaf: ({ field, path, shared }, newValue, oldValue) => {
      const text = nameValue(field, newValue);
      if (!shared && text === nameValue(field, oldValue)) unchanged.set(path, text);
    },
  });
  return unchanged;
}

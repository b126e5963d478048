import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { measureCoverage } from '../check/coverage';
import type { Fields } from '../fields/fields';
import { pairFields } from '../fields/walkFields';
import type { Giving } from '../model/model';
import { givingFields } from '../model/singletons';
import type { Entry } from '../present/localize';
import { summarize } from '../present/summarize';
import { findWayRemarks, type WayRemark } from '../present/waysToGive';
import { type Tree, toHalves } from './bilingual';

/**
 * Why to review a text. `stale`: the translation has not followed a change of the French. `WayRemark`s are about ways to
 * give.
 */
export type ReviewNote = 'missing' | 'stale' | WayRemark;

/** The texts to review, by field path: `en.title`. */
export function findReviewNotes(fields: Fields, former: Tree, tree: Tree): ReadonlyMap<string, ReviewNote> {
  const [original, entry] = [toHalves(fields, former), toHalves(fields, tree)];
  const notes = new Map<string, ReviewNote>();
  const sameFrench = findUnchanged(fields, original, entry, defaultLanguage);
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    for (const [path, text] of findUnchanged(fields, original, entry, language))
      if (text && !sameFrench.has(path)) notes.set(`${language}.${path}`, 'stale');
    for (const path of measureCoverage(fields, entry, language).missing) notes.set(`${language}.${path}`, 'missing');
  }
  if (fields === givingFields) {
    for (const { index, field, remark } of findWayRemarks(
      (entry[defaultLanguage] as Partial<Giving> | undefined)?.ways,
    ))
      notes.set(`${defaultLanguage}.ways[${index}].${field}`, remark);
  }
  return notes;
}

/** The translatable texts that are unchanged from the content files, by path. */
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

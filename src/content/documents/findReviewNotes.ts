import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { asList } from '../../shared/values';
import { measureCoverage } from '../coverage';
import type { Fields } from '../fields';
import type { Entry } from '../localize';
import { givingFields } from '../singletons';
import { summarize } from '../summarize';
import { pairFields } from '../walkFields';
import { findWayRemarks, type WayRemark } from '../waysToGive';
import { split, type Tree } from './bilingual';

/**
 * Why to review a text. `stale`: the translation has not followed a change of the French. `recount`: the French text
 * names a number of items, and the list beside it has changed. `WayRemark`s are about ways to give.
 */
export type ReviewNote = 'missing' | 'stale' | 'identical' | 'uneven' | 'recount' | WayRemark;

/** The texts to review, by field path: `en.title`. */
export function findReviewNotes(fields: Fields, former: Tree, tree: Tree): ReadonlyMap<string, ReviewNote> {
  const [original, entry] = [split(fields, former), split(fields, tree)];
  const notes = new Map<string, ReviewNote>();
  const sameFrench = findUnchanged(fields, original, entry, defaultLanguage);
  for (const language of languages.filter((each) => each !== defaultLanguage)) {
    const { missing, identical, uneven } = measureCoverage(fields, entry, language);
    const same = findUnchanged(fields, original, entry, language);
    const add = (paths: Iterable<string>, note: ReviewNote) => {
      for (const path of paths) notes.set(`${language}.${path}`, note);
    };
    add(uneven, 'uneven');
    // A text that is identical on the site, such as a motto, is meant to be.
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
  for (const path of findOldCounts(fields, original, entry)) {
    if (sameFrench.has(path)) notes.set(`${defaultLanguage}.${path}`, 'recount');
  }
  if (fields === givingFields) {
    for (const { index, field, remark } of findWayRemarks(entry[defaultLanguage] ?? {}))
      notes.set(`${defaultLanguage}.ways[${index}].${field}`, remark);
  }
  return notes;
}

/** « Un » is omitted, because it is usually an article. */
const numbers = ['zéro', '1', ...'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')];

/** The French texts that name the former number of items of the list beside them: « Deux actions ». */
function findOldCounts(fields: Fields, original: Entry, entry: Entry): string[] {
  const [before = {}, now = {}] = [original[defaultLanguage], entry[defaultLanguage]];
  const former = Object.keys(fields).flatMap((name) => {
    const count = asList(before[name]).length;
    return fields[name]?.kind === 'list' && count !== asList(now[name]).length ? [String(count), numbers[count]] : [];
  });
  const words = (name: string) =>
    String(now[name] ?? '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return Object.keys(fields).filter((name) => words(name).some((word) => former.includes(word)));
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

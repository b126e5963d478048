import { defaultLanguage, type Language } from '../../shared/i18n/languages';
import { asRecord } from '../../shared/unknownValues';
import { type Fields, isGroup } from '../fields/fields';
import { type LocatedField, pairFields, type Visit } from '../fields/walkFields';
import type { Entry } from '../model/model';

// Content files have a half per language. Drafts and hand-over files hold trees, which editing and merging work on.

/**
 * A document with both languages in one tree: a list item occurs once, a shared field has one value, a translated one
 * `{ fr, en }`.
 */
export type Tree = Record<string, unknown> & { [L in Language]?: never };

/**
 * The tree of an entry. Omits the items that only the translation has, unless the French list is empty;
 * `measureCoverage` reports both cases. No value is undefined, so that a tree is the same after JSON.
 */
export function toTree(fields: Fields, entry: Entry): Tree {
  const { fr, en = {} } = entry;
  if (!fr) return {};
  return pairFields(fields, fr, en, {
    enter: ({ shared }) => !shared,
    leaf: ({ field, shared }, original, translation) => {
      if (shared || (isGroup(field) && !translation)) return original;
      const values = Object.entries({ fr: original, en: translation });
      const written = values.filter(([, value]) => value !== undefined);
      return written.length > 0 ? Object.fromEntries(written) : undefined;
    },
  }) as Tree;
}

/** The halves of a tree. Both have all items, so that one index names an item in the problems of both languages. */
export function toHalves(fields: Fields, tree: Tree): Entry {
  const enter: Visit['enter'] = ({ shared }) => !shared;
  // Both halves keep the ids, by which a file's items are matched.
  const write = (language: Language) => {
    const isHere = ({ path, shared }: LocatedField) => !shared || language === defaultLanguage || path.endsWith('.id');
    const leaf: Visit['leaf'] = (located, value) => (isHere(located) ? readIn(language, located, value) : undefined);
    return pairFields(fields, tree, {}, { enter, leaf });
  };
  return isAbsent(tree) ? {} : { fr: write('fr'), en: write('en') };
}

/** The value of a field in a language. */
export function readIn(language: Language, { shared }: { shared?: boolean }, value: unknown): unknown {
  return shared ? value : asRecord(value)[language];
}

/** Whether a document is empty: its album does not exist, is not published yet, or is to be removed. */
export function isAbsent(tree: Tree): boolean {
  return Object.keys(tree).length === 0;
}

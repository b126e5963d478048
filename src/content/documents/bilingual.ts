import { defaultLanguage, type Language } from '../../shared/i18n/languages';
import { asRecord } from '../../shared/unknownValues';
import { type Fields, isGroup } from '../fields/fields';
import { type LocatedField, pairFields, type Visit } from '../fields/walkFields';
import type { Entry } from '../model/model';

// An entry has two halves, one per language. Drafts and hand-over files hold one tree of both, so that an item of
// a list is added, moved and removed once.

/**
 * A document with both languages in one tree: a list item occurs once, a shared field has one value, and a translated
 * field has `{ fr, en }`.
 */
export type Tree = Record<string, unknown> & { [L in Language]?: never };

/**
 * The tree of an entry. Omits the items that only English has, unless French lacks the whole list; `measureCoverage`
 * reports both. No value is undefined, so that a tree is the same after JSON.
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

/** The halves of a tree. A translated list has all its items in both, so that an index means the same item in both. */
export function toHalves(fields: Fields, tree: Tree): Entry {
  const enter: Visit['enter'] = ({ shared }) => !shared;
  // Both halves have the ids, because the items of the two languages are matched by them.
  const write = (language: Language) => {
    const belongs = ({ path, shared }: LocatedField) => !shared || language === defaultLanguage || path.endsWith('.id');
    const leaf: Visit['leaf'] = (located, value) => (belongs(located) ? readIn(language, located, value) : undefined);
    return pairFields(fields, tree, {}, { enter, leaf });
  };
  return isAbsent(tree) ? {} : { fr: write('fr'), en: write('en') };
}

export function readIn(language: Language, { shared }: { shared?: boolean }, value: unknown): unknown {
  return shared ? value : asRecord(value)[language];
}

/** Whether a document is empty. Only an album can be: the site does not have it yet, or a draft removes it. */
export function isAbsent(tree: Tree): boolean {
  return Object.keys(tree).length === 0;
}

import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { type Fields, isGroup } from '../fields';
import type { Entry } from '../localize';
import { asRecord } from '../values';
import { type Place, pairFields, type Visit } from '../walkFields';

// Content files, drafts and hand-over files have a half per language; editing and merging know documents as trees.

/** A document in which an item is one item, a shared field has one value, and a translated one `{ fr, en }`. */
export type Tree = Record<string, unknown> & { [L in Language]?: never };

/** Leaves out the items that only a translation has; a list without a French item keeps them. `measureCoverage` lists both. */
export function join(fields: Fields, entry: Entry): Tree {
  const { [defaultLanguage]: french, en = {} } = entry;
  if (!french) return {};
  return pairFields(fields, french, en, {
    enter: ({ shared }) => !shared,
    leaf: ({ field, shared }, original, translation) =>
      shared || (isGroup(field) && !translation) ? original : { [defaultLanguage]: original, en: translation },
  }) as Tree;
}

const halves = new WeakMap<Tree, Entry>();

/** The halves of a tree. Both have all items, so that problems name those of both languages by one index. */
export function split(fields: Fields, tree: Tree): Entry {
  const known = halves.get(tree);
  if (known) return known;
  const enter: Visit['enter'] = ({ shared }) => !shared;
  // The ids tell which items of a file belong together.
  const write = (language: Language) => {
    const isHere = ({ path, shared }: Place) => !shared || language === defaultLanguage || path.endsWith('.id');
    const leaf: Visit['leaf'] = (place, value) => (isHere(place) ? readIn(language, place, value) : undefined);
    return pairFields(fields, tree, {}, { enter, leaf });
  };
  const entry = isAbsent(tree) ? {} : eachLanguage(write);
  halves.set(tree, entry);
  return entry;
}

/** The value of a field in a language. */
export function readIn(language: Language, { shared }: { shared?: boolean }, value: unknown): unknown {
  return shared ? value : asRecord(value)[language];
}

/** Whether a document is empty: its album does not exist, was not published yet, or is to be removed. */
export function isAbsent(tree: Tree): boolean {
  return Object.keys(tree).length === 0;
}

export function eachLanguage(write: (language: Language) => Record<string, unknown>): Entry {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}

import { foldText } from '../../shared/i18n/foldText';
import { defaultLanguage } from '../../shared/i18n/languages';
import { asList, asRecord, isBlank, isFileName } from '../../shared/values';
import { type Fields, kindOf, type ListField } from '../fields/fields';
import { pairFields, type Visit } from '../fields/walkFields';
import { readIn, type Tree } from './bilingual';

/** Prefix of an added item's temporary id. Final names never have two hyphens in a row. */
const addedPrefix = 'nouveau--';

export function makeItemId(): string {
  return `${addedPrefix}${Math.random().toString(36).slice(2)}`;
}

export function isTemporaryId(id: string): boolean {
  return id.startsWith(addedPrefix);
}

/**
 * The final ids of French items. An added item is named after its first text, usually its title.
 * @param known the names that temporary ids already have; no other item gets them
 */
export function nameItems(
  { of }: ListField,
  items: readonly unknown[],
  known: ReadonlyMap<unknown, string> = new Map(),
): string[] {
  const taken = new Set([...items.map((item) => String(asRecord(item).id)), ...known.values()]);
  return items.map((item) => {
    const id = String(asRecord(item).id);
    const parts = kindOf(of).split?.(of, item, undefined)?.parts ?? [];
    const first = parts.find(({ step }) => step !== 'id');
    const title = first && readIn(defaultLanguage, first.field, first.value);
    if (!isTemporaryId(id) || known.has(id) || isBlank(title)) return known.get(id) ?? id;
    const name = findFreeName(slugify(String(title), slugify(of.label)), taken);
    taken.add(name);
    return name;
  });
}

/** The versions of a document with names in place of temporary ids. An item keeps the name of its first version. */
export function nameAddedItems(fields: Fields, versions: readonly Tree[]): Tree[] {
  const names = new Map<unknown, string>();
  return versions.map((tree) => {
    const known = new Map(names);
    const enter: Visit['enter'] = ({ field }, value) => {
      const items = asList(value);
      const found = field.kind === 'list' ? nameItems(field, items, known) : [];
      for (const [index, name] of found.entries()) {
        const { id } = asRecord(items[index]);
        if (typeof id === 'string' && isTemporaryId(id)) names.set(id, name);
      }
      return true;
    };
    return pairFields(fields, tree, {}, { enter, leaf: (_, value) => names.get(value) ?? value }) as Tree;
  });
}

/** The id of an album, made from its name: lowercase letters, digits and `_`. */
export function makeAlbumId(name: string, taken: Iterable<string>): string {
  const others = new Set([...taken].map((id) => id.replaceAll('_', '-')));
  return findFreeName(slugify(name, 'album'), others).replaceAll('-', '_');
}

/** Letters of Cameroon's and Europe's languages that Unicode does not decompose into a–z and a mark. */
const neighbours: Readonly<Record<string, string>> = {
  ...{ ɑ: 'a', ɓ: 'b', ɖ: 'd', ɗ: 'd', ǝ: 'e', ə: 'e', ɛ: 'e', ɣ: 'g', ɨ: 'i', ɲ: 'n', ŋ: 'n', ɔ: 'o', ʉ: 'u', ƴ: 'y' },
  ...{ æ: 'ae', đ: 'd', ð: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' },
};

export function slugify(title: string, fallback = ''): string {
  const plain = foldText(title).replace(/\P{ASCII}/gu, (letter) => neighbours[letter] ?? letter);
  const words = plain.match(/[a-z0-9]+/g) ?? [fallback];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}

/** The name, or the first of `name-2`, `name-3`… that is free and valid as a file name. */
export function findFreeName(name: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  if (!taken.has(name) && isFileName(name.slice(name.lastIndexOf('/') + 1))) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
}

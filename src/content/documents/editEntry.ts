import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { isGroup, type ListField } from '../fields';
import { joinPath, type Step } from '../fields/kind';
import type { Entry } from '../localize';
import { asList, asRecord, isRecord } from '../values';
import { makeItemId } from './itemIds';

/** The path of a value in an entry: `['fr', 'activities', 0, 'title']`. */
export type Path = readonly Step[];

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);
}

/** A copy with another value at the path; creates missing objects and lists on the way. */
export function writeAt<T>(value: T, [step, ...rest]: Path, next: unknown): T {
  if (step === undefined) return next as T;
  const copy: object = typeof step === 'number' ? [...asList(value)] : { ...asRecord(value) };
  return Object.assign(copy, { [step]: writeAt(readAt(copy, [step]), rest, next) }) as T;
}

/** A path as problems write it: `fr.activities[0].title`. */
export function describePath(path: Path): string {
  return path.reduce<string>(joinPath, '');
}

/** Whether a field (`fr.facts[0].value`) is at or below a place in the form (`facts[0]`), in any language. */
export function isWithin(place: string, fieldPath: string): boolean {
  const rest = fieldPath.slice(fieldPath.indexOf('.') + 1);
  return rest.startsWith(place) && /^($|[.[])/.test(rest.slice(place.length));
}

/** A list of an entry: its field, and its path below a language. */
export type ListPlace = { field: ListField; path: Path };

/** A removed item: its index, and an entry that still has it. */
export type Removed = { index: number; from: Entry };

// Each edit applies to all languages, so that items at one index belong together (`alignLists`).

export function addItem(entry: Entry, place: ListPlace): Entry {
  const item = isGroup(place.field.of) ? { id: makeItemId() } : '';
  return editLists(entry, place, (items) => [...items, item]);
}

/** Adds items that are made from files. Only their ids are in the translations. */
export function addFilledItems(entry: Entry, place: ListPlace, added: readonly { id: string }[]): Entry {
  return editLists(entry, place, (items, language) => [
    ...items,
    ...added.map((item) => (language === defaultLanguage ? item : { id: item.id })),
  ]);
}

/** Puts the items into an order of their French ids. */
export function orderItems(entry: Entry, place: ListPlace, ids: readonly unknown[]): Entry {
  const rank = (item: unknown) => ids.indexOf(asRecord(item).id);
  return editLists(entry, place, (items) => [...items].sort((a, b) => rank(a) - rank(b)));
}

export function removeItem(entry: Entry, place: ListPlace, index: number): Entry {
  return editLists(entry, place, (items) => splice(items, index, 1));
}

/** Restores a removed item at its index and keeps later edits. */
export function restoreItem(entry: Entry, place: ListPlace, { index, from }: Removed): Entry {
  const read = (language: Language) => readAt(from, [language, ...place.path, index]) ?? '';
  return editLists(entry, place, (items, language) => splice(items, index, 0, read(language)));
}

export function moveItem(entry: Entry, place: ListPlace, from: number, to: number): Entry {
  return editLists(entry, place, (items) => splice(splice(items, from, 1), to, 0, items[from]));
}

/** Adds a copy of an item below it. */
export function duplicateItem(entry: Entry, place: ListPlace, index: number): Entry {
  const id = makeItemId();
  return editLists(entry, place, (items) => {
    const item = items[index];
    return splice(items, index + 1, 0, isRecord(item) ? { ...item, id } : item);
  });
}

/** A copy of the list after `Array.prototype.splice`; Chrome 108 has no `toSpliced`. */
function splice(items: readonly unknown[], start: number, count: number, ...added: unknown[]): unknown[] {
  return [...items.slice(0, start), ...added, ...items.slice(start + count)];
}

function editLists(
  entry: Entry,
  { field, path }: ListPlace,
  edit: (items: unknown[], language: Language) => unknown[],
): Entry {
  return languages.reduce((edited, language) => {
    if (field.shared && language !== defaultLanguage) return edited;
    const steps = [language, ...path];
    return writeAt(edited, steps, edit(asList(readAt(edited, steps)), language));
  }, entry);
}

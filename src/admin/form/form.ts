import { makeItemId } from '../../content/activityNames';
import { asList, asRecord, type ListField } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';

/** What every input of a form is given: the whole entry, of which it shows one place. */
export type FormState = {
  entry: Entry;
  /** What is wrong, in words, by the way to the field as problems name it. */
  problems: ReadonlyMap<string, string>;
  /** The files that a media field may name. */
  uploads: readonly string[];
  onChange: (entry: Entry) => void;
};

/** The way to a value inside an entry: `['fr', 'activities', 0, 'title']`. */
export type Path = readonly (string | number)[];

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);
}

/** A copy in which the value at the path is another; what is missing on the way is made. */
export function writeAt<T>(value: T, [step, ...rest]: Path, next: unknown): T {
  if (step === undefined) return next as T;
  const copy: object = typeof step === 'number' ? [...asList(value)] : { ...asRecord(value) };
  return Object.assign(copy, { [step]: writeAt(readAt(copy, [step]), rest, next) }) as T;
}

/** As problems name a field: `fr.activities[0].title`. */
export function describePath(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${step}`)).join('');
}

/** A list of an entry: its field, and the way to it from a language's half. */
export type ListPlace = { field: ListField; path: Path };

/** What was taken out of a list, to be put back: where it stood, in an entry that still has it. */
export type Removed = { index: number; from: Entry };

// The lists of all languages are edited alike, so that what stands at a place belongs together (`alignLists`).

export function addItem(entry: Entry, place: ListPlace): Entry {
  const item = place.field.of.kind === 'object' ? { id: makeItemId() } : '';
  return editLists(entry, place, (items) => [...items, item]);
}

export function removeItem(entry: Entry, place: ListPlace, index: number): Entry {
  return editLists(entry, place, (items) => without(items, index));
}

/** Puts a removed item back where it stood. What was typed since stays. */
export function restoreItem(entry: Entry, place: ListPlace, { index, from }: Removed): Entry {
  const read = (language: Language) => readAt(from, [language, ...place.path, index]) ?? '';
  return editLists(entry, place, (items, language) => insert(items, index, read(language)));
}

export function moveItem(entry: Entry, place: ListPlace, index: number, step: 1 | -1): Entry {
  return editLists(entry, place, (items) => insert(without(items, index), index + step, items[index]));
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

function without(items: readonly unknown[], index: number): unknown[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

function insert(items: readonly unknown[], index: number, item: unknown): unknown[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

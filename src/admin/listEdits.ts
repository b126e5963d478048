import { makeItemId } from '../content/activityNames';
import { asList, type ListField } from '../content/fields';
import type { Entry } from '../content/localize';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { type Path, readAt, writeAt } from './paths';

/** A list of an entry: its field, and the way to it from a language's half. */
export type ListPlace = { field: ListField; path: Path };

/** What was taken out of a list, to be put back: an item per language, and where it stood. */
export type Removed = { index: number; items: Partial<Record<Language, unknown>> };

// The lists of all languages are edited alike, so that what stands at a place belongs together (`alignLists`).

export function addItem(entry: Entry, place: ListPlace): Entry {
  const item = place.field.of.kind === 'object' ? { id: makeItemId() } : '';
  return editLists(entry, place, (items) => [...items, item]);
}

export function removeItem(entry: Entry, place: ListPlace, index: number): { entry: Entry; removed: Removed } {
  const items: Removed['items'] = {};
  for (const language of languages) items[language] = readAt(entry, [language, ...place.path, index]);
  return { entry: editLists(entry, place, (all) => without(all, index)), removed: { index, items } };
}

/** Puts a removed item back where it stood. What was typed since stays. */
export function restoreItem(entry: Entry, place: ListPlace, { index, items }: Removed): Entry {
  return editLists(entry, place, (all, language) => insert(all, index, items[language] ?? ''));
}

export function moveItem(entry: Entry, place: ListPlace, index: number, step: 1 | -1): Entry {
  return editLists(entry, place, (all) => insert(without(all, index), index + step, all[index]));
}

function editLists(
  entry: Entry,
  { field, path }: ListPlace,
  edit: (items: unknown[], language: Language) => unknown[],
): Entry {
  return languages.reduce((edited, language) => {
    if (field.shared && language !== defaultLanguage) return edited;
    const items = readAt(edited, [language, ...path]);
    return writeAt(edited, [language, ...path], edit(asList(items), language));
  }, entry);
}

function without(items: readonly unknown[], index: number): unknown[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

function insert(items: readonly unknown[], index: number, item: unknown): unknown[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

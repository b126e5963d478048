import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { asList, asRecord, isBlank, isRecord } from '../../shared/values';
import type { Field, Fields, ListField } from '../fields/fields';
import { checkNames } from '../fields/groups';
import { joinPath } from '../fields/kind';
import { nameField, nameValue } from '../fields/nameField';
import { type Place, pairFields } from '../fields/walkFields';
import { readIn, type Tree } from './bilingual';

/**
 * One difference of an edited document from the base or the current one. List items are added, removed and moved in
 * all languages at once. An added item is one change, whatever it contains.
 */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  language: Language;
  /** Whether the field has the same value in all languages. */
  isShared: boolean;
  /** The field's name in the form, without its language. */
  name: string;
  before: string;
  after: string;
  /** How both values are shown: as text, or as the picture at that path. */
  shownAs: 'words' | 'picture';
  /** For an added item, the number of items in its lists: `2 photos, 1 nouvelle`. Empty if it has no lists. */
  contents?: string;
};

/** @param before the base or the current document */
export function listChanges(fields: Fields, before: Tree, edited: Tree): Change[] {
  const changes = findDifferences(fields, before, edited).map(({ path, field, item, ...change }) => {
    const { kind } = change;
    const texts = kind === 'changed' ? showValues(field, change) : { shownAs: 'words' as const };
    const name = nameField(fields, path, kind === 'removed' ? before : edited);
    return { ...change, name, ...texts, ...(kind === 'added' && { contents: countContents(field, item) }) };
  });
  const lost = findUnknownFields(fields, before, edited).map(({ path, text }): Change => {
    const name = nameField(fields, path, edited);
    return { kind: 'removed', isShared: false, ...noText, name, before: text, shownAs: 'words' };
  });
  return [...changes, ...lost];
}

/** The texts of a document's fields that the model no longer has, unless they were the same before. */
export function findUnknownFields(fields: Fields, before: Tree, edited: Tree): { path: string; text: string }[] {
  const unknown: { path: string; text: string }[] = [];
  const check = (known: Fields, path: string, value: unknown, other: unknown) => {
    const values = asRecord(value);
    checkNames(known, values, (_reason, _values, name = '') => {
      const text = joinTexts(values[name]);
      if (text !== joinTexts(asRecord(other)[name])) unknown.push({ path: joinPath(path, name), text });
    });
  };
  check(fields, '', edited, before);
  pairFields(fields, edited, before, {
    enter: ({ field, path }, value, other) => {
      if (value === other) return false;
      if (field.kind === 'object') check(field.fields, path, value, other);
      return true;
    },
    leaf: () => undefined,
  });
  return unknown;
}

function joinTexts(value: unknown): string {
  if (typeof value !== 'object' || value === null) return isBlank(value) ? '' : String(value);
  return Object.values(value).map(joinTexts).filter(Boolean).join(' / ');
}

/**
 * The number of changes that `listChanges` lists. It is counted at every keystroke, so no names are looked up, and what
 * both versions share is not walked.
 */
export function countChanges(fields: Fields, before: Tree, edited: Tree): number {
  return findDifferences(fields, before, edited).length + findUnknownFields(fields, before, edited).length;
}

type Difference = Pick<Change, 'kind' | 'language' | 'isShared' | 'before' | 'after'> & {
  field: Field;
  path: string;
  /** The value of an added item. */
  item?: unknown;
};

const noText = { language: defaultLanguage, before: '', after: '' };

function findDifferences(fields: Fields, before: Tree, edited: Tree): Difference[] {
  const differences: Difference[] = [];
  const addedItems = new Set<string>();
  const isSkipped = ({ field, path }: Place, newValue: unknown, oldValue: unknown) =>
    field.technical || newValue === oldValue || addedItems.has(path);
  const add: AddDifference = (kind, { field, path, shared }, values = {}) => {
    if (kind === 'added') addedItems.add(path);
    differences.push({ kind, isShared: shared, field, path, ...noText, ...values });
  };
  pairFields(fields, edited, before, {
    enter: (place, newValue, oldValue) => {
      if (isSkipped(place, newValue, oldValue)) return false;
      const { field } = place;
      if (field.kind === 'list') addListDifferences(field, place, oldValue, newValue, add);
      return true;
    },
    leaf: (place, newValue, oldValue) => {
      if (isSkipped(place, newValue, oldValue)) return;
      const { field } = place;
      for (const language of place.shared ? [defaultLanguage] : languages) {
        const [oldText, newText] = [oldValue, newValue].map((value) =>
          nameValue(field, readIn(language, place, value)),
        );
        if (oldText !== newText) add('changed', place, { language, before: oldText, after: newText });
      }
    },
  });
  return differences;
}

type AddDifference = (kind: Change['kind'], place: Place, values?: Partial<typeof noText> & { item?: unknown }) => void;

type Texts = Pick<Change, 'before' | 'after'>;

/** A text without Markdown's signs, unless only those have changed. */
function showValues(field: Field, { before, after }: Texts): Texts & Pick<Change, 'shownAs'> {
  if (field.kind === 'media') return { before, after, shownAs: 'picture' };
  const strip = (text: string) => text.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
  const plain = { before: strip(before), after: strip(after) };
  const isPlain = field.kind === 'markdown' && plain.before !== plain.after;
  return { ...(isPlain ? plain : { before, after }), shownAs: 'words' };
}

function addListDifferences(field: ListField, list: Place, before: unknown, after: unknown, add: AddDifference): void {
  const { added, removed, moved } = compareItems(before, after);
  const name = (item: unknown) => nameValue(field.of, item);
  const placeOf = (index: number) => ({ ...list, path: joinPath(list.path, index) });
  for (const index of added) add('added', placeOf(index), { item: asList(after)[index] });
  for (const index of removed) add('removed', placeOf(index));
  if (moved && !field.sorted)
    add('moved', list, { before: moved.before.map(name).join(', '), after: moved.after.map(name).join(', ') });
}

function countContents(field: Field, item: unknown): string {
  const fields = field.kind === 'list' && field.of.kind === 'object' ? field.of.fields : {};
  const counts = Object.entries(fields).flatMap(([name, inner]) => {
    const count = inner.kind === 'list' ? asList(asRecord(item)[name]).length : 0;
    return inner.kind === 'list' && count > 0 ? `${count} ${(count === 1 ? inner.of : inner).label.toLowerCase()}` : [];
  });
  return counts.join(', ');
}

/** How the items of a list differ from an earlier version. */
type Rearrangement = {
  added: number[];
  removed: number[];
  /** The items of both versions, in their two orders; undefined if none has moved. */
  moved?: { before: unknown[]; after: unknown[] };
};

function compareItems(before: unknown, after: unknown): Rearrangement {
  const [oldItems, newItems] = [keyItems(before), keyItems(after)];
  const indexesOutside = (items: Items, others: Items) =>
    [...items.keys()].flatMap((key, index) => (others.has(key) ? [] : [index]));
  const stayed = [...newItems.keys()].filter((key) => oldItems.has(key));
  const order = [...oldItems.keys()].filter((key) => newItems.has(key));
  const hasMoved = stayed.some((key, index) => key !== order[index]);
  return {
    added: indexesOutside(newItems, oldItems),
    removed: indexesOutside(oldItems, newItems),
    ...(hasMoved && {
      moved: { before: order.map((key) => oldItems.get(key)), after: stayed.map((key) => newItems.get(key)) },
    }),
  };
}

type Items = ReadonlyMap<unknown, unknown>;

/** The items of a list by a key that survives moves: their id, else their index. */
function keyItems(items: unknown): Items {
  return new Map(asList(items).map((item, index) => [isRecord(item) && !isBlank(item.id) ? item.id : index, item]));
}

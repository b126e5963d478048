import { defaultLanguage, type Language, languages } from '../../shared/i18n/languages';
import { asList, asRecord, isBlank, isRecord } from '../../shared/unknownValues';
import type { Fields, ListField } from '../fields/fields';
import { joinPath } from '../fields/kind';
import { nameField, nameValue } from '../fields/nameField';
import { type LocatedField, pairFields } from '../fields/walkFields';
import { readIn, type Tree } from './bilingual';

/**
 * One difference between an edited document and its base or the current one. An item is added, removed or moved in both
 * languages at once. An added item is one change, whatever it contains.
 */
export type Change = {
  /** `dropped`: the text in a field that the model no longer has. */
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'dropped';
  language: Language;
  isShared: boolean;
  /** The field's name in the form, without its language. */
  name: string;
};

/** @param before the base or the current document */
export function listChanges(fields: Fields, before: Tree, edited: Tree): Change[] {
  return findDifferences(fields, before, edited).map(({ path, ...change }) => {
    return { ...change, name: nameField(fields, path, change.kind === 'removed' ? before : edited) };
  });
}

/** How many changes `listChanges` would list. Looks up no names, because the editor counts at every keystroke. */
export function countChanges(fields: Fields, before: Tree, edited: Tree): number {
  return findDifferences(fields, before, edited).length;
}

type Difference = Omit<Change, 'name'> & { path: string };

function findDifferences(fields: Fields, before: Tree, edited: Tree): Difference[] {
  const differences: Difference[] = [];
  const addedItems = new Set<string>();
  const isSkipped = ({ field, path }: LocatedField, newValue: unknown, oldValue: unknown) =>
    field.technical || newValue === oldValue || addedItems.has(path);
  const add: AddDifference = (kind, { path, shared }, language = defaultLanguage) => {
    if (kind === 'added') addedItems.add(path);
    differences.push({ kind, language, isShared: shared, path });
  };
  const addUnknown = (known: Fields, path: string, newValue: unknown, oldValue: unknown) => {
    const [newValues, oldValues] = [asRecord(newValue), asRecord(oldValue)];
    const isKept = (name: string) => JSON.stringify(newValues[name]) === JSON.stringify(oldValues[name]);
    for (const name of Object.keys(newValues).filter((given) => !(given in known) && !isBlank(newValues[given])))
      if (!isKept(name)) add('dropped', { path: joinPath(path, name), shared: false });
  };
  addUnknown(fields, '', edited, before);
  pairFields(fields, edited, before, {
    enter: (located, newValue, oldValue) => {
      if (isSkipped(located, newValue, oldValue)) return false;
      const { field } = located;
      if (field.kind === 'object') addUnknown(field.fields, located.path, newValue, oldValue);
      if (field.kind === 'list') addListDifferences(field, located, oldValue, newValue, add);
      return true;
    },
    leaf: (located, newValue, oldValue) => {
      if (isSkipped(located, newValue, oldValue)) return;
      const { field } = located;
      for (const language of located.shared ? [defaultLanguage] : languages) {
        const [oldText, newText] = [oldValue, newValue].map((value) =>
          nameValue(field, readIn(language, located, value)),
        );
        if (oldText !== newText) add('changed', located, language);
      }
    },
  });
  return differences;
}

type AddDifference = (kind: Change['kind'], at: Omit<LocatedField, 'field'>, language?: Language) => void;

function addListDifferences(
  field: ListField,
  list: LocatedField,
  before: unknown,
  after: unknown,
  add: AddDifference,
): void {
  const [oldKeys, newKeys] = [keyItems(before), keyItems(after)];
  const addMissing = (kind: 'added' | 'removed', keys: unknown[], otherKeys: unknown[]) => {
    for (const [index, key] of keys.entries())
      if (!otherKeys.includes(key)) add(kind, { ...list, path: joinPath(list.path, index) });
  };
  addMissing('added', newKeys, oldKeys);
  addMissing('removed', oldKeys, newKeys);
  const oldOrder = oldKeys.filter((key) => newKeys.includes(key));
  const newOrder = newKeys.filter((key) => oldKeys.includes(key));
  if (!field.sorted && newOrder.some((key, index) => key !== oldOrder[index])) add('moved', list);
}

/** The keys of a list's items: their ids, or their indexes where they have none. */
const keyItems = (items: unknown) =>
  asList(items).map((item, index) => (isRecord(item) && !isBlank(item.id) ? item.id : index));

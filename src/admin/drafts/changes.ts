import { asList, type Fields, isBlank, isRecord } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { nameField } from '../form/nameField';

/** One difference from the text in the content files. Items of a list are added, removed and moved in all languages. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  language: Language;
  /** The field's name in the form, without its language. */
  name: string;
  before: string;
  after: string;
};

/** What an editor has changed, field by field. */
export function listChanges(fields: Fields, original: Entry, edited: Entry): Change[] {
  return languages.flatMap((language) => {
    const changes: Change[] = [];
    const note: Note = (kind, path, before, after) =>
      changes.push({ kind, language, name: nameField(fields, path), before, after });
    pairFields(fields, edited[language] ?? {}, original[language] ?? {}, {
      enter: ({ field, path }, after, before) => {
        // Noted once, though every language has the items.
        if (field.kind === 'list' && language === defaultLanguage)
          compareItems(asList(before), asList(after), path, note);
        return true;
      },
      leaf: ({ path }, after, before) => {
        const [was, is] = [summarize(before), summarize(after)];
        // An id is not typed by an editor.
        if (was !== is && !path.endsWith('.id')) note('changed', path, was, is);
      },
    });
    return changes;
  });
}

type Note = (kind: Change['kind'], path: string, before: string, after: string) => void;

function compareItems(before: unknown[], after: unknown[], path: string, note: Note): void {
  const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
  keysAfter.forEach((key, index) => {
    if (!keysBefore.includes(key)) note('added', `${path}[${index}]`, '', '');
  });
  keysBefore.forEach((key, index) => {
    if (!keysAfter.includes(key)) note('removed', `${path}[${index}]`, summarize(before[index]), '');
  });
  const stays = (key: unknown) => keysBefore.includes(key) && keysAfter.includes(key);
  const stayedAfter = keysAfter.filter(stays);
  if (keysBefore.filter(stays).some((key, index) => key !== stayedAfter[index])) {
    const list = (items: unknown[], keys: unknown[]) =>
      items
        .filter((_, index) => stays(keys[index]))
        .map(summarize)
        .join(', ');
    note('moved', path, list(before, keysBefore), list(after, keysAfter));
  }
}

/** What an item is known by when it moves: its id, else its place. */
function keyOf(item: unknown, index: number): unknown {
  return isRecord(item) && !isBlank(item.id) ? item.id : index;
}

/** A value in a few words: of an item, its first text, a title or what comes in its place. */
function summarize(value: unknown): string {
  if (isRecord(value)) {
    const { id, ...values } = value;
    return [...Object.values(values), id].map(summarize).find(Boolean) ?? '';
  }
  return isBlank(value) || typeof value === 'object' ? '' : String(value);
}

import { asList, asRecord, type Field, type Fields, isBlank, isRecord, type ListField } from '../../content/fields';
import type { Entry } from '../../content/localize';
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
    const note: Note = (kind, path, before, after) => {
      // Noted once, though every language has the item.
      if (kind !== 'changed' && language !== defaultLanguage) return;
      changes.push({ kind, language, name: nameField(fields, path), before, after });
    };
    compareFields(fields, original[language] ?? {}, edited[language] ?? {}, '', note);
    return changes;
  });
}

type Note = (kind: Change['kind'], path: string, before: string, after: string) => void;

function compareFields(
  fields: Fields,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  prefix: string,
  note: Note,
): void {
  for (const [name, field] of Object.entries(fields)) {
    // An id is not typed by an editor.
    if (name !== 'id') compareValue(field, before[name], after[name], `${prefix}${name}`, note);
  }
}

function compareValue(field: Field, before: unknown, after: unknown, path: string, note: Note): void {
  if (field.kind === 'object') {
    compareFields(field.fields, asRecord(before), asRecord(after), `${path}.`, note);
  } else if (field.kind === 'list') {
    compareLists(field, asList(before), asList(after), path, note);
  } else {
    const [was, is] = [asText(before), asText(after)];
    if (was !== is) note('changed', path, was, is);
  }
}

function compareLists(field: ListField, before: unknown[], after: unknown[], path: string, note: Note): void {
  const keysBefore = before.map(keyOf);
  const keysAfter = after.map(keyOf);
  after.forEach((item, index) => {
    const old = keysBefore.indexOf(keysAfter[index]);
    if (old < 0) note('added', `${path}[${index}]`, '', '');
    compareValue(field.of, before[old], item, `${path}[${index}]`, note);
  });
  before.forEach((item, index) => {
    if (!keysAfter.includes(keysBefore[index])) note('removed', `${path}[${index}]`, summarize(item), '');
  });
  const stayed = before.filter((_, index) => keysAfter.includes(keysBefore[index]));
  const stayedAfter = after.filter((_, index) => keysBefore.includes(keysAfter[index]));
  if (stayed.some((item, index) => keyOf(item, index) !== keyOf(stayedAfter[index], index))) {
    note('moved', path, stayed.map(summarize).join(', '), stayedAfter.map(summarize).join(', '));
  }
}

/** What an item is known by when it moves: its id, else its place. */
function keyOf(item: unknown, index: number): unknown {
  return isRecord(item) && !isBlank(item.id) ? item.id : index;
}

/** The first words of an item: a title, or what comes in its place. */
function summarize(item: unknown): string {
  if (!isRecord(item)) return asText(item);
  const { id, ...values } = item;
  return Object.values(values).map(asText).find(Boolean) ?? asText(id);
}

function asText(value: unknown): string {
  return isBlank(value) || typeof value === 'object' ? '' : String(value);
}

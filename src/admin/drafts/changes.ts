import { asList, type Fields, isBlank, isRecord } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { nameField } from '../form/nameField';

/** One difference from the content files. List items are added, removed and moved in all languages at once. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  language: Language;
  /** The field's name in the form, without its language. */
  name: string;
  before: string;
  after: string;
};

export function listChanges(fields: Fields, original: Entry, edited: Entry): Change[] {
  return languages.flatMap((language) => {
    const changes: Change[] = [];
    const report: Report = (kind, path, before, after) =>
      changes.push({ kind, language, name: nameField(fields, path), before, after });
    pairFields(fields, edited[language] ?? {}, original[language] ?? {}, {
      enter: ({ field, path }, after, before) => {
        // Every language has the same items: report them once.
        if (field.kind === 'list' && language === defaultLanguage)
          compareItems(asList(before), asList(after), path, report);
        return true;
      },
      leaf: ({ path }, after, before) => {
        const [was, is] = [summarize(before), summarize(after)];
        // Ids are generated.
        if (was !== is && !path.endsWith('.id')) report('changed', path, was, is);
      },
    });
    return changes;
  });
}

type Report = (kind: Change['kind'], path: string, before: string, after: string) => void;

function compareItems(before: unknown[], after: unknown[], path: string, report: Report): void {
  const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
  keysAfter.forEach((key, index) => {
    if (!keysBefore.includes(key)) report('added', `${path}[${index}]`, '', '');
  });
  keysBefore.forEach((key, index) => {
    if (!keysAfter.includes(key)) report('removed', `${path}[${index}]`, summarize(before[index]), '');
  });
  const stays = (key: unknown) => keysBefore.includes(key) && keysAfter.includes(key);
  const stayedAfter = keysAfter.filter(stays);
  if (keysBefore.filter(stays).some((key, index) => key !== stayedAfter[index])) {
    const list = (items: unknown[], keys: unknown[]) =>
      items
        .filter((_, index) => stays(keys[index]))
        .map(summarize)
        .join(', ');
    report('moved', path, list(before, keysBefore), list(after, keysAfter));
  }
}

/** Identifies an item across moves: its id, else its index. */
function keyOf(item: unknown, index: number): unknown {
  return isRecord(item) && !isBlank(item.id) ? item.id : index;
}

/** A short text for a value; for an item, its first text, usually the title. */
function summarize(value: unknown): string {
  if (isRecord(value)) {
    const { id, ...values } = value;
    return [...Object.values(values), id].map(summarize).find(Boolean) ?? '';
  }
  return isBlank(value) || typeof value === 'object' ? '' : String(value);
}

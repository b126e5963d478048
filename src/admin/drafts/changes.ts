import { asList, type Fields, isBlank, isRecord, type ListField } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { pairFields } from '../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../i18n/languages';
import { nameField } from '../form/nameField';
import { summarize } from '../form/summarize';

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
          compareItems(field, asList(before), asList(after), path, report);
        return true;
      },
      leaf: ({ field, path }, after, before) => {
        const [was, is] = [summarize(before, field), summarize(after, field)];
        // Ids are generated.
        if (was !== is && !path.endsWith('.id')) report('changed', path, was, is);
      },
    });
    return changes;
  });
}

type Report = (kind: Change['kind'], path: string, before: string, after: string) => void;

function compareItems({ of }: ListField, before: unknown[], after: unknown[], path: string, report: Report): void {
  const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
  keysAfter.forEach((key, index) => {
    if (!keysBefore.includes(key)) report('added', `${path}[${index}]`, '', '');
  });
  keysBefore.forEach((key, index) => {
    if (!keysAfter.includes(key)) report('removed', `${path}[${index}]`, summarize(before[index], of), '');
  });
  const stays = (key: unknown) => keysBefore.includes(key) && keysAfter.includes(key);
  const stayedAfter = keysAfter.filter(stays);
  if (keysBefore.filter(stays).some((key, index) => key !== stayedAfter[index])) {
    const list = (items: unknown[], keys: unknown[]) =>
      items
        .filter((_, index) => stays(keys[index]))
        .map((item) => summarize(item, of))
        .join(', ');
    report('moved', path, list(before, keysBefore), list(after, keysAfter));
  }
}

/** Identifies an item across moves: its id, else its index. */
function keyOf(item: unknown, index: number): unknown {
  return isRecord(item) && !isBlank(item.id) ? item.id : index;
}

import type { Fields, ListField } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { summarize } from '../../../content/summarize';
import { asList, isBlank, isRecord } from '../../../content/values';
import { pairFields } from '../../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../../i18n/languages';
import { nameField } from '../nameField';

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
    const report: Report = (kind, path, before = '', after = '') =>
      changes.push({ kind, language, name: nameField(fields, path), before, after });
    pairFields(fields, edited[language] ?? {}, original[language] ?? {}, {
      enter: ({ field, path }, after, before) => {
        // Every language has the same items: report them once.
        if (field.kind === 'list' && language === defaultLanguage) compareItems(field, before, after, path, report);
        return true;
      },
      leaf: ({ field, path }, after, before) => {
        const [oldText, newText] = [summarize(before, field), summarize(after, field)];
        // Ids are generated.
        if (oldText !== newText && !path.endsWith('.id')) report('changed', path, oldText, newText);
      },
    });
    return changes;
  });
}

type Report = (kind: Change['kind'], path: string, before?: string, after?: string) => void;

function compareItems({ of }: ListField, before: unknown, after: unknown, path: string, report: Report): void {
  const [oldItems, newItems] = [keyItems(before), keyItems(after)];
  [...newItems.keys()].forEach((key, index) => {
    if (!oldItems.has(key)) report('added', `${path}[${index}]`);
  });
  [...oldItems].forEach(([key, item], index) => {
    if (!newItems.has(key)) report('removed', `${path}[${index}]`, summarize(item, of));
  });
  const stayed = [...newItems.keys()].filter((key) => oldItems.has(key));
  const order = [...oldItems.keys()].filter((key) => newItems.has(key));
  if (stayed.some((key, index) => key !== order[index])) {
    const list = (keys: unknown[], items: typeof oldItems) =>
      keys.map((key) => summarize(items.get(key), of)).join(', ');
    report('moved', path, list(order, oldItems), list(stayed, newItems));
  }
}

/** A list's items by what identifies them across moves: their id, else their index. */
function keyItems(items: unknown): ReadonlyMap<unknown, unknown> {
  return new Map(asList(items).map((item, index) => [isRecord(item) && !isBlank(item.id) ? item.id : index, item]));
}

import { nameField } from '../../../content/documents/nameField';
import type { Field, Fields, ListField } from '../../../content/fields';
import { joinPath } from '../../../content/fields/kind';
import type { Entry } from '../../../content/localize';
import { summarize } from '../../../content/summarize';
import { asList, isBlank, isRecord } from '../../../content/values';
import { type Place, pairFields } from '../../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../../i18n/languages';

/** One difference from the content files. List items are added, removed and moved in all languages at once. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  language: Language;
  /** Whether its value is the same in all languages. */
  isShared: boolean;
  /** The field's name in the form, without its language. */
  name: string;
  before: string;
  after: string;
  /** How its values are shown: words, or a picture by its path. */
  shownAs: 'words' | 'picture';
};

export function listChanges(fields: Fields, original: Entry, edited: Entry): Change[] {
  return findDifferences(fields, original, edited).map(({ path, field, before, after, ...rest }) => {
    const { kind } = rest;
    const texts = kind === 'changed' ? showValues(field, before, after) : { before, after, shownAs: 'words' as const };
    const around = (kind === 'removed' ? original : edited)[defaultLanguage];
    return { ...rest, name: nameField(fields, path, around), ...texts };
  });
}

/** Whether `listChanges` would list any; asked at every letter, so nothing is named. */
export function hasChanges(fields: Fields, original: Entry, edited: Entry): boolean {
  return findDifferences(fields, original, edited).length > 0;
}

type Difference = Pick<Change, 'kind' | 'language' | 'isShared' | 'before' | 'after'> & { field: Field; path: string };

function findDifferences(fields: Fields, original: Entry, edited: Entry): Difference[] {
  return languages.flatMap((language) => {
    const differences: Difference[] = [];
    const report: Report = (kind, { field, path, shared }, before = '', after = '') =>
      differences.push({ kind, language, isShared: shared, field, path, before, after });
    pairFields(fields, edited[language] ?? {}, original[language] ?? {}, {
      enter: (place, after, before) => {
        const { field } = place;
        if (field.technical) return false;
        // Every language has the same items: report them once.
        if (field.kind === 'list' && language === defaultLanguage) reportItems(field, place, before, after, report);
        return true;
      },
      leaf: (place, after, before) => {
        const { field, path } = place;
        const [oldText, newText] = [summarize(field, before), summarize(field, after)];
        // Ids are generated.
        if (oldText !== newText && !field.technical && !path.endsWith('.id'))
          report('changed', place, oldText, newText);
      },
    });
    return differences;
  });
}

type Report = (kind: Change['kind'], place: Place, before?: string, after?: string) => void;

/** Words without the signs of Markdown, unless only they have changed. */
function showValues(field: Field, before: string, after: string): Pick<Change, 'before' | 'after' | 'shownAs'> {
  if (field.kind === 'media') return { before, after, shownAs: 'picture' };
  const strip = (text: string) => text.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
  const plain = { before: strip(before), after: strip(after) };
  const isPlain = field.kind === 'markdown' && plain.before !== plain.after;
  return { ...(isPlain ? plain : { before, after }), shownAs: 'words' };
}

function reportItems(field: ListField, list: Place, before: unknown, after: unknown, report: Report): void {
  const { added, removed, moved } = compareItems(before, after);
  const name = (item: unknown) => summarize(field.of, item);
  const item = (index: number) => ({ ...list, path: joinPath(list.path, index) });
  for (const index of added) report('added', item(index));
  for (const index of removed) report('removed', item(index));
  if (moved && !field.sorted)
    report('moved', list, moved.before.map(name).join(', '), moved.after.map(name).join(', '));
}

/** How the items of a list differ from those of an earlier one; undefined where none has moved. */
type Rearrangement = {
  added: number[];
  removed: number[];
  /** The items that both have, in their two orders. */
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

/** A list's items by what identifies them across moves: their id, else their index. */
function keyItems(items: unknown): Items {
  return new Map(asList(items).map((item, index) => [isRecord(item) && !isBlank(item.id) ? item.id : index, item]));
}

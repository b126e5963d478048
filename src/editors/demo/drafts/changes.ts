import type { Field, Fields, ListField } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { summarize } from '../../../content/summarize';
import { pairFields } from '../../../content/walkFields';
import { defaultLanguage, type Language, languages } from '../../../i18n/languages';
import { nameField } from '../nameField';
import { compareItems } from './compareItems';

/** One difference from the content files. List items are added, removed and moved in all languages at once. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  language: Language;
  /** The field's name in the form, without its language. */
  name: string;
  before: string;
  after: string;
  /** How its values are shown: words, or a picture by its path. */
  shownAs: 'words' | 'picture';
};

export function listChanges(fields: Fields, original: Entry, edited: Entry): Change[] {
  return findDifferences(fields, original, edited).map(({ kind, language, path, field, before, after }) => {
    const texts = kind === 'changed' ? showValues(field, before, after) : { before, after, shownAs: 'words' as const };
    const around = (kind === 'removed' ? original : edited)[defaultLanguage];
    return { kind, language, name: nameField(fields, path, around), ...texts };
  });
}

/** Whether `listChanges` would list any; asked at every letter, so nothing is named. */
export function hasChanges(fields: Fields, original: Entry, edited: Entry): boolean {
  return findDifferences(fields, original, edited).length > 0;
}

type Difference = Pick<Change, 'kind' | 'language' | 'before' | 'after'> & { field: Field; path: string };

function findDifferences(fields: Fields, original: Entry, edited: Entry): Difference[] {
  return languages.flatMap((language) => {
    const differences: Difference[] = [];
    const report: Report = (kind, field, path, before = '', after = '') =>
      differences.push({ kind, language, field, path, before, after });
    pairFields(fields, edited[language] ?? {}, original[language] ?? {}, {
      enter: ({ field, path }, after, before) => {
        if (field.technical) return false;
        // Every language has the same items: report them once.
        if (field.kind === 'list' && language === defaultLanguage) reportItems(field, before, after, path, report);
        return true;
      },
      leaf: ({ field, path }, after, before) => {
        const [oldText, newText] = [summarize(field, before), summarize(field, after)];
        // Ids are generated.
        if (oldText !== newText && !field.technical && !path.endsWith('.id'))
          report('changed', field, path, oldText, newText);
      },
    });
    return differences;
  });
}

type Report = (kind: Change['kind'], field: Field, path: string, before?: string, after?: string) => void;

/** Words without the signs of Markdown, unless only they have changed. */
function showValues(field: Field, before: string, after: string): Pick<Change, 'before' | 'after' | 'shownAs'> {
  if (field.kind === 'media') return { before, after, shownAs: 'picture' };
  const strip = (text: string) => text.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');
  const plain = { before: strip(before), after: strip(after) };
  const isPlain = field.kind === 'markdown' && plain.before !== plain.after;
  return { ...(isPlain ? plain : { before, after }), shownAs: 'words' };
}

function reportItems(field: ListField, before: unknown, after: unknown, path: string, report: Report): void {
  const { added, removed, moved } = compareItems(before, after);
  const name = (item: unknown) => summarize(field.of, item);
  for (const index of added) report('added', field, `${path}[${index}]`);
  for (const index of removed) report('removed', field, `${path}[${index}]`);
  if (moved && !field.sorted)
    report('moved', field, path, moved.before.map(name).join(', '), moved.after.map(name).join(', '));
}

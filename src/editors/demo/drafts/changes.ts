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
  return languages.flatMap((language) => {
    const changes: Change[] = [];
    const report: Report = (kind, path, before = '', after = '', shownAs = 'words') =>
      changes.push({
        kind,
        language,
        name: nameField(fields, path, (kind === 'removed' ? original : edited)[defaultLanguage]),
        before,
        after,
        shownAs,
      });
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
          report('changed', path, ...showValues(field, oldText, newText));
      },
    });
    return changes;
  });
}

type Report = (
  kind: Change['kind'],
  path: string,
  before?: string,
  after?: string,
  shownAs?: Change['shownAs'],
) => void;

/** Words without the signs of Markdown, unless only they have changed. */
function showValues(field: Field, before: string, after: string): [before: string, after: string, Change['shownAs']] {
  if (field.kind === 'media') return [before, after, 'picture'];
  const plain = [before, after].map((text) => text.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1')) as [string, string];
  return field.kind === 'markdown' && plain[0] !== plain[1] ? [...plain, 'words'] : [before, after, 'words'];
}

function reportItems(field: ListField, before: unknown, after: unknown, path: string, report: Report): void {
  const { added, removed, moved } = compareItems(before, after);
  const name = (item: unknown) => summarize(field.of, item);
  for (const index of added) report('added', `${path}[${index}]`);
  for (const index of removed) report('removed', `${path}[${index}]`);
  if (moved && !field.sorted)
    report('moved', path, moved.before.map(name).join(', '), moved.after.map(name).join(', '));
}

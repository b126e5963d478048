import type { LabelKey } from '../../components/wording';
import { createWording } from '../../components/wording';
import { nameField } from '../../content/documents/nameField';
import type { Content } from '../../content/model';
import { validateEntry } from '../../content/validate';
import { defaultLanguage } from '../../i18n/languages';
import { entryFields } from './decapConfig';
import { readDraft } from './draft';

/** The entry that Decap passes before it saves; Decap's own types are incomplete. */
type SavedEntry = { get: (name: string) => unknown };

/**
 * Refuses a value that the model refuses, in the words of the other editor.
 * @throws an error, whose message Decap shows
 */
export function checkEntry(entry: SavedEntry, { labels }: Pick<Content, 'labels'>): void {
  const fields = entryFields[String(entry.get('collection'))] ?? entryFields[String(entry.get('slug'))];
  if (!fields) return;
  const edited = readDraft(fields, { state: { entryDraft: { getIn: () => entry } } });
  const problem = validateEntry('', fields, edited, new Set())
    // Both are correct in Decap: a file may have been added there, and a year is a number until Decap writes it.
    .find(({ reason }) => reason !== 'noSuchFile' && reason !== 'notText');
  if (!problem) return;
  const { label } = createWording(labels[defaultLanguage], defaultLanguage);
  const key = `admin.problem.${problem.reason}` satisfies LabelKey;
  throw new Error(`${nameField(fields, problem.field, edited)}\u00a0: ${label(key, problem.values)}`);
}

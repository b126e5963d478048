import { isAbsent, type Tree } from '../../content/documents/bilingual';
import { type Change, listChanges } from '../../content/documents/changes';
import { checkDocument, type DocumentKey, fieldsOf, isAlbum } from '../../content/documents/documents';
import { nameField } from '../../content/fields/nameField';
import { listFiles } from '../../content/model/entries';
import type { ReadLabel } from '../../shared/components/wording';
import { defaultLanguage, languagesInFrench } from '../../shared/i18n/languages';
import { asList, asRecord, isBlank } from '../../shared/values';
import type { DraftText, ListedDraft } from './drafts/drafts';

/** The name of a document: « Activités », « Album « Veillée à Kribi » ». */
export function nameDocument(key: DocumentKey, tree: Tree, label: ReadLabel): string {
  if (!isAlbum(key)) return label(`admin.${key}.title`);
  const name = asRecord(tree.name)[defaultLanguage];
  return isBlank(name) ? label('admin.album.unnamed') : label('admin.album.named', { name: String(name) });
}

/** A change in words: « Titre (français) », « Activité 3 « Le marché » : ajout, avec 1 nouvelle ». */
export function describeChange({ kind, language, isShared, name, contents }: Change, label: ReadLabel): string {
  if (contents) return label('admin.change.addedWith', { name, contents });
  if (kind !== 'changed') return label(`admin.change.${kind}`, { name });
  return `${name} (${isShared ? label('admin.edit.shared') : languagesInFrench[language]})`;
}

/** The changes of a document in words, one per line. */
export function describeChanges(key: DocumentKey, before: Tree, edited: Tree, label: ReadLabel): string[] {
  const name = nameDocument(key, isAbsent(edited) ? before : edited, label);
  if (isAbsent(edited)) return [label('admin.change.removed', { name })];
  if (isAbsent(before)) return [label('admin.album.added', { name, count: asList(edited.media).length })];
  return listChanges(fieldsOf(key), before, edited).map((change) => `${name}\u00a0: ${describeChange(change, label)}`);
}

/**
 * The missing values of a draft, by field: « 40 × Légende (français), Lieu (français) ». Empty if the draft can go
 * online.
 * @param uploads the site's files that any document may name; the draft may also name those of its base
 */
export function describeUnfinished(key: DocumentKey, draft: ListedDraft, uploads: readonly string[]): string {
  const known = new Set([...uploads, ...listFiles(draft.base), ...draft.files]);
  const counts = new Map<string, number>();
  for (const { field } of checkDocument(key, { base: draft.base, edited: draft.edited }, known)) {
    const name = nameField(fieldsOf(key), field).split(' › ').at(-1) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

/** Asks before a draft is cleared, because it may hold hours of work. */
export function confirmDiscard(key: DocumentKey, { base, edited }: DraftText, label: ReadLabel): boolean {
  const name = nameDocument(key, isAbsent(edited) ? base : edited, label);
  return window.confirm(label('admin.draft.discardAsk', { name }));
}

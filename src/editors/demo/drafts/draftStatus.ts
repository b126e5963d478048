import { checkDocument } from '../../../content/documents/checkDocument';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import { nameField } from '../../../content/fields/nameField';
import { listUploadPaths } from '../../../content/model/entries';
import { formatDate } from '../../../shared/i18n/formatDate';
import { defaultLanguage } from '../../../shared/i18n/languages';
import type { ReadLabel } from '../../../shared/wording/wording';
import type { DraftText, StoredDraft } from './drafts';

/** The status of a draft on this device, as labels name it, and since when. */
export function readDraftStatus({ isSaved, handedOver, changedAt }: DraftText, isStored: boolean) {
  const stored = isSaved ? ('saved' as const) : ('stored' as const);
  const status = handedOver?.by ?? (isStored ? stored : ('unstored' as const));
  return { status, since: handedOver?.at ?? changedAt };
}

/**
 * The fields of a draft to fill in or correct: « 40 × Légende (français), Lieu (français) ». Empty if the draft can be
 * handed over.
 * @param uploads the site's files that any document may name; the draft may also name the files of its base
 */
export function describeUnfinished(key: DocumentKey, draft: StoredDraft, uploads: readonly string[]): string {
  const knownFiles = new Set([...uploads, ...listUploadPaths(draft.base), ...draft.media]);
  const counts = new Map<string, number>();
  for (const { field } of checkDocument(key, { before: draft.base, edited: draft.edited }, knownFiles)) {
    const name = nameField(fieldsOf(key), field).split(' › ').at(-1) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

/** `à 14 h 32`; for an earlier day, `le 21 novembre 2026 à 14 h 32`. */
export function formatTime(time: string, label: ReadLabel): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  if (isToday) return label('editor.draft.today', { time: formatDate(date, defaultLanguage, { timeStyle: 'short' }) });
  const options = { dateStyle: 'long', timeStyle: 'short' } as const;
  return label('editor.draft.earlier', { date: formatDate(date, defaultLanguage, options) });
}

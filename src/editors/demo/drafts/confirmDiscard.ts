import { isAbsent } from '../../../content/documents/bilingual';
import type { DocumentKey } from '../../../content/documents/documents';
import type { ReadLabel } from '../../../shared/wording/wording';
import { nameDocument } from '../nameDocument';
import type { DraftText } from './drafts';

/** Asks before a draft is discarded, because it may hold hours of work. */
export function confirmDiscard(key: DocumentKey, { base, edited }: DraftText, label: ReadLabel): boolean {
  const name = nameDocument(key, isAbsent(edited) ? base : edited, label);
  return window.confirm(label('editor.draft.discardAsk', { name }));
}

import type { DocumentKey } from '../../../content/documents/documents';
import type { ReadLabel } from '../../../shared/wording/wording';
import { nameDraft } from '../nameDocument';
import type { DraftText } from './drafts';

/** Asks before a draft is discarded, because it may hold hours of work. */
export function confirmDiscard(key: DocumentKey, draft: DraftText, label: ReadLabel): boolean {
  return window.confirm(label('editor.draft.discardAsk', { name: nameDraft(key, draft, label) }));
}

import { isAbsent, type Tree } from '../../content/documents/bilingual';
import { type DocumentKey, isAlbum } from '../../content/documents/documents';
import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/unknownValues';
import type { ReadLabel } from '../../shared/wording/wording';
import type { DraftText } from './drafts/drafts';

/** The name of a document: « Activités », « Album « Veillée à Kribi » ». */
export function nameDocument(key: DocumentKey, tree: Tree, label: ReadLabel): string {
  if (!isAlbum(key)) return label(`editor.${key}.title`);
  const name = asRecord(tree.name)[defaultLanguage];
  return isBlank(name) ? label('editor.album.title') : label('editor.album.named', { name: String(name) });
}

/** The name of a draft's document. The draft of a removed album has the name in its base only. */
export function nameDraft(key: DocumentKey, { base, edited }: DraftText, label: ReadLabel): string {
  return nameDocument(key, isAbsent(edited) ? base : edited, label);
}

import type { Tree } from '../../content/documents/bilingual';
import { type DocumentKey, isAlbum } from '../../content/documents/documents';
import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/unknownValues';
import type { ReadLabel } from '../../shared/wording/wording';

/** The name of a document: « Activités », « Album « Veillée à Kribi » ». */
export function nameDocument(key: DocumentKey, tree: Tree, label: ReadLabel): string {
  if (!isAlbum(key)) return label(`editor.${key}.title`);
  const name = asRecord(tree.name)[defaultLanguage];
  return isBlank(name) ? label('editor.album.title') : label('editor.album.named', { name: String(name) });
}

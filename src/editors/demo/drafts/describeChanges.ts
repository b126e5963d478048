import { isAbsent } from '../../../content/documents/bilingual';
import { type Change, listChanges } from '../../../content/documents/changes';
import { type DocumentKey, fieldsOf } from '../../../content/documents/documents';
import { languagesInFrench } from '../../../shared/i18n/languages';
import { asList } from '../../../shared/unknownValues';
import type { ReadLabel } from '../../../shared/wording/wording';
import { nameDraft } from '../nameDocument';
import type { DraftText } from './drafts';

/** A change in words: « Titre (français) », « Activité 3 « Le marché » : ajout ». */
function describeChange({ kind, language, isShared, name }: Change, label: ReadLabel): string {
  if (kind !== 'changed') return label(`editor.change.${kind}`, { name });
  return `${name} (${isShared ? label('editor.edit.shared') : languagesInFrench[language]})`;
}

/** The changes of a draft in words, one per line. */
export function describeChanges(key: DocumentKey, draft: DraftText, label: ReadLabel): string[] {
  const { base, edited } = draft;
  const name = nameDraft(key, draft, label);
  if (isAbsent(edited)) return [label('editor.change.removed', { name })];
  if (isAbsent(base)) return [label('editor.album.added', { name, count: asList(edited.media).length })];
  return listChanges(fieldsOf(key), base, edited).map((change) => `${name}\u00a0: ${describeChange(change, label)}`);
}

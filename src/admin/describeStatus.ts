import type { Labels } from '../components/wording';
import { type DocumentKey, documents } from '../content/documents';
import { nameField } from './nameField';
import type { useEditor } from './useEditor';

/** How things stand in an editor, in a line. */
export function describeStatus(
  { status, problems, changes, isKept }: ReturnType<typeof useEditor>,
  document: DocumentKey,
  label: Labels,
): string {
  if (status === 'saving') return label('admin.edit.saving');
  if (status === 'failed') return label('admin.edit.failedKept');
  if (problems.length > 0) {
    return label('admin.edit.toMend', {
      count: problems.length,
      field: nameField(documents[document], problems[0]?.field ?? ''),
    });
  }
  if (changes.length === 0) return label('admin.edit.unchanged');
  return label(isKept ? 'admin.edit.draftKept' : 'admin.edit.draftNotKept', { count: changes.length });
}

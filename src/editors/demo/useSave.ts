import { navigate } from 'gatsby';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { isAbsent } from '../../content/documents/bilingual';
import { isAlbum } from '../../content/documents/documents';
import { dashboardPath } from '../../routes';
import { clearToasts, toast } from '../../shared/browser/toasts';
import { useLabels } from '../../shared/wording/wording';
import { canOpen } from './canOpen';
import { isEditable } from './drafts/documentState';
import type { EditorModel } from './drafts/useEditor';

/**
 * The form's submit handler: simulates a save, reports how it ended, and returns to the dashboard after a success.
 * @param showProblems called when the document is invalid
 */
export function useSave({ opened, state, edited, save }: EditorModel, showProblems: () => void) {
  const label = useLabels();
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEditable(state)) return;
    clearToasts();
    const focused = document.activeElement as HTMLElement | null;
    // The fields become inert during a save, so the focus would be lost.
    event.nativeEvent.submitter?.focus({ preventScroll: true });
    const outcome = await save();
    if (outcome === 'invalid') showProblems();
    if (outcome === 'failed') {
      toast.error({ title: label('admin.edit.failedTitle'), message: label('admin.edit.failed') });
      // Rendered synchronously, because inert fields cannot take the focus.
      flushSync(() => {});
      focused?.focus({ preventScroll: true });
    }
    if (outcome === 'saved') {
      const album = isAbsent(edited) ? 'admin.album.savedRemoval' : 'admin.album.saved';
      const message = label(isAlbum(opened.key) ? album : `admin.${opened.key}.saved`);
      toast.success({ title: label('admin.edit.savedTitle'), message });
      if (canOpen(dashboardPath)) void navigate(dashboardPath);
    }
  };
}

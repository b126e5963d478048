import { navigate } from 'gatsby';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { isAbsent } from '../../../content/documents/bilingual';
import { isAlbum } from '../../../content/documents/documents';
import { dashboardPath } from '../../../routes';
import { clearToasts, toast } from '../../../shared/browser/toasts';
import { useLabels } from '../../../shared/wording/wording';
import { canOpen } from '../OpenLink';
import type { EditorModel } from './useEditor';

/** The form's submit handler: simulates a save, reports the result, and after success opens the dashboard if it can. */
export function useSave({ opened, edited, save }: Pick<EditorModel, 'opened' | 'edited' | 'save'>) {
  const label = useLabels();
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearToasts();
    const { currentTarget: form } = event;
    const result = await save();
    if (result === 'invalid') {
      // Rendered synchronously, so that the summary exists and can take the focus.
      flushSync(() => {});
      const summary = form.querySelector<HTMLElement>('[data-problems]');
      summary?.focus({ preventScroll: true });
      summary?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    if (result === 'failed')
      toast.error({ title: label('editor.edit.failedTitle'), message: label('editor.edit.failed') });
    if (result === 'saved') {
      const message = isAlbum(opened.key)
        ? label(isAbsent(edited) ? 'editor.album.savedRemoval' : 'editor.album.saved')
        : label('editor.edit.saved', { section: label(`editor.${opened.key}.title`) });
      toast.success({ title: label('editor.edit.savedTitle'), message });
      if (canOpen(dashboardPath)) void navigate(dashboardPath);
    }
  };
}

import type { ReactNode } from 'react';
import { useLabels } from '../../../components/wording';
import { noticeStyles, toolStyles } from '../styles';
import { formatMoment } from './describeDraft';
import { isNew } from './documentState';
import type { Editor } from './useEditor';

/** Announces that the form started from a draft, or that its draft was discarded or replaced. */
export function DraftNotice({ editor, onUndo }: { editor: Editor; onUndo: () => void }) {
  const label = useLabels();
  const { phase, draft, resumed, discarded } = editor.state;
  return (
    // Takes no room while it is empty. It is not hidden, because screen readers do not announce a hidden live region.
    // Inert during a save, whose end would overwrite the change.
    <div role="status" css={{ '&:empty': { position: 'absolute' } }} inert={phase === 'saving'}>
      {resumed && <p css={noticeStyles}>{label('admin.draft.resumed', { moment: formatMoment(resumed) })}</p>}
      {discarded && !draft && (
        <DiscardedNotice onUndo={onUndo}>
          {label(isNew(editor.document) ? 'admin.draft.discarded' : 'admin.draft.discardedHere')}
        </DiscardedNotice>
      )}
    </div>
  );
}

// The pressed button is removed, so the focus would be lost.
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Names what was discarded or replaced, with a button that restores it. */
export function DiscardedNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const label = useLabels();
  return (
    <div css={noticeStyles}>
      <div>{children}</div>
      <button ref={focusOnMount} type="button" css={toolStyles} onClick={onUndo}>
        {label('admin.list.undo')}
      </button>
    </div>
  );
}

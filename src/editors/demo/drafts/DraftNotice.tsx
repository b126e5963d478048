import type { ReactNode } from 'react';
import { useLabels } from '../../../components/wording';
import { focusTitle } from '../AdminPage';
import { noticeStyles, toolStyles } from '../styles';
import { formatMoment } from './describeDraft';
import type { Editor } from './useEditor';

/** Announces that the form started from a draft, or that its draft was discarded or replaced. */
export function DraftNotice({ editor }: { editor: Editor }) {
  const label = useLabels();
  const { status, isNew, draft, resumed, discarded, restore } = editor;
  return (
    // Takes no room while it is empty. It is not hidden, because screen readers do not announce a hidden live region.
    // Inert during a save, whose end would overwrite the change.
    <div role="status" css={{ '&:empty': { position: 'absolute' } }} inert={status === 'saving'}>
      {resumed && <p css={noticeStyles}>{label('admin.draft.resumed', { moment: formatMoment(resumed.savedAt) })}</p>}
      {discarded && !draft && (
        <DiscardedNotice
          onUndo={() => {
            focusTitle();
            restore();
          }}
        >
          {label(isNew ? 'admin.draft.discarded' : 'admin.draft.discardedHere')}
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

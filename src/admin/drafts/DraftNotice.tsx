import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLabels } from '../../components/wording';
import { noticeStyles, toolStyles } from '../styles';
import { formatMoment } from './drafts';
import type { Editor } from './useEditor';

/** A live region is not hidden while it is empty, but takes no room. */
const emptyStyles = css`
  &:empty {
    margin-block-start: -1.5rem;
  }
`;

/** Says that the form started from a draft, or that its draft was discarded. */
export function DraftNotice({ editor }: { editor: Editor }) {
  const label = useLabels();
  const { isEditable, resumed, discarded, discard, restore } = editor;
  return (
    // Not during a save, which would undo it.
    <div role="status" css={emptyStyles} inert={!isEditable}>
      {resumed && (
        <div css={noticeStyles}>
          <p>{label('admin.draft.resumed', { moment: formatMoment(resumed.savedAt) })}</p>
          <button type="button" css={toolStyles} onClick={discard}>
            {label('admin.draft.discard')}
          </button>
        </div>
      )}
      {discarded && <DiscardedNotice onUndo={restore}>{label('admin.draft.discardedHere')}</DiscardedNotice>}
    </div>
  );
}

// The pressed button is gone.
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Says what was discarded, with a button that brings it back. */
export function DiscardedNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const label = useLabels();
  return (
    <div css={noticeStyles}>
      <p>{children}</p>
      <button ref={focusOnMount} type="button" css={toolStyles} onClick={onUndo}>
        {label('admin.list.undo')}
      </button>
    </div>
  );
}

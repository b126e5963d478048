import type { ReactNode } from 'react';
import { useLabels } from '../../../shared/components/wording';
import { noticeStyles, toolStyles } from '../styles';

// The pressed button disappears, so the focus would be lost.
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Names the discarded or replaced drafts, with a button to restore them. */
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

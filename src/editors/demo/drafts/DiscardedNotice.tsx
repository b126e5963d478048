import type { ReactNode } from 'react';
import { useLabels } from '../../../shared/components/wording';
import { passFocusTo } from '../passFocusTo';
import { noticeStyles, toolStyles } from '../styles';

/** Names the discarded or replaced drafts, with a button to restore them. */
export function DiscardedNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const label = useLabels();
  return (
    <div css={noticeStyles}>
      <div>{children}</div>
      <button ref={passFocusTo} type="button" css={toolStyles} onClick={onUndo}>
        {label('admin.list.undo')}
      </button>
    </div>
  );
}

import { flushSync } from 'react-dom';
import { useLabels } from '../../../components/wording';
import { isRemoved } from '../../../content/documents/documents';
import { buttonStyles } from '../../../theme/buttonStyles';
import { token } from '../../../theme/tokens';
import { confirmDiscard, describeChanges } from '../describeChanges';
import { EditorDialog } from '../EditorDialog';
import { HandOverFile } from '../handOver/HandOverPanel';
import { toolStyles } from '../styles';
import { ChangeList } from './ChangeList';
import type { Editor } from './useEditor';

type ChangesDialogProps = { open: boolean; onClose: () => void; editor: Editor };

/** The changes of the draft, one press away from any field. */
export function ChangesDialog({ open, onClose, editor }: ChangesDialogProps) {
  const { document, state, entry, changes, act } = editor;
  const { key, online } = document;
  const { draft, isStored } = state;
  const label = useLabels();
  const isWhole = isRemoved(online) || isRemoved(entry);
  const close = (
    <button type="button" css={toolStyles} onClick={onClose}>
      {label('dialog.close')}
    </button>
  );
  return (
    <EditorDialog open={open} onClose={onClose} title={label('admin.edit.changesTitle')} tools={close}>
      {changes.length === 0 ? (
        <p>{label('admin.edit.unchanged')}</p>
      ) : (
        <>
          <h3>
            {isWhole
              ? describeChanges(key, online, entry, label)
              : label('admin.edit.changes', { count: changes.length })}
          </h3>
          {draft && isStored === false ? (
            <>
              <p css={{ color: token('--color-accent-strong'), fontWeight: 700 }}>{label('admin.edit.unstored')}</p>
              <HandOverFile drafts={[[key, draft]]} />
            </>
          ) : (
            <p>{label('admin.edit.changesHint')}</p>
          )}
          {!isWhole && <ChangeList changes={changes} />}
          <button
            type="button"
            css={buttonStyles.outline}
            onClick={() => {
              if (draft && !confirmDiscard(key, draft, label)) return;
              // Closed at once: behind an open dialog, the undo button could not take the focus.
              flushSync(onClose);
              act({ type: 'discard' });
            }}
          >
            {label('admin.draft.discard')}
          </button>
        </>
      )}
    </EditorDialog>
  );
}

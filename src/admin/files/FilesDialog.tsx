import { css } from '@emotion/react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '../../components/buttonStyles';
import { Dialog } from '../../components/Dialog';
import { toast } from '../../components/toasts';
import { useLabels } from '../../components/wording';
import type { DocumentKey } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { token } from '../../theme/tokens';
import { ChangeList } from '../drafts/ChangeList';
import type { Editor } from '../drafts/useEditor';
import { toolStyles, toolsStyles } from '../styles';
import { FileTools } from './FileTools';

type FilesDialogProps = {
  open: boolean;
  onClose: () => void;
  editor: Editor;
  documentKey: DocumentKey;
  original: Entry;
  uploads: ReadonlySet<string>;
};

const dialogStyles = css`
  inline-size: min(40rem, calc(100vw - 1.5rem));
  border-block-start: 6px solid ${token('--color-mark')};
`;

const contentStyles = css`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  h2 {
    flex: 1;
    font-size: ${token('--size-card-title')};
  }
  h3 {
    font-size: 1rem;
  }
`;

/** The files of the draft and its changes, one press away from any field. */
export function FilesDialog({ open, onClose, editor, documentKey, original, uploads }: FilesDialogProps) {
  const label = useLabels();
  const { changes, entry } = editor;
  const title = label('admin.file.title');
  return (
    <Dialog open={open} onClose={onClose} label={title} styles={dialogStyles}>
      <div css={contentStyles}>
        <div css={toolsStyles}>
          <h2>{title}</h2>
          <button type="button" css={toolStyles} onClick={onClose}>
            {label('dialog.close')}
          </button>
        </div>
        <FileTools
          documentKey={documentKey}
          original={original}
          entry={entry}
          uploads={uploads}
          onImport={(imported) => {
            editor.change(imported);
            // Closed first: a message below the dialog cannot be read.
            onClose();
            toast.success({ title: label('admin.file.importedTitle'), message: label('admin.file.imported') });
          }}
        />
        {changes.length > 0 && (
          <>
            <h3>{label('admin.edit.changes', { count: changes.length })}</h3>
            <ChangeList changes={changes} />
            <button
              type="button"
              css={buttonStyles.outline}
              onClick={() => {
                // Closed at once: behind an open dialog, the undo button could not take the focus.
                flushSync(onClose);
                editor.discard();
              }}
            >
              {label('admin.draft.discard')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

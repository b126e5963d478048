import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../../components/toasts';
import { useLabels } from '../../../components/wording';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout } from '../../../theme/mixins';
import type { DocumentKey } from '../documents';
import { ChangeList } from '../drafts/ChangeList';
import type { Editor } from '../drafts/useEditor';
import { EditorDialog } from '../EditorDialog';
import { filePickerStyles, toolStyles, toolsStyles } from '../styles';
import { downloadDocument } from './files';
import { type ImportError, importFile } from './importFiles';

type FilesDialogProps = {
  open: boolean;
  onClose: () => void;
  editor: Editor;
  documentKey: DocumentKey;
  /** The files of the content folder, as `/uploads/…`. */
  uploads: readonly string[];
};

/** The files of the draft and its changes, one press away from any field. */
export function FilesDialog({ open, ...draft }: FilesDialogProps) {
  const label = useLabels();
  const { changes, discard } = draft.editor;
  const close = (
    <button type="button" css={toolStyles} onClick={draft.onClose}>
      {label('dialog.close')}
    </button>
  );
  return (
    <EditorDialog open={open} onClose={draft.onClose} title={label('admin.file.title')} tools={close}>
      <FileTools {...draft} />
      {changes.length > 0 && (
        <>
          <h3>{label('admin.edit.changes', { count: changes.length })}</h3>
          <ChangeList changes={changes} />
          <button
            type="button"
            css={buttonStyles.outline}
            onClick={() => {
              // Closed at once: behind an open dialog, the undo button could not take the focus.
              flushSync(draft.onClose);
              discard();
            }}
          >
            {label('admin.draft.discard')}
          </button>
        </>
      )}
    </EditorDialog>
  );
}

/** Exports the draft as files of the content folder, and imports them. */
function FileTools({ onClose, editor, documentKey, uploads }: Omit<FilesDialogProps, 'open'>) {
  const label = useLabels();
  const [refusals, setRefusals] = useState<readonly ImportError[]>([]);
  const { entry, photos } = editor;

  const importChosenFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const result = await importFile(documentKey, file, entry, editor.uploads);
    // Closed, or the document lost, during the read.
    if (!target.isConnected) return;
    // Allows choosing the same file again after a correction.
    target.value = '';
    if ('refusals' in result) {
      setRefusals(result.refusals);
      return;
    }
    const added = Object.entries(result.photos).filter(([src]) => !uploads.includes(src));
    // Closed first: below the dialog, a message cannot be read, nor the undo button take the focus.
    flushSync(onClose);
    editor.replace(result.entry, Object.fromEntries(added));
    toast.success({ title: label('admin.file.importedTitle'), message: label('admin.file.imported') });
  };

  return (
    <>
      <p>{label('admin.file.hint')}</p>
      <div css={toolsStyles}>
        <button type="button" css={buttonStyles.primary} onClick={() => downloadDocument(documentKey, entry, photos)}>
          {label('admin.file.download')}
        </button>
        {/* No `accept`: with a list of types, file pickers hide Markdown files and renamed ones. */}
        <label css={[buttonStyles.outline, filePickerStyles]}>
          {label('admin.file.import')}
          <input type="file" onChange={importChosenFile} />
        </label>
      </div>
      <div role="alert">
        {refusals.length > 0 && (
          <div css={callout}>
            <p>{label('admin.file.refused')}</p>
            <ul>
              {refusals.map(({ file, field, reason, values }) => (
                <li key={`${file} ${field?.path} ${reason}`}>
                  <strong>{[file, field && `${field.name}, ${field.path}`].filter(Boolean).join(' · ')}</strong>
                  {'\u00a0: '}
                  {label(`admin.problem.${reason}`, values)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

import { type ChangeEvent, useState } from 'react';
import { buttonStyles } from '../../components/buttonStyles';
import { useLabels } from '../../components/wording';
import { type DocumentKey, writeDocument } from '../../content/documents';
import type { Entry } from '../../content/localize';
import { callout } from '../../theme/mixins';
import { usePhotos } from '../photos/PhotosContext';
import { pickPhotos } from '../photos/photoStore';
import { filePickerStyles, noticeStyles, toolsStyles } from '../styles';
import { downloadDocument, findObsolete, readPhotos } from './files';
import { type ImportError, importFile } from './importFiles';

type FileToolsProps = {
  documentKey: DocumentKey;
  original: Entry;
  entry: Entry;
  uploads: ReadonlySet<string>;
  onImport: (entry: Entry) => void;
};

/** Exports the draft as files of the content folder, and imports them. */
export function FileTools({ documentKey, original, entry, uploads, onImport }: FileToolsProps) {
  const label = useLabels();
  const [refusals, setRefusals] = useState<readonly ImportError[]>([]);
  const { drafts, add } = usePhotos();
  const files = writeDocument(documentKey, entry);
  const photos = pickPhotos(entry, drafts);
  const count = files.length + photos.length;
  const obsolete = findObsolete(documentKey, original, entry);

  const importChosenFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const isNew = (src: string) => !uploads.has(src) || src in drafts;
    const found = Object.entries(await readPhotos(file)).filter(([src]) => isNew(src));
    const known = new Set([...uploads, ...found.map(([src]) => src)]);
    const result = await importFile(documentKey, file, entry, known);
    // Allows choosing the same file again after a correction.
    target.value = '';
    if ('entry' in result) {
      await Promise.all(found.map(([src, photo]) => add(src, photo)));
      onImport(result.entry);
    } else setRefusals(result.refusals);
  };

  return (
    <>
      <p>{label('admin.file.hint', { count })}</p>
      <div css={toolsStyles}>
        <button type="button" css={buttonStyles.primary} onClick={() => downloadDocument(documentKey, entry)}>
          {label('admin.file.download')}
        </button>
        {/* Any file: pickers do not offer a Markdown file, or one that was renamed, where types are listed. */}
        <label css={[buttonStyles.outline, filePickerStyles]}>
          {label('admin.file.import')}
          <input type="file" onChange={importChosenFile} />
        </label>
      </div>
      {obsolete && <p css={noticeStyles}>{label('admin.file.obsolete', { files: obsolete })}</p>}
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

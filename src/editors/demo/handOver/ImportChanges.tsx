import { type ChangeEvent, useRef, useState } from 'react';
import { isAbsent } from '../../../content/documents/bilingual';
import { useLabels } from '../../../shared/components/wording';
import { callout } from '../../../shared/theme/mixins';
import { describeChanges, nameDocument } from '../describeChanges';
import { DiscardedNotice } from '../drafts/DiscardedNotice';
import { passFocusTo } from '../passFocusTo';
import { filePickerStyles, toolStyles } from '../styles';
import { importHandOver } from './importHandOver';

type Imported = Awaited<ReturnType<typeof importHandOver>>;

/** Imports the changes in a file of another device or person. */
export function ImportChanges() {
  const label = useLabels();
  const [imported, setImported] = useState<Extract<Imported, { undo: unknown }> & { isFormer?: true }>();
  const [refused, setRefused] = useState<Extract<Imported, { refused: unknown }> & { file?: string }>();
  const [isUndone, setIsUndone] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    // Cleared first, so that the same refusal is announced again.
    setRefused(undefined);
    const result = await importHandOver(file);
    if ('undo' in result) setImported(result);
    else {
      setRefused({ ...result, file: file.name });
      // If an earlier import replaced drafts, it can still be undone.
      setImported((former) => (former?.replaced.length ? { ...former, isFormer: true } : undefined));
    }
    setIsUndone(false);
    // Allows choosing the same file again.
    target.value = '';
  };
  const undo = async ({ undo: bringBack, documents: [first] }: NonNullable<typeof imported>) => {
    const isBack = await bringBack();
    setRefused(isBack || !first ? undefined : { refused: 'open', key: first.key });
    setIsUndone(isBack);
    if (!isBack) return;
    setImported(undefined);
    passFocusTo(picker.current);
  };
  return (
    <div css={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {/* Without `accept`: with a list of types, file pickers hide renamed files. */}
      <label css={[toolStyles, filePickerStyles, { alignContent: 'center' }]}>
        {label('admin.handOver.import')}
        <input ref={picker} type="file" onChange={choose} />
      </label>
      <div role="status">
        {isUndone && <p>{label('admin.handOver.undone')}</p>}
        {imported && (
          <DiscardedNotice onUndo={() => void undo(imported)}>
            {!imported.isFormer && (
              <>
                <p>{label('admin.handOver.imported')}</p>
                <ul>
                  {imported.documents.flatMap(({ key, base, edited }) =>
                    describeChanges(key, base, edited, label).map((line) => <li key={`${key} ${line}`}>{line}</li>),
                  )}
                </ul>
              </>
            )}
            {imported.replaced.length > 0 && (
              <p>
                {label('admin.handOver.replaced', {
                  documents: imported.replaced
                    .map(([key, { base, entry }]) => nameDocument(key, isAbsent(entry) ? base : entry, label))
                    .join(', '),
                })}
              </p>
            )}
          </DiscardedNotice>
        )}
      </div>
      <div role="alert">
        {refused && (
          <p css={callout}>
            {label(`admin.handOver.refused.${refused.refused}`, {
              document: refused.key ? nameDocument(refused.key, {}, label) : '',
              file: refused.file ?? '',
            })}
          </p>
        )}
      </div>
    </div>
  );
}

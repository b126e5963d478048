import { type ChangeEvent, useRef, useState } from 'react';
import { useLabels } from '../../../components/wording';
import { callout } from '../../../theme/mixins';
import { describeChanges, nameDocument } from '../describeChanges';
import { DiscardedNotice } from '../drafts/DraftNotice';
import { filePickerStyles, toolStyles } from '../styles';
import { importHandOver } from './importHandOver';

type Imported = Awaited<ReturnType<typeof importHandOver>>;

/** Takes over the changes that another device, or another person, sent as a file. */
export function ImportChanges() {
  const label = useLabels();
  const [imported, setImported] = useState<Extract<Imported, { undo: unknown }>>();
  const [refused, setRefused] = useState<Extract<Imported, { refused: unknown }>>();
  const [isUndone, setIsUndone] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const result = await importHandOver(file);
    // What was imported before can still be undone.
    if ('undo' in result) setImported(result);
    setRefused('refused' in result ? result : undefined);
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
    // The pressed button goes.
    picker.current?.focus();
  };
  return (
    <div css={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {/* No `accept`: with a list of types, file pickers hide renamed files. */}
      <label css={[toolStyles, filePickerStyles, { alignContent: 'center' }]}>
        {label('admin.handOver.import')}
        <input ref={picker} type="file" onChange={choose} />
      </label>
      <div role="status">
        {isUndone && <p>{label('admin.handOver.undone')}</p>}
        {imported && (
          <DiscardedNotice onUndo={() => void undo(imported)}>
            {label('admin.handOver.imported')}{' '}
            {imported.documents
              .flatMap(({ key, base, edited }) => describeChanges(key, base, edited, label))
              .join(' · ')}
          </DiscardedNotice>
        )}
      </div>
      <div role="alert">
        {refused && (
          <p css={callout}>
            {label(`admin.handOver.refused.${refused.refused}`, {
              document: refused.key ? nameDocument(refused.key, {}, label) : '',
            })}
          </p>
        )}
      </div>
    </div>
  );
}

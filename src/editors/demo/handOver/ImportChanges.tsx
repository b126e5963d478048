import { type ChangeEvent, useState } from 'react';
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
  const [result, setResult] = useState<Imported>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setResult(await importHandOver(file));
    // Allows choosing the same file again.
    target.value = '';
  };
  const undo = async (imported: Imported) => {
    if ('undo' in imported) await imported.undo();
    setResult(undefined);
  };
  return (
    <div css={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {/* No `accept`: with a list of types, file pickers hide renamed files. */}
      <label css={[toolStyles, filePickerStyles, { alignContent: 'center' }]}>
        {label('admin.handOver.import')}
        <input type="file" onChange={choose} />
      </label>
      <div role="status">
        {result && 'documents' in result && (
          <DiscardedNotice onUndo={() => void undo(result)}>
            {label('admin.handOver.imported')}{' '}
            {result.documents.flatMap(({ key, base, edited }) => describeChanges(key, base, edited, label)).join(' · ')}
          </DiscardedNotice>
        )}
      </div>
      <div role="alert">
        {result && 'refused' in result && (
          <p css={callout}>
            {label(`admin.handOver.refused.${result.refused}`, {
              document: result.key ? nameDocument(result.key, {}, label) : '',
            })}
          </p>
        )}
      </div>
    </div>
  );
}

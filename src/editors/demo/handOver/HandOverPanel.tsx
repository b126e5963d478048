import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useLabels } from '../../../components/wording';
import type { Entry } from '../../../content/localize';
import { buttonStyles } from '../../../theme/buttonStyles';
import { cardBox } from '../../../theme/mixins';
import { type DocumentKey, documentKeys, documents } from '../documents';
import { describeChange } from '../drafts/ChangeList';
import { listChanges } from '../drafts/changes';
import { type Draft, readDraft, watchDrafts, writeDraft } from '../drafts/drafts';
import { downloadBlob } from '../files/files';
import { toolsStyles } from '../styles';
import { gatherHandOver, packHandOver, writeHandOver } from './handOver';

const panelStyles = css`
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem;
  ${cardBox};
  ul {
    padding-inline-start: 1.125rem;
    list-style: disc;
  }
`;

/** Everything that was changed on this device, as one file to send. Nothing without a change. */
export function HandOverPanel({ entries }: { entries: Record<DocumentKey, Entry> }) {
  const label = useLabels();
  const drafts = useDrafts(entries);
  if (drafts.length === 0) return null;
  const describe = ([key, { base, entry }]: [DocumentKey, Draft]) => {
    const changes = listChanges(documents[key], base, entry);
    return changes.map((change) => `${label(`admin.${key}.title`)}\u00a0: ${describeChange(change, label)}`);
  };
  const words = [label('admin.handOver.title'), ...drafts.flatMap(describe)].join('\n');
  const day = new Date().toISOString().slice(0, 10);
  const pack = () => packHandOver(gatherHandOver(drafts), words, day);
  const markAs = async (by: 'download' | 'share') => {
    const handedOver = { at: new Date().toISOString(), by };
    for (const [key, { savedAt }] of drafts) {
      // Another tab may have changed it since.
      const latest = await readDraft(key, entries[key]);
      if (latest?.savedAt === savedAt) await writeDraft(key, { ...latest, handedOver });
    }
  };
  const download = () => {
    const file = pack();
    downloadBlob(file.name, file);
    void markAs('download');
  };
  const share = async () => {
    const file = [pack(), writeHandOver(gatherHandOver(drafts), words, day)].find(canShare);
    if (!file) return;
    try {
      await navigator.share({ files: [file], title: label('admin.handOver.title') });
      await markAs('share');
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) download();
    }
  };
  return (
    <section css={panelStyles} aria-labelledby="hand-over">
      <h2 id="hand-over">{label('admin.handOver.title')}</h2>
      <ul>
        {drafts.map(([key, { base, entry }]) => (
          <li key={key}>
            {label(`admin.${key}.title`)}
            {'\u00a0: '}
            {label('admin.edit.changes', { count: listChanges(documents[key], base, entry).length })}
          </li>
        ))}
      </ul>
      <p>{label('admin.handOver.hint')}</p>
      <div css={toolsStyles}>
        <button type="button" css={buttonStyles.primary} onClick={download}>
          {label('admin.handOver.download')}
        </button>
        {canShare(new File([''], 'a.txt', { type: 'text/plain' })) && (
          <button type="button" css={buttonStyles.outline} onClick={() => void share()}>
            {label('admin.handOver.share')}
          </button>
        )}
      </div>
    </section>
  );
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** All drafts of this device, also while another tab changes them. */
function useDrafts(entries: Record<DocumentKey, Entry>): [DocumentKey, Draft][] {
  const [drafts, setDrafts] = useState<[DocumentKey, Draft][]>([]);
  useEffect(() => {
    const read = async () => {
      const found: [DocumentKey, Draft][] = [];
      for (const key of documentKeys) {
        const draft = await readDraft(key, entries[key]);
        if (draft) found.push([key, draft]);
      }
      setDrafts(found);
    };
    void read();
    return watchDrafts(() => void read());
  }, [entries]);
  return drafts;
}

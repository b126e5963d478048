import { css } from '@emotion/react';
import { useState } from 'react';
import { useLabels } from '../../../components/wording';
import type { DocumentKey } from '../../../content/documents/documents';
import { gatherHandOver, packHandOver, writeHandOver } from '../../../content/documents/handOver';
import { isoDay } from '../../../i18n/formatDate';
import { buttonStyles } from '../../../theme/buttonStyles';
import { cardBox } from '../../../theme/mixins';
import { describeChanges } from '../describeChanges';
import { type Draft, type DraftText, formatMoment, markHandedOver, readStoredDraft } from '../drafts/drafts';
import { toolsStyles } from '../styles';

type HandOverPanelProps = {
  /** The drafts that differ from the site. */
  drafts: readonly (readonly [DocumentKey, DraftText])[];
  /** Whom to send it to. */
  contact: string;
};

const panelStyles = css`
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem;
  ${cardBox};
  ul {
    padding-inline-start: 1.125rem;
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

/** Offers all changes of this device as one file to send. Renders nothing without a change. */
export function HandOverPanel({ drafts, contact }: HandOverPanelProps) {
  const label = useLabels();
  const [outcome, setOutcome] = useState<'failed' | { by: 'downloaded' | 'shared'; at: string }>();
  if (drafts.length === 0) return null;
  const lines = drafts.flatMap(([key, { base, entry }]) =>
    describeChanges(key, base, entry, label).map((line) => ({ line, key: `${key} ${line}` })),
  );
  const gather = async () => {
    const read = await Promise.all(drafts.map(async ([key]) => [key, await readStoredDraft(key)] as const));
    const whole = read.filter((each): each is [DocumentKey, Draft] => each[1] !== undefined);
    const text = [label('admin.handOver.title'), ...lines.map(({ line }) => line)].join('\n');
    const handOver = gatherHandOver(whole);
    const markAs = async (by: 'download' | 'share') => {
      const handedOver = { at: new Date().toISOString(), by };
      await Promise.all(whole.map(([key, { savedAt }]) => markHandedOver(key, savedAt, handedOver)));
      setOutcome({ by: by === 'share' ? 'shared' : 'downloaded', at: handedOver.at });
    };
    const name = `changements-${isoDay(new Date())}`;
    return {
      makeZip: () => new File([packHandOver(handOver, text)], `${name}.zip`, { type: 'application/zip' }),
      makeText: () => new File([writeHandOver(handOver, text)], `${name}.txt`, { type: 'text/plain' }),
      markAs,
    };
  };
  const download = async () => {
    const { makeZip, markAs } = await gather();
    const file = makeZip();
    downloadBlob(file.name, file);
    await markAs('download');
  };
  const share = async () => {
    const { makeZip, makeText, markAs } = await gather();
    const archive = makeZip();
    // Chrome shares no zip.
    const file = canShare(archive) ? archive : makeText();
    try {
      await navigator.share({ files: [file], title: label('admin.handOver.title') });
      await markAs('share');
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) await download();
    }
  };
  // A phone may have no memory left for a file of many photos.
  const run = (send: () => Promise<void>) => void send().catch(() => setOutcome('failed'));
  return (
    <section css={panelStyles} aria-labelledby="hand-over">
      <h2 id="hand-over">{label('admin.handOver.title')}</h2>
      <ul>
        {lines.slice(0, maxLines).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
        {lines.length > maxLines && <li>{label('admin.handOver.more', { count: lines.length - maxLines })}</li>}
      </ul>
      <p>{label('admin.handOver.hint', { contact })}</p>
      <div css={toolsStyles}>
        <button type="button" css={buttonStyles.primary} onClick={() => run(download)}>
          {label('admin.handOver.download')}
        </button>
        {canShare(new File([''], 'a.txt', { type: 'text/plain' })) && (
          <button type="button" css={buttonStyles.outline} onClick={() => run(share)}>
            {label('admin.handOver.share')}
          </button>
        )}
      </div>
      <p role="status" css={{ fontWeight: 700, '&:empty': { marginBlockStart: '-0.75rem' } }}>
        {outcome === 'failed' && label('admin.handOver.failed')}
        {outcome && outcome !== 'failed' && label(`admin.draft.${outcome.by}`, { moment: formatMoment(outcome.at) })}
      </p>
    </section>
  );
}

/** More would hide the buttons below. */
const maxLines = 8;

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari on iOS reads the URL once the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}

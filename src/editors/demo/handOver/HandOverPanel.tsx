import { css } from '@emotion/react';
import { useState } from 'react';
import { type Labels, useLabels } from '../../../components/wording';
import type { DocumentKey } from '../../../content/documents/documents';
import { gatherHandOver, packHandOver, writeHandOver } from '../../../content/documents/handOver';
import { formatDate, isoDay } from '../../../i18n/formatDate';
import { defaultLanguage } from '../../../i18n/languages';
import { buttonStyles } from '../../../theme/buttonStyles';
import { cardBox, touchTarget } from '../../../theme/mixins';
import { describeChanges, nameDocument } from '../describeChanges';
import { formatMoment } from '../drafts/draftStatus';
import { type Draft, type DraftText, markHandedOver, readStoredDraft } from '../drafts/drafts';
import type { DeviceDraft } from '../drafts/useDrafts';
import { toolsStyles } from '../styles';

type NamedDrafts = readonly (readonly [DocumentKey, DraftText])[];

type HandOverPanelProps = {
  /** The drafts that differ from the site. */
  drafts: readonly (readonly [DocumentKey, DraftText & Pick<DeviceDraft, 'lack'>])[];
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

const choiceStyles = css`
  ${touchTarget};
  gap: 0.5rem;
`;

/** Offers all changes of this device as one file to send. Renders nothing without a change. */
export function HandOverPanel({ drafts }: HandOverPanelProps) {
  const label = useLabels();
  const [sendsAll, setSendsAll] = useState(false);
  if (drafts.length === 0) return null;
  const unfinished = drafts.filter(([, { lack }]) => lack);
  const sent = drafts.filter(([, { lack }]) => sendsAll || !lack);
  const lines = describeDrafts(sent, label);
  return (
    <section css={panelStyles} aria-labelledby="hand-over">
      <h2 id="hand-over">{label('admin.handOver.title')}</h2>
      <ul>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maxLines && <li>{label('admin.handOver.more', { count: lines.length - maxLines })}</li>}
      </ul>
      {unfinished.length > 0 && (
        <div>
          {sendsAll || <p>{label('admin.handOver.unfinished')}</p>}
          {sendsAll || (
            <ul>
              {unfinished.map(([key, { entry, lack }]) => (
                <li key={key}>
                  {nameDocument(key, entry, label)}. {label('admin.draft.unfinished', { what: lack })}
                </li>
              ))}
            </ul>
          )}
          <label css={choiceStyles}>
            <input type="checkbox" checked={sendsAll} onChange={({ target }) => setSendsAll(target.checked)} />
            {label('admin.handOver.sendUnfinished')}
          </label>
        </div>
      )}
      {sent.length > 0 && (
        <>
          <p>{label('admin.handOver.hint')}</p>
          <HandOverFile drafts={sent} />
        </>
      )}
    </section>
  );
}

/** The buttons that download or share drafts as one file, and what became of it. */
export function HandOverFile({ drafts }: { drafts: NamedDrafts }) {
  const label = useLabels();
  const [outcome, setOutcome] = useState<'failed' | { by: 'downloaded' | 'shared'; at: string }>();
  const send = async (asked: 'download' | 'share') => {
    const read = await Promise.all(drafts.map(async ([key]) => [key, await readStoredDraft(key)] as const));
    const whole = read.filter((each): each is [DocumentKey, Draft] => each[1] !== undefined);
    const handOver = gatherHandOver(whole);
    const date = formatDate(new Date(), defaultLanguage, { dateStyle: 'long' });
    const make = (extension: string, type: string, pack: typeof packHandOver | typeof writeHandOver) => {
      const file = `changements-${isoDay(new Date())}.${extension}`;
      const words = [label('admin.handOver.readMe', { date, file }), '', ...describeDrafts(drafts, label)];
      return new File([pack(handOver, words.join('\n'))], file, { type });
    };
    const archive = make('zip', 'application/zip', packHandOver);
    let by = asked;
    if (asked === 'share') {
      // Chrome shares no zip.
      const file = canShare(archive) ? archive : make('txt', 'text/plain', writeHandOver);
      try {
        await navigator.share({ files: [file], title: label('admin.handOver.title') });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        if (isInAppBrowser()) throw error;
        by = 'download';
      }
    }
    if (by === 'download') downloadBlob(archive.name, archive);
    const at = new Date().toISOString();
    await Promise.all(whole.map(([key, { savedAt }]) => markHandedOver(key, savedAt, { at, by })));
    setOutcome({ by: by === 'share' ? 'shared' : 'downloaded', at });
  };
  // A phone may have no memory left for a file of many photos.
  const run = (by: 'download' | 'share') => void send(by).catch(() => setOutcome('failed'));
  const isShared = canShare(new File([''], 'a.txt', { type: 'text/plain' }));
  const isDownloaded = !isShared || !isInAppBrowser();
  return (
    <>
      <div css={toolsStyles}>
        {isDownloaded && (
          <button type="button" css={buttonStyles.primary} onClick={() => run('download')}>
            {label('admin.handOver.download')}
          </button>
        )}
        {isShared && (
          <button
            type="button"
            css={isDownloaded ? buttonStyles.outline : buttonStyles.primary}
            onClick={() => run('share')}
          >
            {label('admin.handOver.share')}
          </button>
        )}
      </div>
      <p role="status" css={{ fontWeight: 700, '&:empty': { marginBlockStart: '-0.75rem' } }}>
        {outcome === 'failed' && label('admin.handOver.failed')}
        {outcome && outcome !== 'failed' && label(`admin.draft.${outcome.by}`, { moment: formatMoment(outcome.at) })}
      </p>
    </>
  );
}

function describeDrafts(drafts: NamedDrafts, label: Labels): string[] {
  return drafts.flatMap(([key, { base, entry }]) => describeChanges(key, base, entry, label));
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

/** Whether another app shows the page, such as Facebook: there, a download may do nothing, and no browser finds the drafts. */
export function isInAppBrowser(): boolean {
  const isNamed = /FBA[NV]|FB_IAB|Instagram|WhatsApp|; wv\)|(iPhone|iPad)(?!.*Safari)/.test(navigator.userAgent);
  // The site on an iPhone's home screen does not name Safari either.
  return isNamed && !matchMedia('(display-mode: standalone)').matches;
}

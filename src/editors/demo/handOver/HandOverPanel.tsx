import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKey } from '../../../content/documents/documents';
import { gatherHandOvers, writeHandOver } from '../../../content/documents/handOver';
import { formatDate, isoDay } from '../../../shared/i18n/formatDate';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { callout } from '../../../shared/theme/mixins';
import { cardBox } from '../../../shared/theme/pageStyles';
import { type ReadLabel, useLabels } from '../../../shared/wording/wording';
import { describeChanges, nameDocument } from '../describeChanges';
import { type Draft, type DraftText, markHandedOver, readStoredDraft } from '../drafts/drafts';
import type { DeviceDraft } from '../drafts/useDrafts';
import { toolsStyles } from '../styles';
import { isInAppBrowser } from './inAppBrowser';

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
  }
`;

/** Offers all changes of this device as one file to send. Renders nothing if there are none. */
export function HandOverPanel({ drafts }: HandOverPanelProps) {
  const label = useLabels();
  if (drafts.length === 0) return null;
  const unfinished = drafts.filter(([, { lack }]) => lack);
  const finished = drafts.filter(([, { lack }]) => !lack);
  const lines = describeDrafts(finished, label);
  return (
    <section css={panelStyles} aria-labelledby="hand-over">
      <h2 id="hand-over">{label('admin.handOver.title')}</h2>
      {/* Above the texts, so that the message about a save does not cover the buttons on a phone. */}
      {finished.length > 0 && <HandOverFiles key={versionOf(finished)} drafts={finished} />}
      {lines.length > 0 && (
        <details open={lines.length <= 3}>
          <summary>{label('admin.edit.changes', { count: lines.length })}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {unfinished.length > 0 && (
        <div>
          <p>{label('admin.handOver.unfinished')}</p>
          <ul>
            {unfinished.map(([key, { edited, lack }]) => (
              <li key={key}>
                {nameDocument(key, edited, label)}. {label('admin.draft.unfinished', { what: lack })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/**
 * The buttons that download or share drafts as one file, or as several if one would be too large. Its key is the version
 * of the drafts: files that were gathered before a change would miss it.
 */
function HandOverFiles({ drafts }: { drafts: NamedDrafts }) {
  const label = useLabels();
  const [files, setFiles] = useState<readonly GatheredFile[]>([]);
  const [isFailed, setIsFailed] = useState(false);
  const gather = useEffectEvent(() => gatherFiles(drafts, label));
  useEffect(() => {
    gather().then(setFiles, () => setIsFailed(true));
  }, []);
  const count = files.length;
  const hint = drafts.every(([, { handedOver }]) => handedOver) ? 'given' : count > 1 ? 'hintSeveral' : 'hint';
  return (
    <>
      {isFailed && (
        <p role="alert" css={callout}>
          {label('admin.handOver.failed')}
        </p>
      )}
      {files.map((file, index) => (
        <FileTools key={versionOf(file.drafts)} file={file} number={index + 1} count={count} />
      ))}
      <p>{label(`admin.handOver.${hint}`, { count })}</p>
    </>
  );
}

const versionOf = (drafts: NamedDrafts) => drafts.map(([key, { changedAt }]) => `${key} ${changedAt}`).join();

type HandedOver = NonNullable<Draft['handedOver']>;

/** A file of changes that is not made yet. */
type GatheredFile = {
  /** The drafts in the file, as they were when it was gathered. */
  drafts: readonly (readonly [DocumentKey, Draft])[];
  make: () => Promise<File>;
};

async function gatherFiles(drafts: NamedDrafts, label: ReadLabel): Promise<GatheredFile[]> {
  const read = await Promise.all(drafts.map(async ([key]) => [key, await readStoredDraft(key)] as const));
  const found = read.filter((entry): entry is [DocumentKey, Draft] => entry[1] !== undefined);
  if (found.length < read.length) throw new Error('The browser does not give a draft back.');
  // The time tells which of two files is newer.
  const now = new Date();
  const date = formatDate(now, defaultLanguage, { dateStyle: 'long', timeStyle: 'short' });
  const time = `${isoDay(now)}-${now.toTimeString().slice(0, 8).replace(':', 'h').replace(':', 'm')}`;
  return gatherHandOvers(found).map((handOver, index, { length }) => {
    const name = `changements-${time}${length > 1 ? `-${index + 1}-sur-${length}` : ''}.txt`;
    const contained = found.filter(([key]) => handOver.documents.some((handed) => handed.key === key));
    const words = [label('admin.handOver.readMe', { date, file: name }), '', ...describeDrafts(contained, label)].join(
      '\n',
    );
    return { drafts: contained, make: () => writeHandOver(handOver, words, name) };
  });
}

/** The buttons of one file, and their outcome. */
function FileTools({ file, number, count }: { file: GatheredFile; number: number; count: number }) {
  const label = useLabels();
  const [outcome, setOutcome] = useState<'preparing' | 'failed' | { by: HandedOver['by']; file: string }>();
  const [prepared, setPrepared] = useState<File>();
  const isShared = canShare();
  // On a phone, the file is made before the press: making it of many photos may take longer than browsers allow between
  // a press and the share. On a computer, the press makes it.
  const isPreparedFirst = isShared && matchMedia('(pointer: coarse)').matches;
  useEffect(() => {
    if (isPreparedFirst) void file.make().then(setPrepared, () => setOutcome('failed'));
  }, [file, isPreparedFirst]);
  const isPreparing = isPreparedFirst && !prepared && outcome !== 'failed';
  const handOver = async (asked: 'download' | 'share') => {
    if (!prepared) setOutcome('preparing');
    const made = prepared ?? (await file.make());
    let by: HandedOver['by'] = 'downloaded';
    if (asked === 'share') {
      try {
        // With a title beside the file, iPhones may send the title alone.
        await navigator.share({ files: [made] });
        by = 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return setOutcome(undefined);
        if (isInAppBrowser()) throw error;
      }
    }
    if (by === 'downloaded') download(made);
    const at = new Date().toISOString();
    await Promise.all(file.drafts.map(([key, { changedAt }]) => markHandedOver(key, changedAt, { at, by })));
    setOutcome({ by, file: made.name });
  };
  const run = (by: 'download' | 'share') => void handOver(by).catch(() => setOutcome('failed'));
  const ways: ('download' | 'share')[] = isShared ? ['share'] : [];
  // A phone shares first. In another app, a download may do nothing.
  if (!isShared || !isInAppBrowser()) ways.splice(isPreparedFirst ? 1 : 0, 0, 'download');
  const name = (way: 'download' | 'share') =>
    count > 1 ? label(`admin.handOver.${way}One`, { number, count }) : label(`admin.handOver.${way}`);
  return (
    <>
      <div css={toolsStyles}>
        {ways.map((way, index) => {
          const isWaiting = way === 'share' && isPreparing;
          return (
            <button
              key={way}
              type="button"
              css={index === 0 ? buttonStyles.primary : buttonStyles.outline}
              aria-disabled={isWaiting}
              onClick={() => isWaiting || run(way)}
            >
              {isWaiting ? label('admin.handOver.preparing') : name(way)}
            </button>
          );
        })}
      </div>
      <p role="status" css={{ fontWeight: 700, '&:empty': { marginBlockStart: '-0.75rem' } }}>
        {typeof outcome === 'string' && label(`admin.handOver.${outcome}`)}
        {typeof outcome === 'object' && label(`admin.handOver.${outcome.by}`, { file: outcome.file })}
      </p>
    </>
  );
}

function describeDrafts(drafts: NamedDrafts, label: ReadLabel): string[] {
  return drafts.flatMap(([key, { base, edited }]) => describeChanges(key, base, edited, label));
}

function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'a.txt', { type: 'text/plain' })] }) ?? false;
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari on iOS reads the URL once the user has confirmed the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}

import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKey } from '../../../content/documents/documents';
import { gatherHandOvers, makeHandOverFile } from '../../../content/documents/handOver';
import { formatDate, isoDay } from '../../../shared/i18n/formatDate';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/breakpoints';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { calloutStyles } from '../../../shared/theme/islandStyles';
import { cardBoxStyles } from '../../../shared/theme/pageStyles';
import { token } from '../../../shared/theme/tokens';
import { type ReadLabel, useLabels } from '../../../shared/wording/wording';
import { describeChanges } from '../drafts/describeChanges';
import { type Draft, type DraftText, readStoredDraft, storeHandedOver } from '../drafts/drafts';
import type { DeviceDraft } from '../drafts/useDrafts';
import { messageStyles, toolRowStyles } from '../editorStyles';
import { nameDraft } from '../nameDocument';
import { isInAppBrowser } from './inAppBrowser';

type KeyedDrafts = readonly (readonly [DocumentKey, DraftText])[];

type HandOverPanelProps = {
  /** The drafts that differ from the site. */
  drafts: readonly (readonly [DocumentKey, DraftText & Pick<DeviceDraft, 'unfinished'>])[];
};

const panelStyles = css`
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem;
  ${cardBoxStyles};
  p {
    max-inline-size: ${token('--width-text')};
  }
  ${from.large} {
    grid-template: auto auto 1fr / 1fr 1fr;
    column-gap: 3rem;
    > details {
      grid-area: 1 / 2 / span 3;
      margin-block-start: -0.5rem;
    }
  }
  ul {
    padding-inline-start: 1.125rem;
    list-style: disc;
  }
`;

/** Offers the finished drafts as a file to send, and lists the unfinished ones. Renders nothing without drafts. */
export function HandOverPanel({ drafts }: HandOverPanelProps) {
  const label = useLabels();
  if (drafts.length === 0) return null;
  const toFinish = drafts.filter(([, { unfinished }]) => unfinished);
  const finished = drafts.filter(([, { unfinished }]) => !unfinished);
  const lines = describeDrafts(finished, label);
  return (
    <section css={panelStyles} aria-labelledby="hand-over">
      <h2 id="hand-over">{label('editor.handOver.title')}</h2>
      {finished.length > 0 && <HandOverFiles key={versionOf(finished)} drafts={finished} />}
      {lines.length > 0 && (
        <details open={lines.length <= 3}>
          <summary>{label('editor.edit.changes', { count: lines.length })}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {toFinish.length > 0 && (
        <div>
          <p>{label('editor.handOver.unfinished')}</p>
          <ul>
            {toFinish.map(([key, draft]) => (
              <li key={key}>
                {nameDraft(key, draft, label)}. {label('editor.draft.unfinished', { what: draft.unfinished })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/**
 * The buttons that download or share drafts as one file, or as several if one would be too large. Each version of the
 * drafts needs a new instance, because its files lack later changes.
 */
function HandOverFiles({ drafts }: { drafts: KeyedDrafts }) {
  const label = useLabels();
  const [files, setFiles] = useState<readonly MadeFile[]>();
  const [isFailed, setIsFailed] = useState(false);
  const make = useEffectEvent(() => makeFiles(drafts, label));
  useEffect(() => {
    make().then(setFiles, () => setIsFailed(true));
  }, []);
  const count = files?.length ?? 1;
  const hint = drafts.every(([, { handedOver }]) => handedOver) ? 'given' : count > 1 ? 'hintSeveral' : 'hint';
  return (
    <>
      {isFailed && (
        <p role="alert" css={calloutStyles}>
          {label('editor.handOver.failed')}
        </p>
      )}
      {!files && !isFailed && <p role="status">{label('editor.handOver.preparing')}</p>}
      {files?.map((file, index) => (
        <FileTools key={versionOf(file.drafts)} {...file} number={index + 1} count={count} />
      ))}
      <p>{label(`editor.handOver.${hint}`, { count })}</p>
    </>
  );
}

const versionOf = (drafts: KeyedDrafts) => drafts.map(([key, { changedAt }]) => `${key} ${changedAt}`).join();

/** A hand-over file, with the drafts in it as they were when it was made. */
type MadeFile = { drafts: KeyedDrafts; file: File };

/** Called before any press, because many photos take longer than browsers allow between a press and a share. */
async function makeFiles(drafts: KeyedDrafts, label: ReadLabel): Promise<MadeFile[]> {
  const read = await Promise.all(drafts.map(async ([key]) => [key, await readStoredDraft(key)] as const));
  const found = read.filter((pair): pair is [DocumentKey, Draft] => pair[1] !== undefined);
  if (found.length < read.length) throw new Error('The browser does not give a draft back.');
  // The time tells which of two files is newer.
  const now = new Date();
  const date = formatDate(now, defaultLanguage, { dateStyle: 'long', timeStyle: 'short' });
  const time = `${isoDay(now)}-${now.toTimeString().slice(0, 8).replace(':', 'h').replace(':', 'm')}`;
  const files = gatherHandOvers(found).map(async (handOver, index, { length }) => {
    const name = `changements-${time}${length > 1 ? `-${index + 1}-sur-${length}` : ''}.txt`;
    const contained = found.filter(([key]) => handOver.documents.some((handed) => handed.key === key));
    const words = [label('editor.handOver.readMe', { date, file: name }), '', ...describeDrafts(contained, label)];
    return { drafts: contained, file: await makeHandOverFile(handOver, words.join('\n'), name) };
  });
  return Promise.all(files);
}

function FileTools({ drafts, file, number, count }: MadeFile & { number: number; count: number }) {
  const label = useLabels();
  const [result, setResult] = useState<'downloaded' | 'shared' | 'failed'>();
  const handOver = async (asked: 'download' | 'share') => {
    let by: 'downloaded' | 'shared' = 'downloaded';
    if (asked === 'share') {
      try {
        // With a title beside the file, iPhones may send only the title.
        await navigator.share({ files: [file] });
        by = 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return setResult(undefined);
        if (isInAppBrowser()) throw error;
      }
    }
    if (by === 'downloaded') download(file);
    const at = new Date().toISOString();
    await Promise.all(drafts.map(([key, { changedAt }]) => storeHandedOver(key, changedAt, { at, by })));
    setResult(by);
  };
  // In another app's browser, a download may do nothing.
  const shared = isInAppBrowser() ? (['share'] as const) : (['share', 'download'] as const);
  const actions = canShare() ? shared : (['download'] as const);
  return (
    <>
      <div css={toolRowStyles}>
        {actions.map((action, index) => (
          <button
            key={action}
            type="button"
            css={index === 0 ? buttonStyles.primary : buttonStyles.outline}
            onClick={() => void handOver(action).catch(() => setResult('failed'))}
          >
            {label(`editor.handOver.${action}${count > 1 ? 'One' : ''}`, { number, count })}
          </button>
        ))}
      </div>
      <p role="status" css={[messageStyles, result && calloutStyles]}>
        {result && label(`editor.handOver.${result}`, { file: file.name })}
      </p>
    </>
  );
}

function describeDrafts(drafts: KeyedDrafts, label: ReadLabel): string[] {
  return drafts.flatMap(([key, draft]) => describeChanges(key, draft, label));
}

function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'a.txt', { type: 'text/plain' })] }) ?? false;
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari on iOS reads the URL only once the user has confirmed the download, hence the 40 seconds.
  setTimeout(() => URL.revokeObjectURL(link.href), 40_000);
}

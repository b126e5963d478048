import { css } from '@emotion/react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { toast } from '../../../components/toasts';
import { useLabels } from '../../../components/wording';
import { addItem, orderItems, type Path, readAt } from '../../../content/documents/editEntry';
import { pickMedia } from '../../../content/documents/handOver';
import type { ListField } from '../../../content/fields';
import { asList } from '../../../content/values';
import { heavyVideo } from '../../../media/readMedia';
import { buttonStyles } from '../../../theme/buttonStyles';
import { callout } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import type { DraftMedia } from '../drafts/drafts';
import { findObstacle } from '../media/findObstacle';
import { useMedia } from '../media/MediaContext';
import { namePhoto } from '../media/namePhoto';
import { orderByTime } from '../media/orderByTime';
import type { MediaFault } from '../media/prepareMedia';
import { filePickerStyles, toolStyles, toolsStyles } from '../styles';
import { useForm } from './formState';

type Progress = { done: number; total: number };

/** The result for the chosen files. */
type Outcome = {
  added: number;
  known: number;
  refused: number;
  /** `heavy` and `still` are about a file that is added. */
  remarks: { name: string; origin: string; about: MediaFault | 'heavy' | 'still' | 'full' }[];
};

const addStyles = css`
  display: grid;
  gap: 0.75rem;
  ul {
    display: grid;
    gap: 0.5rem;
  }
  progress {
    inline-size: 100%;
    accent-color: ${token('--color-primary')};
  }
`;

/**
 * Adds many photos and videos at once. They are prepared one after the other, from the oldest, and each joins the draft as
 * soon as it is ready. When the page was closed in between, the volunteer chooses the same files again: files that the draft
 * has already are skipped.
 */
export function AddMedia({ field, path }: { field: ListField; path: Path }) {
  const label = useLabels();
  const form = useForm();
  const { documentKey, site, media } = useMedia();
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const picker = useRef<HTMLInputElement>(null);
  // The run continues while the draft changes, so it reads the newest entry from a ref.
  const newest = useRef({ entry: form.entry, media });
  useEffect(() => {
    newest.current = { entry: form.entry, media };
  });

  const items = asList(readAt(form.entry, path));
  const sorted = orderByTime(items, media);

  const addFiles = async (chosen: readonly File[], { signal }: AbortController, found: Outcome) => {
    const { prepareMedia } = await import('../media/prepareMedia');
    // A photo that was removed from the album may be added again.
    const used = pickMedia(newest.current.entry, newest.current.media);
    const origins = new Set(used.map(([, { origin }]) => origin));
    const added: string[] = [];
    for (const [done, file] of chosen.entries()) {
      if (signal.aborted) return;
      setProgress({ done, total: chosen.length });
      const origin = `${file.name} ${file.size} ${file.lastModified}`;
      if (origins.has(origin)) {
        found.known += 1;
        continue;
      }
      const result = await prepareMedia(file);
      if (signal.aborted) return;
      if ('fault' in result) {
        found.refused += 1;
        found.remarks.push({ name: file.name, origin, about: result.fault });
        continue;
      }
      const { photo, video } = result;
      const obstacle = findObstacle(video ? [photo, video] : [photo], newest.current);
      if (obstacle === 'known') found.known += 1;
      if (obstacle === 'full') {
        found.refused += 1;
        found.remarks.push({ name: file.name, origin, about: 'full' });
      }
      if (obstacle) continue;
      const taken = [...form.uploads, ...Object.keys(newest.current.media), ...added];
      const picture = namePhoto(file.name, { documentKey, entry: form.entry, site, taken, today: new Date() });
      const videoSrc = picture.replace(/jpg$/, 'mp4');
      added.push(picture);
      origins.add(origin);
      const files: DraftMedia = video
        ? { [picture]: photo, [videoSrc]: { ...video, origin } }
        : { [picture]: { ...photo, origin } };
      const item = video ? { type: 'video', src: videoSrc, poster: picture } : { type: 'photo', src: picture };
      form.onChange((entry) => addItem(entry, { field, path }, item), files);
      found.added += 1;
      if (video && video.bytes.length > heavyVideo) found.remarks.push({ name: file.name, origin, about: 'heavy' });
      if (photo.isStill) found.remarks.push({ name: file.name, origin, about: 'still' });
    }
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].sort((a, b) => a.lastModified - b.lastModified);
    // Allows choosing the same files again.
    target.value = '';
    // Files can be dropped on the input during a run.
    if (files.length === 0 || progress) return;
    const run = new AbortController();
    running.current = run;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: run.signal });
    const found: Outcome = { added: 0, known: 0, refused: 0, remarks: [] };
    setOutcome(undefined);
    await addFiles(files, run, found).catch(() => found.remarks.push({ name: '', origin: '', about: 'notLoaded' }));
    run.abort();
    setProgress(undefined);
    setOutcome(found);
    // The run stopped because the editor was left or another tab took the document.
    const left = files.length - found.added - found.known - found.refused;
    if (left > 0 && !target.isConnected)
      toast.error({ title: label('admin.media.leftTitle'), message: label('admin.media.left', { count: left }) });
  };
  const refused = outcome?.refused ? `, ${label('admin.media.refused', { count: outcome.refused })}` : '';

  return (
    <div css={addStyles}>
      <div css={toolsStyles}>
        <label css={[buttonStyles.primary, filePickerStyles]}>
          {label('admin.media.add')}
          <input
            ref={picker}
            type="file"
            accept="image/*,video/mp4"
            multiple
            aria-disabled={progress !== undefined}
            onClick={(event) => progress && event.preventDefault()}
            onChange={choose}
          />
        </label>
        {progress && (
          <button
            type="button"
            css={toolStyles}
            onClick={() => {
              running.current?.abort();
              // The pressed button is removed, so the focus would be lost.
              picker.current?.focus();
            }}
          >
            {label('admin.media.stop')}
          </button>
        )}
        {!progress && sorted && (
          <button
            type="button"
            css={toolStyles}
            onClick={() => {
              form.onChange((entry) => orderItems(entry, path, sorted));
              form.announce(label('admin.media.sorted'));
              picker.current?.focus();
            }}
          >
            {label('admin.media.sort')}
          </button>
        )}
      </div>
      {progress && <progress max={progress.total} value={progress.done} aria-label={label('admin.media.adding')} />}
      <p role="status">
        {progress && label('admin.media.progress', { number: progress.done + 1, total: progress.total })}
        {outcome && `${label('admin.media.added', { count: outcome.added })}${refused}.`}
        {outcome && outcome.known > 0 && ` ${label('admin.media.known', { count: outcome.known })}`}
      </p>
      <div role="alert">
        {outcome && outcome.remarks.length > 0 && (
          <ul css={callout}>
            {outcome.remarks.map(({ name, origin, about }) => (
              <li key={origin}>
                <strong>{name}</strong> {label(`admin.media.fault.${about}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tree } from '../../../content/documents/bilingual';
import { addItem, describePath, type Path, readAt } from '../../../content/documents/editDocument';
import type { ListField } from '../../../content/fields/fields';
import { toast } from '../../../shared/browser/toasts';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { calloutStyles } from '../../../shared/theme/islandStyles';
import { asList } from '../../../shared/unknownValues';
import { useLabels } from '../../../shared/wording/wording';
import { filePickerStyles, messageStyles, stackStyles } from '../editorStyles';
import { type Refusal, sortFiles, takeFile, useTargetDraft } from '../media/chosenFiles';
import type { FormState } from './formState';
import { revealField } from './revealField';

type Taken = { added: number; known: number; refused: { number: number; name: string; refusal: Refusal }[] };

type AddMediaProps = { form: FormState; field: ListField; path: Path };

/** An input for many photos at once, with its progress and result. */
export function AddMedia(props: AddMediaProps) {
  const label = useLabels();
  const { progress, taken, choose } = useAddFiles(props);
  const refused = taken?.refused ?? [];
  const refusedText = refused.length > 0 ? `, ${label('editor.media.refused', { count: refused.length })}` : '';

  return (
    <div css={stackStyles}>
      <label css={[buttonStyles.outline, filePickerStyles, { justifySelf: 'start' }]}>
        {label('editor.media.add')}
        <input
          type="file"
          accept="image/*"
          multiple
          aria-disabled={progress !== undefined}
          onClick={(event) => progress && event.preventDefault()}
          onChange={choose}
        />
      </label>
      <p role="status" css={messageStyles}>
        {progress && label('editor.media.progress', { number: progress.done + 1, total: progress.total })}
        {taken && `${label('editor.media.added', { count: taken.added })}${refusedText}.`}
        {taken && taken.known > 0 && ` ${label('editor.media.known', { count: taken.known })}`}
      </p>
      <div role="alert" css={messageStyles}>
        {refused.length > 0 && (
          <ul css={[calloutStyles, stackStyles]}>
            {refused.map(({ number, name, refusal }) => (
              <li key={number}>
                <strong>{name}</strong> {label(`editor.media.refusal.${refusal}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/**
 * Prepares photos one after another, from the oldest, and adds each to the draft when it is ready. If the page closes
 * meanwhile, the volunteer can choose the same files again: those that the draft has are skipped.
 */
function useAddFiles({ form, field, path }: AddMediaProps) {
  const label = useLabels();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [taken, setTaken] = useState<Taken>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const targetDraft = useTargetDraft(form.edited);

  const takeAll = async (files: readonly File[], signal: AbortSignal): Promise<Taken> => {
    const found: Taken = { added: 0, known: 0, refused: [] };
    for (const [number, file] of files.entries()) {
      setProgress({ done: number, total: files.length });
      const answer = await takeFile(file, targetDraft);
      if (signal.aborted) break;
      if ('known' in answer) found.known += 1;
      else if ('refusal' in answer) {
        found.refused.push({ number, name: file.name, refusal: answer.refusal });
        if (answer.refusal === 'notLoaded' || answer.refusal === 'insecure') break;
      } else {
        const { src, file: photo } = answer;
        const edit = (tree: Tree) => addItem(tree, { field, path }, { type: 'photo', src });
        // Rendered synchronously, so that the next file finds this one in the draft.
        flushSync(() => form.onChange(edit, { [src]: photo }));
        found.added += 1;
      }
    }
    return found;
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = sortFiles(target.files ?? []);
    // Allows choosing the same files again.
    target.value = '';
    // Files can be dropped on the input while others are being prepared.
    if (files.length === 0 || progress) return;
    const run = new AbortController();
    running.current = run;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: run.signal });
    setTaken(undefined);
    const found = await takeAll(files, run.signal);
    run.abort();
    setProgress(undefined);
    setTaken(found);
    // Leads to the first new photo, unless the volunteer is typing elsewhere or has refusals to read.
    const isWaiting = [target, document.body].includes(document.activeElement as HTMLElement);
    if (target.form && isWaiting && found.added > 0 && found.refused.length === 0) {
      const first = asList(readAt(targetDraft.current.edited, path)).length - found.added;
      revealField(target.form, describePath([defaultLanguage, ...path, first]));
    }
    // The run stops early, and the input is gone, if the form closes or another tab takes the document.
    const left = files.length - found.added - found.known - found.refused.length;
    if (left > 0 && !target.isConnected)
      toast.error({ title: label('editor.media.leftTitle'), message: label('editor.media.left', { count: left }) });
  };
  return { progress, taken, choose };
}

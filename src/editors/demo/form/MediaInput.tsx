import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tree } from '../../../content/documents/bilingual';
import { describePath, readAt, writeAt } from '../../../content/documents/editDocument';
import type { MediaField } from '../../../content/fields/media';
import { moveFocus } from '../../../shared/browser/moveFocus';
import { errorStyles } from '../../../shared/components/Field';
import { Picture } from '../../../shared/components/Picture';
import { defaultLanguage } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/breakpoints';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { smallStyles } from '../../../shared/theme/islandStyles';
import { useLabels } from '../../../shared/wording/wording';
import type { DraftMedia } from '../drafts/drafts';
import { EditorDialog } from '../EditorDialog';
import { quietStyles, toolRowStyles } from '../editorStyles';
import { ChoosePhoto } from '../media/ChoosePhoto';
import { StillShown } from '../media/StillShown';
import type { InputProps, InputTarget } from './formState';
import { revealField } from './revealField';

const fieldStyles = css`
  display: grid;
  gap: 0.5rem;
  legend {
    margin-block-end: 0.375rem;
    font-weight: 700;
  }
`;

const besideStyles = css`
  ${from.medium} {
    grid-template: auto auto 1fr / auto 1fr;
    column-gap: 1.25rem;
  }
`;

/** Shows the whole picture in any shape. */
const pictureStyles = css`
  grid-row: span 3;
  inline-size: auto;
  max-block-size: 12rem;
`;

export function MediaInput({ field, control, target }: InputProps<MediaField>) {
  const { label: name, hint, error } = control;
  const { form, language, path } = target;
  const label = useLabels();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const changing = useRef<HTMLButtonElement>(null);
  const { src, former, write } = usePhoto(field, target);
  const description = [...path.slice(0, -1), field.describedBy ?? ''];
  const alt = String(readAt(form.edited, [...description, language]) ?? '').trim();
  const choose = (nextSrc: string, files?: DraftMedia) => {
    // Closed synchronously, because the description behind an open dialog cannot take the focus.
    flushSync(() => {
      setIsOpen(false);
      write(nextSrc, files);
    });
    const element = changing.current?.form;
    if (element && field.describedBy) revealField(element, describePath([defaultLanguage, ...description]));
  };
  const purpose = label(src ? 'editor.photo.change' : 'editor.photo.add');

  return (
    <fieldset css={[fieldStyles, src && besideStyles]} aria-describedby={hint && `${id}-hint`}>
      <legend>{name}</legend>
      {src && <Picture src={src} alt={alt} sizes="20rem" styles={pictureStyles} />}
      {former && former !== src && <StillShown edited={form.edited} removed={former} />}
      {hint && (
        <p id={`${id}-hint`} css={smallStyles}>
          {hint}
        </p>
      )}
      <div css={[toolRowStyles, { columnGap: '1rem' }]}>
        {/* The summary of problems finds this button by `data-name`. */}
        <button
          ref={changing}
          type="button"
          css={buttonStyles.outline}
          data-name={describePath([language, ...path])}
          aria-describedby={error && `${id}-error`}
          onClick={() => setIsOpen(true)}
        >
          {purpose}
        </button>
        {src && field.optional && (
          <button
            type="button"
            css={quietStyles}
            onClick={() => {
              moveFocus(changing.current);
              write('');
            }}
          >
            {label('editor.photo.remove')}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      <EditorDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={purpose}>
        <ChoosePhoto edited={form.edited} src={src} onChoose={choose} />
      </EditorDialog>
    </fieldset>
  );
}

/** The photo of a field, the former photo, and a function that replaces photo, description and focus together. */
function usePhoto(field: MediaField, { form, siblings, path, at }: InputTarget) {
  const src = String(readAt(form.edited, at) ?? '').trim();
  const focus = Object.keys(siblings).find((name) => siblings[name]?.kind === 'focus');
  const attached = [field.describedBy, focus].flatMap((name) => (name ? [[...path.slice(0, -1), name]] : []));
  // The description and focus of each photo that the field has had, so that a wrong choice does not lose them.
  const valuesBySrc = useRef(new Map<string, unknown[]>());
  const [former, setFormer] = useState('');
  const write = (nextSrc: string, files?: DraftMedia) => {
    const values = attached.map((attachedPath) => readAt(form.edited, attachedPath));
    valuesBySrc.current.set(src, values);
    const nextValues = valuesBySrc.current.get(nextSrc) ?? [];
    const edit = (latest: Tree) =>
      attached.reduce(
        (next, attachedPath, index) => writeAt(next, attachedPath, nextValues[index]),
        writeAt(latest, at, nextSrc),
      );
    form.onChange(edit, files);
    setFormer(src);
  };
  return { src, former, write };
}

import { css } from '@emotion/react';
import { type MouseEvent, useId } from 'react';
import { describePath, readAt } from '../../../content/documents/editEntry';
import { type FocusField, readFocus } from '../../../content/fields/media';
import { Picture } from '../../../shared/components/Picture';
import { useLabels } from '../../../shared/components/wording';
import { smallText } from '../../../shared/theme/mixins';
import { token } from '../../../shared/theme/tokens';
import { isBlank } from '../../../shared/values';
import { type InputProps, useForm } from './formState';

const fieldStyles = css`
  display: grid;
  gap: 0.5rem;
  grid-column: 1 / -1;
  legend {
    margin-block-end: 0.375rem;
    font-weight: 700;
  }
  label {
    display: grid;
    font-size: ${token('--size-small')};
  }
  input {
    accent-color: ${token('--color-primary')};
    max-inline-size: 20rem;
    min-block-size: ${token('--size-touch')};
  }
`;

const stageStyles = css`
  position: relative;
  justify-self: start;
  padding: 0;
  cursor: crosshair;
  img {
    inline-size: auto;
    max-block-size: 15rem;
  }
  > span {
    position: absolute;
    inline-size: 2rem;
    block-size: 2rem;
    translate: -50% -50%;
    border: 3px solid ${token('--color-on-dark')};
    border-radius: 50%;
    box-shadow: 0 0 0 3px ${token('--color-night')};
    pointer-events: none;
  }
`;

/**
 * The focus of the picture beside it, set by a press on the picture or by two sliders. Renders nothing without a
 * picture.
 */
export function FocusInput({ control: { label: name, value, onChange, ...control }, place }: InputProps<FocusField>) {
  const label = useLabels();
  const id = useId();
  const { entry } = useForm();
  const { siblings, language, path } = place;
  const picture = Object.keys(siblings).find((each) => siblings[each]?.kind === 'media') ?? '';
  const src = readAt(entry, [...path.slice(0, -1), picture]);
  if (isBlank(src)) return null;
  const [left, top] = readFocus(value || '50% 50%').map((part) => Math.round(part * 100));
  const write = (nextLeft = 50, nextTop = 50) =>
    onChange({ target: { value: nextLeft === 50 && nextTop === 50 ? '' : `${nextLeft}% ${nextTop}%` } });
  const move = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click by keyboard has no position: keyboard users have the sliders.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, start: number, size: number) =>
      Math.min(100, Math.max(0, Math.round(((at - start) / size) * 100)));
    write(share(clientX, box.left, box.width), share(clientY, box.top, box.height));
  };
  return (
    <fieldset css={fieldStyles} aria-describedby={`${id}-hint`}>
      <legend>{name}</legend>
      <p id={`${id}-hint`} css={smallText}>
        {label('admin.focus.hint')}
      </p>
      <button type="button" tabIndex={-1} css={stageStyles} aria-label={label('admin.focus.place')} onClick={move}>
        <Picture src={String(src)} alt="" sizes="20rem" />
        <span style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      <label>
        {label('admin.focus.left')}
        <input
          type="range"
          name={control.name}
          value={left}
          onChange={({ target }) => write(Number(target.value), top)}
        />
      </label>
      <label>
        {label('admin.focus.top')}
        <input
          type="range"
          name={describePath([language, ...path, 'top'])}
          value={top}
          onChange={({ target }) => write(left, Number(target.value))}
        />
      </label>
    </fieldset>
  );
}

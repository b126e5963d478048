import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '../../components/buttonStyles';
import { useLabels } from '../../components/wording';
import { addNonBreakingSpaces } from '../../content/addNonBreakingSpaces';
import { asList, isRecord, type ListField } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { defaultLanguage } from '../../i18n/languages';
import { cardBox, visuallyHidden } from '../../theme/mixins';
import { token } from '../../theme/tokens';
import { groupHintStyles, groupStyles, toolStyles, toolsStyles } from '../styles';
import { addItem, type FormState, moveItem, type Path, type Removed, readAt, removeItem, restoreItem } from './form';

type ListInputProps = {
  field: ListField;
  path: Path;
  form: FormState;
  /** The inputs of the item at a path. */
  children: (path: Path) => ReactNode;
};

const itemStyles = css`
  ${groupStyles};
  ${cardBox};
  padding: 1rem;
  > legend {
    margin-block-end: 0;
    padding-inline: 0.375rem;
  }
  &:focus {
    outline: none;
    border-color: ${token('--color-ink')};
  }
`;

export function ListInput({ field, path, form, children }: ListInputProps) {
  const label = useLabels();
  const group = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const place = { field, path };
  const items = asList(readAt(form.entry, [defaultLanguage, ...path]));

  // The affected item takes the focus, because the pressed button may be gone or disabled.
  const edit = (entry: Entry, next: string, nextRemoved = removed) => {
    flushSync(() => {
      form.onChange(entry);
      setRemoved(nextRemoved);
    });
    group.current?.querySelector<HTMLElement>(`:scope > ${next}`)?.focus();
  };
  const itemAt = (index: number) => `[data-item="${index}"]`;
  const move = (index: number, step: 1 | -1) => {
    if (index + step in items) edit(moveItem(form.entry, place, index, step), itemAt(index + step));
  };
  const remove = (index: number) => {
    edit(removeItem(form.entry, place, index), 'p > button', { index, from: form.entry });
  };
  const undo = (last: Removed) => edit(restoreItem(form.entry, place, last), itemAt(last.index), null);

  return (
    <fieldset ref={group} css={groupStyles}>
      <legend>{field.label}</legend>
      <p css={groupHintStyles}>{addNonBreakingSpaces(field.hint)}</p>
      {items.map((item, index) => {
        const name = `${field.of.label} ${index + 1}`;
        const key = isRecord(item) ? String(item.id) : index;
        const tool = (text: string, press: () => void, disabled = false) => (
          <button type="button" css={toolStyles} aria-disabled={disabled} onClick={press}>
            {text} <span css={visuallyHidden}>{name}</span>
          </button>
        );
        return (
          <fieldset key={key} css={itemStyles} data-item={index} tabIndex={-1}>
            <legend>{name}</legend>
            {children([...path, index])}
            <div css={toolsStyles}>
              {tool(label('admin.list.up'), () => move(index, -1), index === 0)}
              {tool(label('admin.list.down'), () => move(index, 1), index === items.length - 1)}
              {tool(label('admin.list.remove'), () => remove(index))}
            </div>
          </fieldset>
        );
      })}
      <p role="status" css={toolsStyles}>
        {removed && (
          <>
            {label('admin.list.removed', { name: `${field.of.label} ${removed.index + 1}` })}
            <button type="button" css={toolStyles} onClick={() => undo(removed)}>
              {label('admin.list.undo')}
            </button>
          </>
        )}
      </p>
      <button
        type="button"
        css={buttonStyles.outline}
        onClick={() => edit(addItem(form.entry, place), itemAt(items.length))}
      >
        {label('admin.list.add')} <span css={visuallyHidden}>{field.of.label}</span>
      </button>
    </fieldset>
  );
}

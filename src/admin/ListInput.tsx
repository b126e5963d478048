import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonStyles } from '../components/buttonStyles';
import { useLabels } from '../components/wording';
import { asList, isRecord, type ListField } from '../content/fields';
import { keepTogether } from '../content/keepTogether';
import { defaultLanguage } from '../i18n/languages';
import { visuallyHidden } from '../theme/mixins';
import { token } from '../theme/tokens';
import { addItem, type Form, moveItem, type Path, type Removed, readAt, removeItem, restoreItem } from './form';
import { groupHintStyles, groupStyles, toolStyles, toolsStyles } from './styles';

type ListInputProps = {
  field: ListField;
  path: Path;
  form: Form;
  /** The inputs of the item at a path. */
  children: (path: Path) => ReactNode;
};

const itemStyles = css`
  ${groupStyles};
  padding: 1rem;
  border: 1px solid ${token('--color-line')};
  background: ${token('--color-card')};
  > legend {
    margin-block-end: 0;
    padding-inline: 0.375rem;
  }
  &:focus {
    border-color: ${token('--color-ink')};
  }
`;

/** The items of a list, to be added empty, moved, removed, and put back. */
export function ListInput({ field, path, form, children }: ListInputProps) {
  const label = useLabels();
  const group = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  // What the last press has moved or made has the focus next: the button itself may be gone or of no use.
  const [focus, setFocus] = useState<{ selector: string }>();
  const place = { field, path };
  const list = readAt(form.entry, [defaultLanguage, ...path]);
  const items = asList(list);

  useEffect(() => {
    if (focus) group.current?.querySelector<HTMLElement>(focus.selector)?.focus();
  }, [focus]);

  const focusItem = (index: number) => setFocus({ selector: `:scope > [data-item="${index}"]` });
  const add = () => {
    form.onChange(addItem(form.entry, place));
    focusItem(items.length);
  };
  const move = (index: number, step: 1 | -1) => {
    if (!(index + step in items)) return;
    form.onChange(moveItem(form.entry, place, index, step));
    focusItem(index + step);
  };
  const remove = (index: number) => {
    const result = removeItem(form.entry, place, index);
    form.onChange(result.entry);
    setRemoved(result.removed);
    setFocus({ selector: '[data-undo]' });
  };
  const undo = () => {
    if (!removed) return;
    form.onChange(restoreItem(form.entry, place, removed));
    setRemoved(undefined);
    focusItem(removed.index);
  };

  return (
    <fieldset ref={group} css={groupStyles}>
      <legend>{field.label}</legend>
      <p css={groupHintStyles}>{keepTogether(field.hint)}</p>
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
            <button type="button" css={toolStyles} data-undo onClick={undo}>
              {label('admin.list.undo')}
            </button>
          </>
        )}
      </p>
      <button type="button" css={buttonStyles.outline} onClick={add}>
        {label('admin.list.add')} <span css={visuallyHidden}>{field.of.label}</span>
      </button>
    </fieldset>
  );
}

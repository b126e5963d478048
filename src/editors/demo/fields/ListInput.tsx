import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../../components/wording';
import {
  addItem,
  describePath,
  duplicateItem,
  moveItem,
  type Path,
  type Removed,
  readAt,
  removeItem,
  restoreItem,
} from '../../../content/documents/editEntry';
import { kindOf, type ListField } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import { summarize } from '../../../content/summarize';
import { asList, asRecord, isRecord } from '../../../content/values';
import { defaultLanguage } from '../../../i18n/languages';
import { buttonStyles } from '../../../theme/buttonStyles';
import { badge, cardBox, smallText, visuallyHidden } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';
import { toolStyles, toolsStyles } from '../styles';
import { Fold, unfold } from './Fold';
import type { FormState } from './input';
import { startDrag } from './startDrag';
import { ToolIcon } from './ToolIcon';

type ListInputProps = {
  field: ListField;
  path: Path;
  form: FormState;
  /** The inputs of the item at a path. */
  children: (path: Path) => ReactNode;
  /** For a list of media: what stands above each item's fold, and the control that adds items. */
  media?: { header: (path: Path) => ReactNode; adder: ReactNode };
};

const listStyles = css`
  display: grid;
  gap: 0.75rem;
`;

const itemStyles = css`
  ${cardBox};
  padding: 0 1rem;
  &[data-dragged] {
    position: relative;
    z-index: 2;
    box-shadow: 0 0.25rem 1rem ${token('--color-ink-soft')};
  }
  small {
    ${smallText};
    display: block;
  }
`;

/** An item out of sight is not laid out or painted; otherwise an album's photos would slow down typing. */
const mediaItemStyles = css`
  &:not([data-dragged]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 17rem;
  }
`;

const barStyles = css`
  display: flex;
  margin-inline: -1rem;
  padding-inline: 0.25rem;
  border-block-start: 1px solid ${token('--color-line')};
  > * {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: ${token('--size-touch')};
    &:hover {
      background: ${token('--color-paper-deep')};
    }
    /* Inside the button: content-visibility clips what is painted outside the card. */
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  [aria-disabled='true'] {
    color: ${token('--color-line')};
    cursor: default;
  }
  /* The button that removes stands apart from the others. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

const choiceStyles = css`
  ${badge};
  background: ${token('--color-paper-deep')};
`;

/** The handle is for pointers; the buttons beside it do the same by keyboard. */
const handleStyles = css`
  cursor: grab;
  touch-action: none;
`;

/** The items of a list as cards that fold, with tools to add, duplicate, move (where the site does not sort them) and remove them. */
export function ListInput({ field, path, form, children, media }: ListInputProps) {
  const label = useLabels();
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { of } = field;
  const place = { field, path };
  const items = asList(readAt(form.entry, [defaultLanguage, ...path]));
  const gone = removed && readAt(removed.from, [defaultLanguage, ...path, removed.index]);
  const { id: goneId } = asRecord(gone);
  // A reset or an import may have brought it back.
  const canRestore = removed && !(goneId && items.some((item) => asRecord(item).id === goneId));

  // Focuses a control that exists after the edit, because the edit may remove the pressed button.
  const edit = (change: (entry: Entry) => Entry, next: string, nextRemoved?: Removed | null) => {
    flushSync(() => {
      form.onChange(change);
      // A card may have been drawn before the last removal.
      if (nextRemoved !== undefined) setRemoved(nextRemoved);
    });
    const control = list.current?.querySelector<HTMLElement>(`:scope > ${next}`);
    control?.focus();
    return control;
  };
  const insert = (change: (entry: Entry) => Entry, index: number) => {
    const summary = edit(change, `[data-item="${index}"] summary`);
    const fold = summary?.closest('details');
    if (fold) unfold(fold);
    summary?.scrollIntoView({ block: 'start' });
  };
  const move = (from: number, to: number, tool: string) => {
    if (!(to in items)) return;
    edit((entry) => moveItem(entry, place, from, to), `[data-item="${to}"] ${tool}`);
    const name = summarize(of, items[from]) || of.label;
    form.announce(label('admin.list.position', { name, position: to + 1, count: items.length }));
  };

  const nameRemoved = (item: unknown, index: number) =>
    label('admin.list.removed', { name: summarize(of, item) || `${of.label} ${index + 1}` });
  const remove = (index: number) => {
    edit((entry) => removeItem(entry, place, index), 'p > button', { index, from: form.entry });
    form.announce(nameRemoved(items[index], index));
  };

  const cards = items.map((item, index) => {
    const name = `${of.label} ${index + 1}`;
    const choice = readChoice(item, of);
    const summary = summarize(of, item);
    // The badge shows this text already.
    const title = summary === choice ? '' : summary;
    const key = isRecord(item) ? String(item.id) : index;
    const tool = (icon: 'up' | 'down' | 'first' | 'duplicate' | 'remove', press: () => void, disabled = false) => {
      const text = label(`admin.list.${icon}`);
      return (
        <button
          type="button"
          data-tool={icon}
          aria-label={`${text} ${name}`}
          title={text}
          aria-disabled={disabled}
          onClick={press}
        >
          <ToolIcon name={icon} />
        </button>
      );
    };
    return (
      <div
        key={key}
        css={[itemStyles, media && mediaItemStyles]}
        data-item={index}
        // The fields have the same names in every item, and the items have no headings.
        {...(media && { role: 'group', 'aria-label': name })}
      >
        {media?.header([...path, index])}
        <Fold
          name={name}
          place={describePath([...path, index])}
          form={form}
          except={field.alwaysShown?.map((each) => describePath([...path, index, each]))}
          summary={
            media ? (
              <small>{label('admin.list.more')}</small>
            ) : (
              <>
                <span>
                  {title && <small>{name}</small>}
                  <strong>{title || name}</strong>
                </span>
                {choice && <span css={choiceStyles}>{choice}</span>}
              </>
            )
          }
        >
          {children([...path, index])}
        </Fold>
        <div css={barStyles}>
          {!field.sorted && (
            <>
              <span
                css={handleStyles}
                title={label('admin.list.drag')}
                onPointerDown={(event) => startDrag(event, (from, to) => move(from, to, 'summary'))}
              >
                <ToolIcon name="drag" />
              </span>
              {tool('up', () => move(index, index - 1, '[data-tool="up"]'), index === 0)}
              {tool('down', () => move(index, index + 1, '[data-tool="down"]'), index === items.length - 1)}
            </>
          )}
          {media && tool('first', () => move(index, 0, 'summary'), index === 0)}
          {!media && tool('duplicate', () => insert((entry) => duplicateItem(entry, place, index), index + 1))}
          {tool('remove', () => remove(index))}
        </div>
      </div>
    );
  });
  if (canRestore)
    cards.splice(
      removed.index,
      0,
      <p key="removed" css={toolsStyles}>
        {nameRemoved(gone, removed.index)}
        <button
          type="button"
          css={toolStyles}
          onClick={() =>
            edit((entry) => restoreItem(entry, place, removed), `[data-item="${removed.index}"] summary`, null)
          }
        >
          {label('admin.list.undo')}
        </button>
      </p>,
    );

  return (
    <div ref={list} css={listStyles}>
      {/* Above the items, so that it does not move while items are added. */}
      {media?.adder}
      {cards}
      {!media && (
        <button
          type="button"
          css={buttonStyles.outline}
          onClick={() => insert((entry) => addItem(entry, place), items.length)}
        >
          {label('admin.list.add')} <span css={visuallyHidden}>{of.label}</span>
        </button>
      )}
    </div>
  );
}

/** The label of the option that the site's badge shows. */
function readChoice(item: unknown, of: ListField['of']): string {
  const parts = kindOf(of).split?.(of, item, undefined)?.parts ?? [];
  const choice = parts.find(({ field }) => 'options' in field);
  return choice ? summarize(choice.field, choice.value) : '';
}

import { css } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Tree } from '../../../content/documents/bilingual';
import {
  addItem,
  describePath,
  moveItem,
  type Path,
  type RemovedItem,
  readAt,
  removeItem,
  restoreItem,
} from '../../../content/documents/editDocument';
import { randomPart } from '../../../content/documents/itemIds';
import type { ListField } from '../../../content/fields/fields';
import { nameValue } from '../../../content/fields/nameField';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { visuallyHiddenStyles } from '../../../shared/theme/islandStyles';
import { asList, asRecord } from '../../../shared/unknownValues';
import { useLabels } from '../../../shared/wording/wording';
import { stackStyles, toolStyles } from '../editorStyles';
import { StillShown } from '../media/StillShown';
import { AddMedia } from './AddMedia';
import type { FormState } from './formState';
import { ItemCard, type Tool } from './ItemCard';

type ListInputProps = { form: FormState; field: ListField; path: Path; children: (path: Path) => ReactNode };

const listStyles = css`
  display: grid;
  > * + * {
    margin-block-start: 0.75rem;
  }
  /* Two borders lie in one place, because a single one disappears where heights are rounded. */
  > [data-item] + [data-item] {
    margin-block-start: -1px;
  }
`;

/** The items of a list as cards, with tools to add, move (unless the site sorts them) and remove them. */
export function ListInput({ form, field, path, children }: ListInputProps) {
  const label = useLabels();
  const { of } = field;
  const items = asList(readAt(form.edited, path));
  /** The index of a newly added item, whose card starts open. */
  const [added, setAdded] = useState<number>();
  const [removed, setRemoved] = useState<RemovedItem>();
  /** For screen readers. */
  const [announcement, announce] = useState('');
  const list = useRef<HTMLDivElement>(null);

  /**
   * Edits the list, then focuses a control that still exists, because the pressed button may not.
   * @param focused a selector of the control, from this list on. It names each step, because items may contain lists.
   */
  const edit = (
    change: (tree: Tree) => Tree,
    focused: string,
    after: { added?: number; removed?: RemovedItem } = {},
  ) => {
    flushSync(() => {
      form.onChange(change);
      setAdded(after.added);
      if ('removed' in after) setRemoved(after.removed);
    });
    const control = list.current?.querySelector<HTMLElement>(`:scope > ${focused}`);
    control?.focus();
    return control;
  };
  const summaryOf = (index: number) => `[data-item="${index}"] > details > summary`;
  const toolOf = (index: number, icon: Tool['icon']) =>
    `[data-item="${index}"] > details > div > div > [data-tool="${icon}"]`;
  const add = () => {
    const { length } = items;
    const summary = edit((tree) => addItem(tree, { field, path }), summaryOf(length), { added: length });
    summary?.scrollIntoView({ block: 'start' });
  };
  const move = (from: number, to: number, tool: Tool['icon']) => {
    if (!(to in items)) return;
    edit((tree) => moveItem(tree, path, from, to), toolOf(to, tool));
    const name = nameValue(of, items[from]) || of.frenchName;
    announce(label('editor.list.position', { name, position: to + 1, count: items.length }));
  };
  const remove = (index: number) => {
    const item = { index, item: items[index] };
    edit((tree) => removeItem(tree, path, index), 'div > [data-undo]', { removed: item });
    announce(label('editor.list.removed', { name: nameItem(field, item) }));
  };
  const restore = (item: RemovedItem) => {
    edit((tree) => restoreItem(tree, path, item), summaryOf(item.index), { removed: undefined });
  };

  const listTools = (index: number): Tool[] => {
    const moves: Tool[] = [
      { icon: 'up', press: () => move(index, index - 1, 'up'), isDisabled: index === 0 },
      { icon: 'down', press: () => move(index, index + 1, 'down'), isDisabled: index === items.length - 1 },
    ];
    // An album's cover is its first item.
    if (field.media && index > 0) moves.push({ icon: 'cover', press: () => move(index, 0, 'down') });
    return [...(field.sorted ? [] : moves), { icon: 'remove', press: () => remove(index) }];
  };
  const problemsAndNotes = collectProblemsAndNotes(form, path);
  const cards = items.map((item, index) => (
    <ItemCard
      key={randomPart(String(asRecord(item).id ?? index))}
      form={form}
      field={field}
      item={item}
      path={[...path, index]}
      count={items.length}
      problemsAndNotes={problemsAndNotes.get(index) ?? ''}
      startsOpen={index === added}
      tools={listTools(index)}
    >
      {children([...path, index])}
    </ItemCard>
  ));
  if (removed) {
    cards.splice(
      removed.index,
      0,
      <div key="removed" css={stackStyles}>
        <button type="button" css={[toolStyles, { justifySelf: 'start' }]} data-undo onClick={() => restore(removed)}>
          {label('editor.list.undo', { name: nameItem(field, removed) })}
        </button>
        <StillShown edited={form.edited} removed={removed.item} />
      </div>,
    );
  }

  return (
    <div ref={list} css={listStyles}>
      {/* Above the items, so that it does not move while items are added. */}
      {field.media && <AddMedia form={form} field={field} path={path} />}
      {cards}
      {!field.media && (
        <button type="button" css={[buttonStyles.outline, { justifySelf: 'start' }]} onClick={add}>
          {label(field.feminine ? 'editor.list.addFeminine' : 'editor.list.add', {
            name: of.frenchName.charAt(0).toLowerCase() + of.frenchName.slice(1),
          })}
        </button>
      )}
      <p role="status" css={visuallyHiddenStyles}>
        {announcement}
      </p>
    </div>
  );
}

function nameItem({ of }: ListField, { index, item }: RemovedItem): string {
  return nameValue(of, item) || `${of.frenchName} ${index + 1}`;
}

/** The problems and notes inside each item of a list, by its index. Walks all of them once, not once per item. */
function collectProblemsAndNotes({ problems, notes }: FormState, list: Path): ReadonlyMap<number, string> {
  const start = `${describePath(list)}[`;
  const problemsAndNotes = new Map<number, string>();
  for (const [path, what] of [...problems, ...notes]) {
    const field = path.slice(path.indexOf('.') + 1);
    if (!field.startsWith(start)) continue;
    const index = Number.parseInt(field.slice(start.length), 10);
    problemsAndNotes.set(index, `${problemsAndNotes.get(index) ?? ''} ${path} ${what}`);
  }
  return problemsAndNotes;
}

import { css } from '@emotion/react';
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createField } from '../../../components/Field';
import { type LabelKey, useLabels } from '../../../components/wording';
import { toolStyles, toolsStyles } from '../styles';
import { findLink, LinkForm } from './LinkForm';
import { parseMarkdown, parsePlainText, pasteParser, preparePastedHtml, schema, writeMarkdown } from './markdown';

export { roundTrips } from './markdown';

type RichTextProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** Problems and the preview find the field by its name. */
  name?: string;
  value: string;
  onChange: (text: string) => void;
};

const boxStyles = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
`;

const textStyles = css`
  overflow-y: auto;
  white-space: break-spaces;
  > * + * {
    margin-block-start: 0.75rem;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
    list-style: revert;
  }
`;

const { strong, em } = schema.marks;
const { item, bulletList } = schema.nodes;

const plugins = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(strong),
    'Mod-i': toggleMark(em),
    Enter: splitListItem(item),
  }),
  keymap(baseKeymap),
];

function isBold({ doc, selection: { empty, from, to, $from }, storedMarks }: EditorState): boolean {
  return empty ? Boolean(strong.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, strong);
}

function isInList({ selection: { $from } }: EditorState): boolean {
  return $from.depth > 1 && $from.node(-1).type === item;
}

const toggleList: Command = (state, dispatch) =>
  (isInList(state) ? liftListItem(item) : wrapInList(bulletList))(state, dispatch);

/** An editor for text with bold, links and lists. Its value stays the given string until it is edited. */
function RichText({ value, onChange, ...attributes }: RichTextProps) {
  const label = useLabels();
  const text = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [isLinking, setIsLinking] = useState(false);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  /** The text as it was given, and as it was last written. */
  const given = useRef<{ text: string; doc: Node }>(undefined);
  const written = useRef<string>(undefined);

  const open = useEffectEvent(() => {
    const doc = parseMarkdown(value);
    given.current = { text: value, doc };
    written.current = value;
    return EditorState.create({ doc, plugins });
  });
  const apply = useEffectEvent((opened: EditorView, transaction: Transaction) => {
    opened.updateState(opened.state.apply(transaction));
    refresh();
    if (!transaction.docChanged) return;
    const { doc } = opened.state;
    written.current = given.current?.doc.eq(doc) ? given.current.text : writeMarkdown(doc);
    onChange(written.current);
  });

  useEffect(() => {
    const opened = new EditorView(text.current && { mount: text.current }, {
      state: open(),
      clipboardParser: pasteParser,
      clipboardTextParser: parsePlainText,
      transformPastedHTML: preparePastedHtml,
      dispatchTransaction: (transaction) => apply(opened, transaction),
    });
    // The browser focuses only inputs when their label is pressed.
    document.querySelector(`label[for="${text.current?.id}"]`)?.addEventListener('click', () => opened.focus());
    setView(opened);
    return () => opened.destroy();
  }, []);

  // In a layout effect, because an ordinary effect could run after the next letter and overwrite it.
  useLayoutEffect(() => {
    if (!view || value === written.current) return;
    view.updateState(open());
    refresh();
  }, [view, value]);

  const tool = (key: LabelKey, isOn: boolean | undefined, press: () => void) => (
    // The text must keep the focus, so that a phone keeps its keyboard open.
    <button
      type="button"
      css={toolStyles}
      aria-pressed={isOn ?? false}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {label(key)}
    </button>
  );
  const run = (command: Command) => () => {
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  const closeLink = () => {
    setIsLinking(false);
    view?.focus();
  };
  return (
    <div css={boxStyles}>
      <fieldset aria-label={label('admin.write.tools')} css={toolsStyles}>
        {tool('admin.write.bold', view && isBold(view.state), run(toggleMark(strong)))}
        {tool('admin.write.link', view && Boolean(findLink(view.state)), () => setIsLinking(!isLinking))}
        {tool('admin.write.list', view && isInList(view.state), run(toggleList))}
      </fieldset>
      {view && isLinking && <LinkForm view={view} onClose={closeLink} />}
      {/* biome-ignore lint/a11y/useSemanticElements: no input shows bold words and lists */}
      <div {...attributes} ref={text} css={textStyles} role="textbox" tabIndex={0} aria-multiline />
    </div>
  );
}

export const RichTextField = createField(RichText);

import { type ClipboardEvent, type ComponentProps, useRef } from 'react';
import { createField } from '../../../shared/components/Field';
import { type LabelKey, useLabels } from '../../../shared/wording/wording';
import { stackStyles, toolRowStyles, toolStyles } from '../editorStyles';
import { convertPaste, type Edit, insertLink, type Selection, toggleBold, toggleList } from './edits';

function MarkdownArea(attributes: ComponentProps<'textarea'>) {
  const label = useLabels();
  const area = useRef<HTMLTextAreaElement>(null);

  const apply = (write: (selection: Selection) => Edit) => {
    if (!area.current) return;
    const { value: text, selectionStart, selectionEnd } = area.current;
    const edit = write({ text, start: selectionStart, end: selectionEnd });
    area.current.focus();
    area.current.setSelectionRange(edit.from, edit.to);
    if (edit.to > edit.from || edit.text) insertText(area.current, edit.text);
    area.current.setSelectionRange(edit.start, edit.end);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const text = convertPaste(pasted);
    if (text === pasted) return;
    event.preventDefault();
    insertText(event.currentTarget, text);
  };
  const tool = (key: LabelKey, write: (selection: Selection) => Edit) => (
    // The text must keep the focus, so that a phone's keyboard stays open.
    <button type="button" css={toolStyles} onMouseDown={(event) => event.preventDefault()} onClick={() => apply(write)}>
      {label(key)}
    </button>
  );
  const blanks = { words: label('editor.write.words'), url: label('editor.write.url') };
  return (
    <div css={stackStyles}>
      <fieldset aria-label={label('editor.write.tools')} css={toolRowStyles}>
        {tool('editor.write.bold', toggleBold)}
        {tool('editor.write.link', (selection) => insertLink(selection, blanks))}
        {tool('editor.write.list', toggleList)}
      </fieldset>
      <textarea {...attributes} ref={area} onPaste={paste} />
    </div>
  );
}

/** Replaces the selection as typing does, so that the browser can undo it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

export const MarkdownAreaField = createField(MarkdownArea);

import { css } from '@emotion/react';
import type { Mark } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { InputField } from '../../../components/Field';
import { type LabelKey, useLabels } from '../../../components/wording';
import { readPhones } from '../../../content/contacts';
import { allowedAddress } from '../../../content/renderText';
import { cardBox } from '../../../theme/pageMixins';
import { toolStyles, toolsStyles } from '../styles';
import { schema } from './markdown';

type LinkFormProps = { view: EditorView; onClose: () => void };

const formStyles = css`
  ${cardBox};
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem;
`;

const { link } = schema.marks;

/** The link that contains the selection. */
export function findLink({ selection: { $from, from, to } }: EditorState) {
  const links: { mark: Mark; from: number; to: number }[] = [];
  $from.parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks);
    const start = $from.start() + offset;
    const last = links.at(-1);
    if (mark && last?.to === start && mark.eq(last.mark)) last.to += node.nodeSize;
    else if (mark) links.push({ mark, from: start, to: start + node.nodeSize });
  });
  return links.find((each) => each.from <= from && to <= each.to);
}

/** Asks for the address of the link at the selection. */
export function LinkForm({ view, onClose }: LinkFormProps) {
  const label = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const found = findLink(view.state);
  const { from, to } = found ?? view.state.selection;
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const apply = () => {
    const typed = input.current?.value.trim() ?? '';
    const href = completeAddress(typed).replace(/[^\x20-\x7e]|[<>\\]/gu, encodeURIComponent);
    if (!allowedAddress.test(href) || /\s/.test(href)) {
      setIsRefused(true);
      input.current?.focus();
      return;
    }
    const edit = view.state.tr;
    const mark = link.create({ href });
    if (from === to) {
      // Adds spaces between the link and the words around it.
      const at = (start: number) => edit.doc.textBetween(start, start + 1);
      const before = /[\p{L}\p{N}.,;:!?)»]/u.test(at(from - 1)) ? ' ' : '';
      const after = /[\p{L}\p{N}(]/u.test(at(from)) ? ' ' : '';
      const start = from + before.length;
      edit.insertText(`${before}${typed}${after}`, from).addMark(start, start + typed.length, mark);
    } else edit.addMark(from, to, mark);
    view.dispatch(edit);
    onClose();
  };
  const remove = () => {
    view.dispatch(view.state.tr.removeMark(from, to, link));
    onClose();
  };
  const tool = (key: LabelKey, press: () => void) => (
    <button type="button" css={toolStyles} onClick={press}>
      {label(key)}
    </button>
  );
  return (
    <fieldset
      aria-label={label('admin.write.link')}
      css={formStyles}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        // Enter in the input would save the document.
        if (event.key !== 'Enter' || event.target !== input.current) return;
        event.preventDefault();
        apply();
      }}
    >
      <InputField
        ref={input}
        label={label('admin.write.address')}
        hint={label('admin.write.addressHint')}
        error={isRefused ? label('admin.write.addressRefused') : undefined}
        defaultValue={found?.mark.attrs.href}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
      <div css={toolsStyles}>
        {tool('admin.write.linkApply', apply)}
        {found && tool('admin.write.linkRemove', remove)}
        {tool('admin.write.linkCancel', onClose)}
      </div>
    </fieldset>
  );
}

/** Completes an address as people type it: adds `https://`, `mailto:` or `tel:`. */
function completeAddress(typed: string): string {
  const [phone, ...others] = readPhones(typed.replace(/^tel:/i, ''));
  if (phone?.number && others.length === 0) return `tel:${phone.number}`;
  if (/^[^\s:/@]+@[^\s:/@]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
}

import { css } from '@emotion/react';
import { nameField } from '../../../content/fields/nameField';
import { from } from '../../../shared/theme/breakpoints';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { pageEdge } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { formatTime, readDraftStatus } from '../drafts/draftStatus';
import { toolRowStyles } from '../editorStyles';
import { trackHeight } from '../trackHeight';
import type { EditorModel } from './useEditor';

type SaveBarProps = {
  editor: EditorModel;
  /** Opens the preview on a narrow screen. Absent if the document has none. */
  onPreview?: (() => void) | undefined;
};

/** The bar lies in the page's scroll padding. Its scroll margin keeps a focused button from scrolling the page. */
const barStyles = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  ${toolRowStyles};
  margin-inline: calc(-1 * ${pageEdge});
  padding: 0.5rem ${pageEdge};
  border-block-start: 2px solid ${token('--color-ink')};
  background: ${token('--color-paper')};
  /* In text of twice the size, both buttons still share a line of a phone. */
  font-size: min(1em, 7vw);
  ${from.large} {
    grid-column: 1 / -1;
  }
  p {
    flex: 999 1 18rem;
    font-size: 0.875em;
    line-height: 1.3;
  }
  [data-wrong='true'] {
    color: ${token('--color-accent-strong')};
    font-weight: 700;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    flex: auto;
    gap: 0.375rem;
  }
  button {
    flex: 1 0 auto;
    scroll-margin-block-end: -12rem;
  }
`;

const previewStyles = css`
  ${buttonStyles.outline};
  ${from.large} {
    display: none;
  }
`;

/** The scroll padding of EditorPage.tsx keeps fields above the bar. */
const trackBar = trackHeight('--save-bar');

export function SaveBar({ editor, onPreview }: SaveBarProps) {
  const label = useLabels();
  const { changeCount, isStored } = editor.state;
  return (
    <div ref={trackBar} css={barStyles}>
      <p role="status" data-wrong={editor.problems.length > 0 || isStored === false}>
        {useStatusText(editor)}
      </p>
      <div>
        {onPreview && (
          <button type="button" css={previewStyles} onClick={onPreview}>
            {label('editor.edit.preview')}
          </button>
        )}
        <button type="submit" css={changeCount ? buttonStyles.primary : buttonStyles.outline}>
          {label('editor.edit.save')}
        </button>
      </div>
    </div>
  );
}

function useStatusText({ opened, state, edited, problems }: EditorModel): string {
  const label = useLabels();
  const { draft, changeCount: count, isStored } = state;
  const [first] = problems;
  if (first) {
    const { size } = new Set(problems.map(({ field }) => field));
    return label('editor.edit.problems', { count: size, field: nameField(opened.fields, first.field, edited) });
  }
  if (!draft || !count) return label('editor.edit.unchanged');
  if (isStored === false) return label('editor.edit.draftNotKept');
  const counted = label('editor.edit.changes', { count });
  if (!isStored) return counted;
  const { status, since } = readDraftStatus(draft, isStored);
  return `${counted} · ${label(`editor.draft.${status}`, { time: formatTime(since, label) })}`;
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { isAbsent } from '../../../content/documents/bilingual';
import type { DocumentKey } from '../../../content/documents/documents';
import { moveFocus } from '../../../shared/browser/moveFocus';
import { badgeStyles, smallStyles, touchStyles, visuallyHiddenStyles } from '../../../shared/theme/islandStyles';
import { cardLinkStyles } from '../../../shared/theme/pageStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { formatTime } from '../drafts/draftStatus';
import { discardDraft } from '../drafts/drafts';
import type { Drafts } from '../drafts/useDrafts';
import { chevronStyles, quietStyles, stackStyles, toolRowStyles } from '../editorStyles';
import { OpenLink } from '../OpenLink';

type DraftToolsProps = {
  documentKey: DocumentKey;
  drafts: Drafts;
  /** The number of texts whose translation is missing or older than the French. */
  toReview: number;
  path: string;
  /** Whether the document is a row of the list, whose link has no visible words. */
  isRow?: boolean;
  /** The document's heading and description. */
  children: ReactNode;
};

/** Two short lines at most on a usual card, so that a draft changes its height little. */
const statusStyles = css`
  ${toolRowStyles};
  column-gap: 1rem;
  &:empty {
    display: none;
  }
`;

const linkStyles = css`
  ${touchStyles};
  ${cardLinkStyles};
  gap: 0.5rem;
  padding-inline-end: 0.25rem;
  font-weight: 700;
  text-decoration: none;
  &::before {
    ${chevronStyles};
    order: 1;
  }
  &:focus-visible {
    outline: 0;
    &::after {
      outline: 3px solid ${token('--color-highlight')};
    }
  }
`;

const rowLinkStyles = css`
  ${linkStyles};
  &[data-opening='false'] span {
    ${visuallyHiddenStyles};
  }
`;

/** Lies above the link's touch area. */
const discardStyles = css`
  ${quietStyles};
  position: relative;
  z-index: 1;
  margin-block: -0.625rem;
`;

/** A document with the status of its draft, the link that opens it, and the button that discards the draft. */
export function DraftTools({ documentKey, drafts, toReview, path, isRow, children }: DraftToolsProps) {
  const label = useLabels();
  const draft = drafts.get(documentKey);
  const isUnpublished = draft !== undefined && draft.status !== 'published';
  return (
    <>
      <div css={[stackStyles, { gap: '0.5rem' }]}>
        {children}
        <div css={statusStyles}>
          {draft && (
            <p css={badgeStyles}>{label(`editor.draft.${draft.status}`, { time: formatTime(draft.since, label) })}</p>
          )}
          {isUnpublished && draft.unfinished && (
            <p css={smallStyles}>{label('editor.draft.unfinished', { what: draft.unfinished })}</p>
          )}
          {toReview > 0 && <p css={smallStyles}>{label('editor.dashboard.toReview', { count: toReview })}</p>}
          {isUnpublished && (
            <button
              type="button"
              css={discardStyles}
              onClick={({ currentTarget }) => {
                if (!confirmDiscard(documentKey, draft, label)) return;
                // The row of a new album goes with its draft: the focus moves to the link above the rows.
                const part = currentTarget.closest(isAbsent(draft.base) ? 'section' : 'li');
                moveFocus(part?.querySelector('a'));
                discardDraft(documentKey);
              }}
            >
              {label('editor.draft.discard')}
            </button>
          )}
        </div>
      </div>
      <OpenLink path={path} styles={isRow ? rowLinkStyles : linkStyles}>
        {label(isUnpublished ? 'editor.draft.resume' : 'editor.dashboard.edit')}
      </OpenLink>
    </>
  );
}

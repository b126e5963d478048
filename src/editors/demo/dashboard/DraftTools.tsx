import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { DocumentKey } from '../../../content/documents/documents';
import { moveFocus } from '../../../shared/browser/moveFocus';
import { badge, smallText, touchTarget, visuallyHidden } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { formatMoment } from '../drafts/draftStatus';
import { discardDraft } from '../drafts/drafts';
import type { Drafts } from '../drafts/useDrafts';
import { quietStyles, stackStyles, toolRowStyles } from '../editorStyles';
import { OpenLink } from '../OpenLink';

type DraftToolsProps = {
  documentKey: DocumentKey;
  drafts: Drafts;
  /** The number of texts whose translation is missing or older than the French. */
  toReview: number;
  path: string;
  /** Whether the document is a row of the list. The whole row is then a link. */
  isRow?: boolean;
  /** The document's heading and description. */
  children: ReactNode;
};

const statusStyles = css`
  ${badge};
  justify-self: start;
`;

const rowLinkStyles = css`
  ${touchTarget};
  padding-inline: 0.25rem;
  font-weight: 700;
  text-decoration: none;
  &::before {
    content: '›' / '';
    font-size: 1.5rem;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
    &::after {
      outline: 3px solid ${token('--color-highlight')};
    }
  }
  &[data-opening='false'] span {
    ${visuallyHidden};
  }
`;

/** A document with the status of its draft, the link that opens it, and the button that discards the draft. */
export function DraftTools({ documentKey, drafts, toReview, path, isRow, children }: DraftToolsProps) {
  const label = useLabels();
  const draft = drafts.get(documentKey);
  const isUnpublished = draft !== undefined && draft.status !== 'published';
  const openLink = (
    <OpenLink path={path} styles={isRow ? rowLinkStyles : undefined}>
      {label(isUnpublished ? 'editor.draft.resume' : 'editor.dashboard.edit')}
    </OpenLink>
  );
  const discardButton = isUnpublished && (
    <button
      type="button"
      css={quietStyles}
      onClick={({ currentTarget }) => {
        if (!confirmDiscard(documentKey, draft, label)) return;
        moveFocus(currentTarget.closest('li')?.querySelector('a'));
        discardDraft(documentKey);
      }}
    >
      {label('editor.draft.discard')}
    </button>
  );
  return (
    <>
      <div css={[stackStyles, { gap: '0.5rem' }]}>
        {children}
        {draft && (
          <p css={statusStyles}>
            {label(`editor.draft.${draft.status}`, { moment: formatMoment(draft.since, label) })}
          </p>
        )}
        {isUnpublished && draft.unfinished && (
          <p css={smallText}>{label('editor.draft.unfinished', { what: draft.unfinished })}</p>
        )}
        {toReview > 0 && <p css={smallText}>{label('editor.dashboard.toReview', { count: toReview })}</p>}
        {isRow && discardButton}
      </div>
      {isRow ? (
        openLink
      ) : (
        <div css={[toolRowStyles, { columnGap: '1rem' }]}>
          {openLink}
          {discardButton}
        </div>
      )}
    </>
  );
}

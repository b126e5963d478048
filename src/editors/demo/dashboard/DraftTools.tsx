import { css } from '@emotion/react';
import type { DocumentKey } from '../../../content/documents/documents';
import { badge, smallText, touchTarget, visuallyHidden } from '../../../shared/theme/islandStyles';
import { useLabels } from '../../../shared/wording/wording';
import { confirmDiscard } from '../drafts/confirmDiscard';
import { formatMoment } from '../drafts/draftStatus';
import { discardDraft } from '../drafts/drafts';
import type { Drafts } from '../drafts/useDrafts';
import { toolRowStyles, toolStyles } from '../editorStyles';
import { OpenLink } from '../OpenLink';

type DraftToolsProps = {
  documentKey: DocumentKey;
  drafts: Drafts;
  /** The number of texts whose translation is missing or older than the French. */
  toReview: number;
  /** The path of the document's editor. */
  path: string;
  /** Whether the document is a row of the list. The whole row is then a link. */
  isRow?: boolean;
};

const rowLinkStyles = css`
  ${touchTarget};
  /* At the right, also beside the button that clears changes. */
  order: 1;
  margin-inline-start: auto;
  padding-inline: 0.875rem;
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
  &[data-opening='false'] span {
    ${visuallyHidden};
  }
`;

/** The status of a document's draft, and the button to discard it. */
export function DraftTools({ documentKey, drafts, toReview, path, isRow }: DraftToolsProps) {
  const label = useLabels();
  const draft = drafts.get(documentKey);
  const isUnpublished = draft !== undefined && draft.status !== 'published';
  return (
    <>
      {toReview > 0 && <p css={smallText}>{label('editor.dashboard.toReview', { count: toReview })}</p>}
      {draft && (
        <p css={badge}>{label(`editor.draft.${draft.status}`, { moment: formatMoment(draft.since, label) })}</p>
      )}
      {isUnpublished && draft.unfinished && (
        <p css={smallText}>{label('editor.draft.unfinished', { what: draft.unfinished })}</p>
      )}
      <div css={toolRowStyles}>
        <OpenLink path={path} styles={isRow ? rowLinkStyles : undefined}>
          {label(isUnpublished ? 'editor.draft.resume' : 'editor.dashboard.edit')}
        </OpenLink>
        {isUnpublished && (
          <button
            type="button"
            css={toolStyles}
            onClick={({ currentTarget }) => {
              if (!confirmDiscard(documentKey, draft, label)) return;
              // This button disappears, and would take the focus with it.
              currentTarget.parentElement?.querySelector('a')?.focus();
              discardDraft(documentKey);
            }}
          >
            {label('editor.draft.discard')}
          </button>
        )}
      </div>
    </>
  );
}

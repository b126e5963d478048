import { css, Global } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { useLabels } from '../../components/wording';
import type { Entry } from '../../content/localize';
import { decapPath, editPath, loginPath } from '../../routes';
import { buttonStyles } from '../../theme/buttonStyles';
import { from } from '../../theme/media';
import { badge, cardBox, smallText, touchTarget } from '../../theme/mixins';
import { leadStyles, titleStyles } from '../../theme/textStyles';
import { hasDecap } from '../decap/repository';
import { CoverageReport } from './CoverageReport';
import { type DocumentKey, documentKeys, documents } from './documents';
import { DiscardedNotice } from './drafts/DraftNotice';
import { formatMoment } from './drafts/drafts';
import { useStoredDraft } from './drafts/useStoredDraft';
import { downloadDocument, findObsolete } from './files/files';
import { signOut } from './session/session';
import { noticeStyles, toolStyles, toolsStyles } from './styles';

const headStyles = css`
  ${toolsStyles};
  justify-content: space-between;
  gap: 1rem;
`;

const cardsStyles = css`
  display: grid;
  gap: 1rem;
  ${from.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const cardStyles = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.75rem;
  padding: 1.25rem;
  ${cardBox};
  > div:last-of-type {
    margin-block-start: auto;
  }
`;

const linksStyles = css`
  ${toolsStyles};
  gap: 0.5rem 1.5rem;
  a {
    ${touchTarget};
  }
`;

/** On a phone, a message would cover the buttons of a card for as long as it is shown. */
const messageStyles = css`
  section[aria-live] {
    inset-block: var(--banner) auto;
    ${from.medium} {
      inset-block: auto 0;
    }
  }
`;

/** The documents, their translation coverage and drafts. */
export function Dashboard({ entries }: { entries: Record<DocumentKey, Entry> }) {
  const label = useLabels();
  const leave = () => {
    signOut();
    void navigate(loginPath, { replace: true });
  };
  return (
    <>
      <Global styles={messageStyles} />
      <div css={headStyles}>
        <h1 css={titleStyles}>{label('admin.dashboard.title')}</h1>
        <button type="button" css={buttonStyles.outline} onClick={leave}>
          {label('admin.logout')}
        </button>
      </div>
      <p css={leadStyles}>{label('admin.dashboard.lead')}</p>
      <ul css={cardsStyles}>
        {documentKeys.map((key) => (
          <DocumentCard key={key} documentKey={key} original={entries[key]} />
        ))}
      </ul>
      <p css={linksStyles}>
        <a href="/">{label('admin.dashboard.site')}</a>
        {/* A plain link: this page is outside Gatsby's router. */}
        {hasDecap() && <a href={decapPath}>{label('admin.dashboard.decap')}</a>}
      </p>
    </>
  );
}

/** A document, its translation coverage, and its draft with what can be done with it. */
function DocumentCard({ documentKey, original }: { documentKey: DocumentKey; original: Entry }) {
  const label = useLabels();
  const { draft, discarded, isRefused, discard, restore } = useStoredDraft(documentKey, original);
  const obsolete = draft && findObsolete(documentKey, original, draft.entry);
  return (
    <li css={cardStyles}>
      <h2>{label(`admin.${documentKey}.title`)}</h2>
      <p css={smallText}>{label(`admin.${documentKey}.what`)}</p>
      {draft && (
        <p css={badge}>
          {label(draft.isSaved ? 'admin.draft.saved' : 'admin.draft.kept', { moment: formatMoment(draft.savedAt) })}
        </p>
      )}
      <CoverageReport fields={documents[documentKey]} entry={draft?.entry ?? original} />
      <div role="status">
        {isRefused && <p css={noticeStyles}>{label('admin.draft.notDiscarded')}</p>}
        {obsolete && <p css={noticeStyles}>{label('admin.file.obsolete', { files: obsolete })}</p>}
        {discarded && <DiscardedNotice onUndo={restore}>{label('admin.draft.discarded')}</DiscardedNotice>}
      </div>
      <div css={toolsStyles}>
        <Link css={buttonStyles.primary} to={editPath(documentKey)}>
          {label(draft ? 'admin.draft.resume' : 'admin.dashboard.edit')}
        </Link>
        {draft && (
          <>
            <button
              type="button"
              css={toolStyles}
              onClick={() => downloadDocument(documentKey, draft.entry, draft.photos)}
            >
              {label('admin.file.download')}
            </button>
            <button type="button" css={toolStyles} onClick={discard}>
              {label('admin.draft.discard')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

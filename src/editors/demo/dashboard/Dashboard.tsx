import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { fieldsOf, firstDocumentKeys } from '../../../content/documents/documents';
import { countToReview } from '../../../content/documents/findReviewNotes';
import { decapPath, editPath, guidePath, loginPath } from '../../../routes';
import { from } from '../../../shared/theme/breakpoints';
import { callout, smallText, touchTarget } from '../../../shared/theme/islandStyles';
import { cardBox, titleStyles } from '../../../shared/theme/pageStyles';
import { useLabels } from '../../../shared/wording/wording';
import { hasDecap } from '../../decap/hasDecap';
import { useDrafts } from '../drafts/useDrafts';
import { toolRowStyles, toolStyles } from '../editorStyles';
import { HandOverPanel } from '../handOver/HandOverPanel';
import { isInAppBrowser, isOnHomeScreen } from '../handOver/inAppBrowser';
import { signOut } from '../session/session';
import { type DashboardProps, DocumentRows, othersAnchor } from './DocumentRows';
import { DraftTools } from './DraftTools';

/** On a phone, the title has two lines, so that the button fits beside it, and the links are below. */
const headStyles = css`
  ${toolRowStyles};
  column-gap: 1.5rem;
  h1 {
    flex: 1 1 9rem;
  }
  p {
    ${toolRowStyles};
    flex: 1 0 100%;
    column-gap: 1.5rem;
    ${from.large} {
      flex: none;
    }
  }
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

/** The changes to send, and the documents with their drafts and the number of texts to review. */
export function Dashboard({ documents, albums, uploads, photos }: DashboardProps) {
  const label = useLabels();
  const drafts = useDrafts({ documents, albums, uploads });
  const unpublished = [...drafts].filter(([, { status }]) => status !== 'published');
  const leave = () => {
    signOut();
    void navigate(loginPath, { replace: true });
  };
  return (
    <>
      <div css={headStyles}>
        <h1 css={titleStyles}>{label('editor.dashboard.title')}</h1>
        <button type="button" css={toolStyles} onClick={leave}>
          {label('editor.logout')}
        </button>
        <p>
          <Link css={touchTarget} to={guidePath}>
            {label('editor.dashboard.guide')}
          </Link>
          <a css={touchTarget} href="/">
            {label('editor.dashboard.site')}
          </a>
          <a css={touchTarget} href={`#${othersAnchor}`}>
            {label('editor.dashboard.others')}
          </a>
        </p>
      </div>
      {isInAppBrowser() && <p css={callout}>{label('editor.dashboard.inApp')}</p>}
      {drafts.size === 0 && isOnHomeScreen() && <p css={callout}>{label('editor.dashboard.homeScreen')}</p>}
      <HandOverPanel drafts={unpublished} />
      {unpublished.length === 0 && (
        <ol css={{ paddingInlineStart: '1.5rem', listStyle: 'decimal' }}>
          <li>{label('editor.dashboard.step1')}</li>
          <li>{label('editor.dashboard.step2')}</li>
          <li>{label('editor.dashboard.step3')}</li>
        </ol>
      )}
      <ul css={cardsStyles}>
        {firstDocumentKeys.map((key) => (
          <li key={key} css={cardStyles}>
            <h2>{label(`editor.${key}.title`)}</h2>
            <p css={smallText}>{label(`editor.${key}.what`)}</p>
            <DraftTools
              documentKey={key}
              drafts={drafts}
              toReview={countToReview(fieldsOf(key), documents[key], drafts.get(key)?.edited)}
              path={editPath(key)}
            />
          </li>
        ))}
      </ul>
      <DocumentRows documents={documents} albums={albums} photos={photos} drafts={drafts} />
      {/* A plain link, because the page of Decap is outside of Gatsby's router. */}
      {hasDecap() && (
        <p>
          <a css={touchTarget} href={decapPath}>
            {label('editor.dashboard.decap')}
          </a>
        </p>
      )}
    </>
  );
}

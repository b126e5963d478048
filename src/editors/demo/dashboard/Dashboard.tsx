import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { fieldsOf, firstDocumentKeys } from '../../../content/documents/documents';
import { countToReview } from '../../../content/documents/findReviewNotes';
import { decapPath, editPath, guidePath } from '../../../routes';
import { from } from '../../../shared/theme/breakpoints';
import { calloutStyles, smallStyles, touchStyles } from '../../../shared/theme/islandStyles';
import { cardBoxStyles } from '../../../shared/theme/pageStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { hasDecap } from '../../hasDecap';
import { useDrafts } from '../drafts/useDrafts';
import { toolRowStyles } from '../editorStyles';
import { HandOverPanel } from '../handOver/HandOverPanel';
import { isInAppBrowser, isOnHomeScreen } from '../handOver/inAppBrowser';
import { type DashboardProps, DocumentRows } from './DocumentRows';
import { DraftTools } from './DraftTools';

const headStyles = css`
  ${toolRowStyles};
  gap: 0 1.5rem;
  align-items: baseline;
  h1 {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
  p {
    ${toolRowStyles};
    gap: 0 1.5rem;
  }
`;

const cardsStyles = css`
  display: grid;
  gap: 1rem;
  ${from.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The link is beside the title; what follows the title has the width of the card. */
const cardStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  align-items: center;
  gap: 0 0.5rem;
  padding: 0.75rem 1.25rem 1.25rem;
  ${cardBoxStyles};
  > div {
    display: contents;
  }
  > a {
    grid-area: 1 / 2;
  }
  p,
  div > div {
    grid-column: 1 / -1;
  }
  p + div {
    margin-block-start: 0.5rem;
  }
`;

/** The changes to send, then every document with the status of its draft and the number of texts to review. */
export function Dashboard({ documents, albums, uploads, photos }: DashboardProps) {
  const label = useLabels();
  const drafts = useDrafts({ documents, albums, uploads });
  const unpublished = [...drafts].filter(([, { status }]) => status !== 'published');
  return (
    <>
      <div css={headStyles}>
        <h1>{label('editor.dashboard.title')}</h1>
        <p>
          <Link css={touchStyles} to={guidePath}>
            {label('editor.dashboard.guide')}
          </Link>
          <a css={touchStyles} href="/">
            {label('editor.dashboard.site')}
          </a>
        </p>
      </div>
      {isInAppBrowser() && <p css={calloutStyles}>{label('editor.dashboard.inApp')}</p>}
      {drafts.size === 0 && isOnHomeScreen() && <p css={calloutStyles}>{label('editor.dashboard.homeScreen')}</p>}
      <HandOverPanel drafts={unpublished} />
      {unpublished.length === 0 && (
        <p css={{ maxInlineSize: token('--width-text') }}>{label('editor.dashboard.steps')}</p>
      )}
      <ul css={cardsStyles}>
        {firstDocumentKeys.map((key) => (
          <li key={key} css={cardStyles}>
            <DraftTools
              documentKey={key}
              drafts={drafts}
              toReview={countToReview(fieldsOf(key), documents[key], drafts.get(key)?.edited)}
              path={editPath(key)}
            >
              <h2>{label(`editor.${key}.title`)}</h2>
              {!unpublished.some(([changed]) => changed === key) && (
                <p css={smallStyles}>{label(`editor.${key}.what`)}</p>
              )}
            </DraftTools>
          </li>
        ))}
      </ul>
      <DocumentRows documents={documents} albums={albums} photos={photos} drafts={drafts} />
      {/* A plain link, because the page of Decap is outside of Gatsby's router. */}
      {hasDecap() && (
        <p>
          <a css={touchStyles} href={decapPath}>
            {label('editor.dashboard.decap')}
          </a>
        </p>
      )}
    </>
  );
}

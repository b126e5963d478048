import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { hasDecap } from '../cms/repository';
import { buttonStyles } from '../components/buttonStyles';
import { useLabels } from '../components/wording';
import { type DocumentKey, documentKeys, documents } from '../content/documents';
import type { Entry } from '../content/localize';
import { leadStyles, titleStyles } from '../layout/SectionHeading';
import { decapPath, editPath, loginPath } from '../routes';
import { from } from '../theme/media';
import { badge, cardBox, touchTarget } from '../theme/mixins';
import { token } from '../theme/tokens';
import { CoverageReport } from './CoverageReport';
import { findDrafts } from './drafts/drafts';
import { signOut } from './session/session';
import { toolsStyles } from './styles';

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
  h2 {
    font-size: ${token('--size-card-title')};
  }
  a {
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

/** The documents, their translation coverage and drafts. Browser only: it reads localStorage. */
export function Dashboard({ entries }: { entries: Record<DocumentKey, Entry> }) {
  const label = useLabels();
  const leave = () => {
    signOut();
    void navigate(loginPath, { replace: true });
  };
  return (
    <>
      <div css={headStyles}>
        <h1 css={titleStyles}>{label('admin.dashboard.title')}</h1>
        <button type="button" css={buttonStyles.outline} onClick={leave}>
          {label('admin.logout')}
        </button>
      </div>
      <p css={leadStyles}>{label('admin.dashboard.lead')}</p>
      <ul css={cardsStyles}>
        {documentKeys.map((key) => (
          <li key={key} css={cardStyles}>
            <h2>{label(`admin.${key}.title`)}</h2>
            {findDrafts(key, entries[key]).length > 0 && <p css={badge}>{label('admin.dashboard.draft')}</p>}
            <CoverageReport fields={documents[key]} entry={entries[key]} />
            <Link css={buttonStyles.primary} to={editPath(key)}>
              {label('admin.dashboard.edit')}
            </Link>
          </li>
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

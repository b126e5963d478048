import { css, Global } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { useLabels } from '../../components/wording';
import type { Entry } from '../../content/localize';
import type { Site } from '../../content/model';
import { isPlaceholder } from '../../content/placeholders';
import { decapPath, editPath, loginPath } from '../../routes';
import { buttonStyles } from '../../theme/buttonStyles';
import { from } from '../../theme/media';
import { badge, cardBox, smallText, touchTarget } from '../../theme/mixins';
import { titleStyles } from '../../theme/textStyles';
import { hasDecap } from '../decap/repository';
import { CoverageReport } from './CoverageReport';
import { type DocumentKey, documentKeys, documents } from './documents';
import { DiscardedNotice } from './drafts/DraftNotice';
import { describeDraft } from './drafts/drafts';
import { useStoredDraft } from './drafts/useStoredDraft';
import { HandOverPanel } from './handOver/HandOverPanel';
import { signOut } from './session/session';
import { noticeStyles, toolStyles, toolsStyles } from './styles';

const stepsStyles = css`
  padding-inline-start: 1.5rem;
  list-style: decimal;
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
export function Dashboard({ entries, site }: { entries: Record<DocumentKey, Entry>; site: Site }) {
  const label = useLabels();
  const leave = () => {
    signOut();
    void navigate(loginPath, { replace: true });
  };
  return (
    <>
      <Global styles={messageStyles} />
      <h1 css={titleStyles}>{label('admin.dashboard.title')}</h1>
      <ol css={stepsStyles}>
        <li>{label('admin.dashboard.step1')}</li>
        <li>{label('admin.dashboard.step2')}</li>
        <li>{label('admin.dashboard.step3', { contact: describeContact(site) ?? label('admin.handOver.keeper') })}</li>
      </ol>
      <HandOverPanel entries={entries} />
      <ul css={cardsStyles}>
        {documentKeys.map((key) => (
          <DocumentCard key={key} documentKey={key} original={entries[key]} />
        ))}
      </ul>
      <p css={linksStyles}>
        <a href="/">{label('admin.dashboard.site')}</a>
        {/* A plain link: this page is outside Gatsby's router. */}
        {hasDecap() && <a href={decapPath}>{label('admin.dashboard.decap')}</a>}
        <button type="button" css={toolStyles} onClick={leave}>
          {label('admin.logout')}
        </button>
      </p>
    </>
  );
}

/** A document, its translation coverage, and its draft with what can be done with it. */
function DocumentCard({ documentKey, original }: { documentKey: DocumentKey; original: Entry }) {
  const label = useLabels();
  const { draft, discarded, isRefused, discard, restore } = useStoredDraft(documentKey, original);
  const state = draft && describeDraft(draft);
  return (
    <li css={cardStyles}>
      <h2>{label(`admin.${documentKey}.title`)}</h2>
      <p css={smallText}>{label(`admin.${documentKey}.what`)}</p>
      {state && <p css={badge}>{label(state.key, { moment: state.moment })}</p>}
      <CoverageReport fields={documents[documentKey]} original={original} entry={draft?.entry ?? original} />
      <div role="status">
        {isRefused && <p css={noticeStyles}>{label('admin.draft.notDiscarded')}</p>}
        {discarded && <DiscardedNotice onUndo={restore}>{label('admin.draft.discarded')}</DiscardedNotice>}
      </div>
      <div css={toolsStyles}>
        <Link css={buttonStyles.primary} to={editPath(documentKey)}>
          {label(draft ? 'admin.draft.resume' : 'admin.dashboard.edit')}
        </Link>
        {draft && (
          <button type="button" css={toolStyles} onClick={discard}>
            {label('admin.draft.discard')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Whom to send changes to, once the content knows. */
function describeContact(site: Site): string | undefined {
  const known = (['email', 'phone'] as const).filter((name) => !isPlaceholder(site, name)).map((name) => site[name]);
  return known.length > 0 ? known.join(', ') : undefined;
}

import { css, Global } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { type ReactNode, useState } from 'react';
import { InputField } from '../../components/Field';
import type { PublishedPhoto } from '../../components/Picture';
import { useLabels } from '../../components/wording';
import type { Entry } from '../../content/localize';
import type { Site } from '../../content/model';
import { isPlaceholder } from '../../content/placeholders';
import { asRecord } from '../../content/values';
import { defaultLanguage } from '../../i18n/languages';
import { decapPath, editPath, guidePath, loginPath } from '../../routes';
import { buttonStyles } from '../../theme/buttonStyles';
import { from } from '../../theme/media';
import { badge, cardBox, smallText, touchTarget } from '../../theme/mixins';
import { titleStyles } from '../../theme/textStyles';
import { token } from '../../theme/tokens';
import { hasDecap } from '../decap/repository';
import { CoverageReport } from './CoverageReport';
import { nameDocument } from './describeChanges';
import {
  albumEditPath,
  albumKey,
  type DocumentKey,
  documents,
  fieldsOf,
  isAlbum,
  type PartKey,
  partKeys,
} from './documents';
import { DiscardedNotice } from './drafts/DraftNotice';
import { describeState } from './drafts/describeState';
import type { DraftText } from './drafts/drafts';
import { useDiscard, useDrafts } from './drafts/useDrafts';
import type { AlbumSummary, DashboardContent } from './editorContent';
import { findReviewNotes } from './fields/findReviewNotes';
import { HandOverPanel } from './handOver/HandOverPanel';
import { ImportChanges } from './handOver/ImportChanges';
import { makeItemId } from './itemIds';
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

const rowsStyles = css`
  border-block-start: 1px solid ${token('--color-line')};
  > li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    gap: 0.25rem 1rem;
    padding-block: 1rem;
    border-block-end: 1px solid ${token('--color-line')};
  }
  img {
    inline-size: 4rem;
    aspect-ratio: 1;
    object-fit: cover;
    background: ${token('--color-line')};
  }
  > li > div {
    display: grid;
    gap: 0.375rem;
    justify-items: start;
    grid-column: 2;
  }
  /* Without thumbnails, the texts begin at the edge. */
  > li:not(:has(img)) > div {
    grid-column: 1 / -1;
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

/** The parts that the specification names first. */
const firstKeys: readonly PartKey[] = ['hero', 'about', 'activities'];

/** From so many rows on, the list can be searched. */
const longList = 15;

type DashboardProps = DashboardContent & { photos: readonly PublishedPhoto[] };

/** The documents, their translation coverage and drafts. */
export function Dashboard({ entries, site, albums, hashes, photos }: DashboardProps) {
  const label = useLabels();
  const drafts = useDrafts();
  const contact = describeContact(site) ?? label('admin.handOver.keeper');
  const toSend = [...(drafts ?? [])].filter(([key, draft]) => !describeState(key, draft, hashes).isOnline);
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
        <li>{label('admin.dashboard.step3', { contact })}</li>
      </ol>
      <p>
        <Link css={touchTarget} to={guidePath}>
          {label('admin.dashboard.guide')}
        </Link>
      </p>
      <HandOverPanel drafts={toSend} albumIds={albums.map(({ id }) => id)} contact={contact} />
      <ul css={cardsStyles}>
        {firstKeys.map((key) => (
          <li key={key} css={cardStyles}>
            <h2>{label(`admin.${key}.title`)}</h2>
            <p css={smallText}>{label(`admin.${key}.what`)}</p>
            <CoverageReport
              fields={documents[key]}
              original={entries[key]}
              entry={drafts?.get(key)?.entry ?? entries[key]}
            />
            <DraftTools documentKey={key} draft={drafts?.get(key)} hashes={hashes} path={editPath(key)} />
          </li>
        ))}
      </ul>
      <OtherDocuments entries={entries} albums={albums} photos={photos} drafts={drafts} hashes={hashes} />
      <ImportChanges />
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

type Drafts = ReturnType<typeof useDrafts>;
type Row = { key: DocumentKey; name: string; what: string; thumb?: string | undefined; toReview: number };

/** The albums and the other parts, in one list. */
function OtherDocuments({
  entries,
  albums,
  photos,
  drafts,
  hashes,
}: Omit<DashboardProps, 'site'> & { drafts: Drafts }) {
  const label = useLabels();
  const [search, setSearch] = useState('');
  const [newPath] = useState(() => albumEditPath(albumKey(makeItemId()), false));
  const rows: Row[] = [
    ...listNewAlbums(drafts, hashes).map(([key, { entry }]) => ({
      key,
      name: nameDocument(key, entry, label),
      what: label('admin.album.new'),
      toReview: 0,
    })),
    ...albums.map((album) => describeAlbum(album, drafts, photos, label)),
    ...partKeys
      .filter((key) => !firstKeys.includes(key))
      .map((key) => {
        const entry = drafts?.get(key)?.entry ?? entries[key];
        return {
          key,
          name: label(`admin.${key}.title`),
          what: label(`admin.${key}.what`),
          toReview: countToReview(key, entries[key], entry),
        };
      }),
  ];
  const shown = rows.filter(({ name, what }) => simplify(`${name} ${what}`).includes(simplify(search)));
  return (
    <section css={{ display: 'grid', gap: '1rem' }}>
      <h2>{label('admin.dashboard.others')}</h2>
      <div css={toolsStyles}>
        <OpenLink path={newPath}>{label('admin.album.create')}</OpenLink>
      </div>
      {rows.length > longList && (
        <InputField
          type="search"
          label={label('admin.dashboard.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <p role="status">{search && label('admin.dashboard.found', { count: shown.length })}</p>
      <ul css={rowsStyles}>
        {shown.map(({ key, name, what, thumb, toReview }) => (
          <li key={key}>
            {thumb && <img src={thumb} alt="" loading="lazy" width={64} height={64} />}
            <div>
              <h3>{name}</h3>
              <p css={smallText}>{what}</p>
              {toReview > 0 && <p css={smallText}>{label('admin.dashboard.toReview', { count: toReview })}</p>}
              <DraftTools
                documentKey={key}
                draft={drafts?.get(key)}
                hashes={hashes}
                path={isAlbum(key) ? albumEditPath(key, key in hashes) : editPath(key)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The albums of this device that the site does not have yet. */
function listNewAlbums(drafts: Drafts, hashes: DashboardContent['hashes']): [DocumentKey, DraftText][] {
  return [...(drafts ?? [])].filter(
    ([key, draft]) => isAlbum(key) && !(key in hashes) && !describeState(key, draft, hashes).isOnline,
  );
}

function describeAlbum(
  { id, name, place, start, cover, missing }: AlbumSummary,
  drafts: Drafts,
  photos: readonly PublishedPhoto[],
  label: ReturnType<typeof useLabels>,
): Row {
  const key = albumKey(id);
  const draft = drafts?.get(key);
  const edited = asRecord(draft?.entry[defaultLanguage]);
  return {
    key,
    name: label('admin.album.named', { name: String(edited.name ?? name) }),
    what: `${place}, ${start}`,
    thumb: photos.find(({ src }) => src === cover)?.small,
    toReview: draft ? countToReview(key, draft.base, draft.entry) : missing,
  };
}

/** The number of texts without a translation, or with one that has not followed the French. */
function countToReview(key: DocumentKey, original: Entry, entry: Entry): number {
  const notes = [...findReviewNotes(fieldsOf(key), original, entry).values()];
  return notes.filter((note) => note === 'missing' || note === 'stale').length;
}

/** Without accents and capitals. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

type DraftToolsProps = {
  documentKey: DocumentKey;
  draft: DraftText | undefined;
  hashes: DashboardContent['hashes'];
  /** The address of its editor. */
  path: string;
};

/** Where a document's draft stands, and what can be done with it. */
function DraftTools({ documentKey, draft, hashes, path }: DraftToolsProps) {
  const label = useLabels();
  const { discarded, isRefused, discard, restore } = useDiscard(documentKey);
  const state = draft && describeState(documentKey, draft, hashes);
  const isOpen = draft !== undefined && !state?.isOnline;
  return (
    <>
      {state && <p css={badge}>{label(`admin.draft.${state.key}`, { moment: state.moment })}</p>}
      {state?.isOvertaken && <p css={smallText}>{label('admin.draft.overtaken')}</p>}
      <div role="status">
        {isRefused && <p css={noticeStyles}>{label('admin.draft.notDiscarded')}</p>}
        {discarded && !draft && <DiscardedNotice onUndo={restore}>{label('admin.draft.discarded')}</DiscardedNotice>}
      </div>
      <div css={toolsStyles}>
        <OpenLink path={path}>{label(isOpen ? 'admin.draft.resume' : 'admin.dashboard.edit')}</OpenLink>
        {isOpen && (
          <button type="button" css={toolStyles} onClick={discard}>
            {label('admin.draft.discard')}
          </button>
        )}
      </div>
    </>
  );
}

/** A link to an editor, which says that the press was heard: on a slow network the editor takes seconds. */
function OpenLink({ path, children }: { path: string; children: ReactNode }) {
  const label = useLabels();
  const [isOpening, setIsOpening] = useState(false);
  return (
    <Link css={buttonStyles.primary} to={path} onClick={() => setIsOpening(true)}>
      {isOpening ? label('admin.dashboard.opening') : children}
    </Link>
  );
}

/** Whom to send changes to, once the content knows. */
function describeContact(site: Site): string | undefined {
  const known = (['email', 'phone'] as const).filter((name) => !isPlaceholder(site, name)).map((name) => site[name]);
  return known.length > 0 ? known.join(', ') : undefined;
}

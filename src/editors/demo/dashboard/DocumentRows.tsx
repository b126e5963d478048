import { css } from '@emotion/react';
import { isAbsent, type Tree } from '../../../content/documents/bilingual';
import {
  albumEditPath,
  albumKey,
  type DocumentKey,
  fieldsOf,
  firstDocumentKeys,
  fixedDocumentKeys,
  isAlbum,
} from '../../../content/documents/documents';
import type { AlbumSummary, DashboardContent } from '../../../content/documents/editorContent';
import { countToReview } from '../../../content/documents/findReviewNotes';
import { describePeriod } from '../../../content/model/period';
import { editPath } from '../../../routes';
import { defaultLanguage } from '../../../shared/i18n/languages';
import type { PublishedPhoto } from '../../../shared/media/builtMedia';
import { from } from '../../../shared/theme/breakpoints';
import { smallStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { asRecord } from '../../../shared/unknownValues';
import { useLabels } from '../../../shared/wording/wording';
import type { DraftText } from '../drafts/drafts';
import type { Drafts } from '../drafts/useDrafts';
import { toolRowStyles } from '../editorStyles';
import { OpenLink } from '../OpenLink';
import { DraftTools } from './DraftTools';

const rowsStyles = css`
  ${from.large} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: start;
    column-gap: 3rem;
  }
  > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: min(1rem, 5vw);
    padding-block: 0.75rem;
    border-block-start: 1px solid ${token('--color-line')};
  }
  img {
    flex: none;
    align-self: start;
    inline-size: min(4rem, 20vw);
    aspect-ratio: 1;
    object-fit: cover;
    background: ${token('--color-line')};
  }
  div {
    flex: 1;
  }
  h3 {
    font-size: ${token('--size-body')};
  }
`;

export type DashboardProps = DashboardContent & { photos: readonly PublishedPhoto[] };

type Row = { key: DocumentKey; name: string; what: string; thumb?: string | undefined; toReview: number };

/** The albums, new ones first, and below them the documents without a card. */
export function DocumentRows({
  documents,
  albums,
  photos,
  drafts,
}: Omit<DashboardProps, 'uploads'> & { drafts: Drafts }) {
  const label = useLabels();
  const albumKeys = new Set<DocumentKey>(albums.map(({ id }) => albumKey(id)));
  const newAlbums = [...drafts].filter(
    ([key, { status }]) => isAlbum(key) && !albumKeys.has(key) && status !== 'published',
  );
  const albumRows: Row[] = [
    ...newAlbums.map(([key, { edited }]) => ({
      key,
      name: nameAlbum(edited) || label('editor.album.title'),
      what: label('editor.album.new'),
      toReview: 0,
    })),
    ...albums.map((album) => describeAlbum(album, drafts.get(albumKey(album.id)), photos, label)),
  ];
  const otherRows: Row[] = fixedDocumentKeys
    .filter((key) => !firstDocumentKeys.includes(key))
    .map((key) => ({
      key,
      name: label(`editor.${key}.title`),
      what: label(`editor.${key}.what`),
      toReview: countToReview(fieldsOf(key), documents[key], drafts.get(key)?.edited),
    }));
  const parts = [
    {
      title: label('editor.dashboard.albums'),
      tool: <OpenLink path={editPath('album')}>{label('editor.album.create')}</OpenLink>,
      rows: albumRows,
    },
    { title: label('editor.dashboard.others'), rows: otherRows },
  ];
  return parts.map(({ title, tool, rows }) => (
    <section key={title} css={{ display: 'grid', gap: '1rem', marginBlockStart: '1.5rem' }}>
      <div css={toolRowStyles}>
        <h2 css={{ flex: '1 1 9rem' }}>{title}</h2>
        {tool}
      </div>
      <ul css={rowsStyles}>
        {rows.map(({ key, name, what, thumb, toReview }) => (
          <li key={key}>
            {thumb && <img src={thumb} alt="" loading="lazy" width={64} height={64} />}
            <DraftTools
              documentKey={key}
              drafts={drafts}
              toReview={toReview}
              isRow
              path={isAlbum(key) ? albumEditPath(key, albumKeys.has(key)) : editPath(key)}
            >
              <h3>{name}</h3>
              <p css={smallStyles}>{what}</p>
            </DraftTools>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const nameAlbum = (edited: Tree | undefined) => String(asRecord(edited?.name)[defaultLanguage] ?? '').trim();

function describeAlbum(
  { id, name, place, start, cover, toReview }: AlbumSummary,
  draft: DraftText | undefined,
  photos: readonly PublishedPhoto[],
  label: ReturnType<typeof useLabels>,
): Row {
  const key = albumKey(id);
  const isGone = draft !== undefined && isAbsent(draft.edited);
  return {
    key,
    name: nameAlbum(draft?.edited) || name,
    what: isGone ? label('editor.album.removed') : `${place}, ${describePeriod({ start }, defaultLanguage)}`,
    thumb: photos.find(({ src }) => src === cover)?.small,
    toReview: draft ? countToReview(fieldsOf(key), draft.base, draft.edited) : toReview,
  };
}

import { css } from '@emotion/react';
import type { PresentedAlbum } from '../../content/present/present';
import type { AlbumCardContent } from '../../content/select/pages';
import { albumPath, anchors, localizedPath } from '../../routes';
import { fetchPageData } from '../../shared/browser/fetchPageData';
import { useHistoryLayer } from '../../shared/browser/useHistoryLayer';
import { useLinks } from '../../shared/browser/useLinks';
import { useLoaded } from '../../shared/browser/useLoaded';
import { Dialog } from '../../shared/components/Dialog';
import { Icon } from '../../shared/components/Icon';
import { ResolvePictureContext, resolveBuilt } from '../../shared/components/Picture';
import { type DataSelector, type DataValues, data } from '../../shared/dataAttributes';
import type { PageMedia } from '../../shared/media/builtMedia';
import { from } from '../../shared/theme/breakpoints';
import { buttonRowStyles, buttonStyles } from '../../shared/theme/buttonStyles';
import { smallStyles, touchStyles } from '../../shared/theme/islandStyles';
import { cornerRadius, token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { AlbumMedia, labelNames as mediaLabelNames, mosaicStyles, tall } from './AlbumMedia';
import { AlbumShare, labelNames as shareLabelNames } from './AlbumShare';
import { PhotoViewer, type PhotoViewerProps, labelNames as viewerLabelNames } from './PhotoViewer.island';

export const labelNames = [
  ...shareLabelNames,
  ...mediaLabelNames,
  ...viewerLabelNames,
  'album.loading',
  'album.failed',
  'album.next',
  'album.page',
  'nav.donate',
  'load.retry',
  'dialog.close',
] as const;

/**
 * For half a second, the overlay ignores presses, so that a double tap on a card presses nothing in it. `!important`
 * makes this hold with reduced motion too.
 */
const overlayStyles = css`
  inline-size: 100%;
  max-inline-size: min(${token('--width-page')}, 100vw);
  max-block-size: 90vh;
  max-block-size: 90dvh;
  margin: auto auto 0;
  overflow: hidden;
  ${from.medium} {
    inline-size: 94vw;
    margin-block-end: auto;
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &[open], &[open]::backdrop {
    animation: untouchable 500ms !important;
  }
  @keyframes untouchable {
    from, to {
      pointer-events: none;
    }
  }
`;

/** If the row is too narrow, the name wraps below the link and the button. */
const barStyles = css`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem 1rem;
  padding: 0.5rem 0.5rem 0.5rem clamp(1rem, 2vw, 1.5rem);
  border-block-end: 1px solid ${token('--color-line')};
  h2 {
    flex: 1 1 14em;
    font-size: ${token('--size-card-title')};
  }
  a {
    margin-inline-end: auto;
  }
`;

const closeStyles = css`
  ${touchStyles};
  gap: 0.375rem;
  padding-inline: 0.75rem;
  border-radius: ${cornerRadius};
  font-weight: 700;
  &:hover {
    background: ${token('--color-paper-deep')};
  }
`;

const bodyStyles = css`
  min-block-size: 8rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: grid;
  align-content: start;
  gap: 0.5rem;
  padding: clamp(1rem, 2vw, 1.5rem);
`;

/**
 * From `small` on, rows of pictures and rows of captions alternate, all pictures are equally high, and a portrait is as
 * high as two of them with the caption between. Browsers before 2023 lack `subgrid`: their rows differ.
 */
const gridStyles = css`
  ${mosaicStyles};
  ${from.small} {
    row-gap: 0;
    li, figure {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    figure > :first-child {
      aspect-ratio: 1.5;
    }
    ${tall}, ${tall} figure {
      grid-row: span 4;
    }
    ${tall} figure > :first-child {
      grid-row: span 3;
      place-self: stretch;
      aspect-ratio: 0.72;
    }
    figcaption {
      padding-block-end: 1.25rem;
    }
  }
`;

type AlbumOverlayProps = PhotoViewerProps & {
  albums: readonly Pick<AlbumCardContent, 'slug' | 'name' | 'nameLanguage'>[];
};

type AlbumPageData = { album: PresentedAlbum } & PageMedia;

/** Opens albums over the landing page. Each is fetched from the data of its own page once its card is clicked. */
export function AlbumOverlay({ albums, removal }: AlbumOverlayProps) {
  const { label, language } = useWording<typeof labelNames>();
  const layer = useHistoryLayer('album');
  useLinks('a[data-album]' satisfies DataSelector, (link) => {
    // The focus goes to the close button, which stays. The link to the next album disappears with its album.
    link.closest('dialog')?.querySelector('button')?.focus();
    (layer.value ? layer.replace : layer.open)((link.dataset as DataValues).album ?? '', link.pathname);
  });
  const index = albums.findIndex(({ slug }) => slug === layer.value);
  const album = albums[index];
  const next = albums[index + 1] ?? albums[0];
  const path = localizedPath(albumPath(album?.slug ?? ''), language);
  const loaded = useLoaded(album?.slug, () => fetchPageData<AlbumPageData>(path));

  return (
    <Dialog styles={overlayStyles} isOpen={album !== undefined} onClose={layer.close} label={album?.name ?? ''}>
      <div css={barStyles}>
        <h2 lang={album?.nameLanguage}>{album?.name}</h2>
        {album && <AlbumShare slug={album.slug} name={album.name} />}
        <button type="button" css={closeStyles} onClick={layer.close}>
          {label('dialog.close')}
          <Icon name="close" />
        </button>
      </div>
      <div key={album?.slug} css={bodyStyles}>
        {loaded.status === 'loading' && <p role="status">{label('album.loading')}</p>}
        {loaded.status === 'failed' && album && (
          <div css={{ display: 'grid', justifyItems: 'start', gap: '1rem' }} role="alert">
            <p>{label('album.failed')}</p>
            <button
              type="button"
              css={buttonStyles.primary}
              onClick={({ currentTarget }) => {
                // This button disappears; the close button stays.
                currentTarget.closest('dialog')?.querySelector('button')?.focus();
                loaded.retry();
              }}
            >
              {label('load.retry')}
            </button>
            <a css={buttonStyles.outline} href={path}>
              {label('album.page')}
            </a>
          </div>
        )}
        {loaded.status === 'loaded' && (
          <ResolvePictureContext value={resolveBuilt(loaded.value.pictures)}>
            <p css={smallStyles}>
              <span lang={loaded.value.album.writtenIn.place}>{loaded.value.album.place}</span> ·{' '}
              {loaded.value.album.when}
            </p>
            <AlbumMedia album={loaded.value.album} files={loaded.value.files} styles={gridStyles} />
            <p css={buttonRowStyles}>
              {next && next !== album && (
                <a
                  css={buttonStyles.primary}
                  href={localizedPath(albumPath(next.slug), language)}
                  {...data({ 'data-album': next.slug })}
                >
                  {label('album.next', { name: next.name })}
                </a>
              )}
              <a css={buttonStyles.donate} href={`${localizedPath('/', language)}#${anchors.donation}`}>
                {label('nav.donate')}
              </a>
            </p>
            <PhotoViewer removal={removal} />
          </ResolvePictureContext>
        )}
      </div>
    </Dialog>
  );
}

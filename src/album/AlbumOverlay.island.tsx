import { css } from '@emotion/react';
import { Dialog } from '../components/Dialog';
import { Icon } from '../components/Icon';
import { ResolvePictureContext } from '../components/Picture';
import { AlbumShare, labels as shareLabels } from '../components/ShareLink';
import { useHistoryLayer } from '../components/useHistoryLayer';
import { useLinks } from '../components/useLinks';
import { useLoaded } from '../components/useLoaded';
import { useWording } from '../components/wording';
import type { DataSelector, DataValues } from '../dataNames';
import { albumPath, localizedPath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { from } from '../theme/media';
import { touchTarget } from '../theme/mixins';
import { cornerRadius, token } from '../theme/tokens';
import { AlbumMedia, labels as mediaLabels } from './AlbumMedia';
import { fetchAlbum } from './fetchAlbum';
import { PhotoViewer, type PhotoViewerProps, labels as viewerLabels } from './PhotoViewer.island';

export const labels = [
  ...shareLabels,
  ...mediaLabels,
  ...viewerLabels,
  'album.loading',
  'album.failed',
  'album.page',
  'load.retry',
  'dialog.close',
] as const;

/** The specification gives nine tenths of the height. */
const overlayStyles = css`
  inline-size: 100%;
  max-inline-size: min(${token('--width-page')}, 100vw);
  max-block-size: 90vh;
  max-block-size: 90dvh;
  margin: auto;
  overflow: hidden;
  ${from.medium} {
    inline-size: 94vw;
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

/** Without room beside the button, the name wraps below it. */
const barStyles = css`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem 1rem;
  padding: 0.5rem 0.5rem 0.5rem clamp(1rem, 2vw, 1.5rem);
  border-block-end: 1px solid ${token('--color-line')};
  h2 {
    flex: 1 1 6em;
    font-size: ${token('--size-card-title')};
  }
`;

const closeStyles = css`
  ${touchTarget};
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
  padding: clamp(1rem, 2vw, 1.5rem);
`;

const messageStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
`;

type AlbumOverlayProps = PhotoViewerProps & { albums: readonly { slug: string; name: string }[] };

/** Opens albums over the landing page, and fetches each when its card is clicked. */
export function AlbumOverlay({ albums, removal }: AlbumOverlayProps) {
  const { label, language } = useWording<typeof labels>();
  const layer = useHistoryLayer('album');
  useLinks('a[data-album]' satisfies DataSelector, ({ dataset, pathname }) =>
    layer.open((dataset as DataValues).album ?? '', pathname),
  );
  const album = albums.find(({ slug }) => slug === layer.value);
  const loaded = useLoaded(album?.slug, () => fetchAlbum(album?.slug ?? '', language));

  return (
    <Dialog styles={overlayStyles} open={album !== undefined} onClose={layer.close} label={album?.name ?? ''}>
      <div css={barStyles}>
        <h2>{album?.name}</h2>
        <button type="button" css={closeStyles} onClick={layer.close}>
          {label('dialog.close')}
          <Icon name="close" />
        </button>
      </div>
      <div css={bodyStyles}>
        {album && <AlbumShare slug={album.slug} name={album.name} />}
        {loaded.status === 'loading' && <p role="status">{label('album.loading')}</p>}
        {loaded.status === 'failed' && album && (
          <div css={messageStyles} role="alert">
            <p>{label('album.failed')}</p>
            <button
              type="button"
              css={buttonStyles.primary}
              onClick={({ currentTarget }) => {
                // This button goes; the one that closes the dialog stays.
                currentTarget.closest('dialog')?.querySelector('button')?.focus();
                loaded.retry();
              }}
            >
              {label('load.retry')}
            </button>
            <a css={buttonStyles.outline} href={localizedPath(albumPath(album.slug), language)}>
              {label('album.page')}
            </a>
          </div>
        )}
        {loaded.status === 'loaded' && (
          <ResolvePictureContext value={loaded.value.pictures}>
            <AlbumMedia media={loaded.value.album.media} videos={loaded.value.videos} />
            <PhotoViewer removal={removal} />
          </ResolvePictureContext>
        )}
      </div>
    </Dialog>
  );
}

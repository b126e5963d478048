import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { Album } from '../content/model';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { AlbumMedia } from './AlbumMedia';
import { AlbumShare } from './AlbumShare';
import { buttonStyles } from './buttonStyles';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { type PictureSources, PictureSourcesContext } from './Picture';
import type { VideoFile } from './pictureSources';
import { useLabels } from './useLabels';

/** An album with its files, as its page has it. */
export type LoadedAlbum = { album: Album; pictures: PictureSources; videos: Record<string, VideoFile> };

type AlbumOverlayProps = {
  /** What is shown while the rest arrives; nothing is open without one. */
  card: { slug: string; name: string } | undefined;
  /** The album's own page: what remains when loading fails. */
  href: string;
  loadAlbum: (slug: string) => Promise<LoadedAlbum>;
  onClose: () => void;
};

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

const barStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.5rem 0.5rem 0.5rem clamp(1rem, 2vw, 1.5rem);
  border-block-end: 1px solid ${token('--color-line')};
  h2 {
    font-size: ${token('--size-card-title')};
  }
`;

const closeStyles = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
  min-block-size: ${token('--size-touch')};
  padding-inline: 0.75rem;
  border: 0;
  border-radius: 3px;
  background: transparent;
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

/** An album over the landing page, at most nine tenths of the screen high. */
export function AlbumOverlay({ card, href, loadAlbum, onClose }: AlbumOverlayProps) {
  const label = useLabels();
  const loading = useAlbum(card?.slug, loadAlbum);

  return (
    <Dialog styles={overlayStyles} open={card !== undefined} onClose={onClose} label={card?.name ?? ''}>
      <div css={barStyles}>
        <h2>{card?.name}</h2>
        <button type="button" css={closeStyles} onClick={onClose}>
          {label('dialog.close')}
          <Icon name="close" />
        </button>
      </div>
      <div css={bodyStyles}>
        {card && <AlbumShare slug={card.slug} name={card.name} />}
        {loading === 'loading' && <p role="status">{label('album.loading')}</p>}
        {loading === 'failed' && (
          <div css={messageStyles} role="alert">
            <p>{label('album.failed')}</p>
            <a css={buttonStyles.outline} href={href}>
              {label('album.page')}
            </a>
          </div>
        )}
        {typeof loading === 'object' && (
          <PictureSourcesContext value={loading.pictures}>
            <AlbumMedia media={loading.album.media} videos={loading.videos} />
          </PictureSourcesContext>
        )}
      </div>
    </Dialog>
  );
}

function useAlbum(slug: string | undefined, loadAlbum: AlbumOverlayProps['loadAlbum']) {
  const [state, setState] = useState<LoadedAlbum | 'loading' | 'failed'>('loading');
  useEffect(() => {
    setState('loading');
    if (!slug) return;
    let current = true;
    loadAlbum(slug).then(
      (album) => current && setState(album),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [slug, loadAlbum]);
  return state;
}

import { css } from '@emotion/react';
import { type MouseEvent, useEffect } from 'react';
import type { MediaItem } from '../content/model';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { PhotoViewer } from './PhotoViewer';
import { MissingPicture, Picture, type PictureData, usePictureData } from './Picture';
import { useHistoryLayer } from './useHistoryLayer';
import { useLabels } from './useLabels';

type AlbumMediaProps = {
  media: readonly MediaItem[];
  /** The files of videos by their `src` in the content. */
  videos: Readonly<Record<string, string>>;
};

const gridStyles = css`
  display: grid;
  gap: clamp(0.75rem, 1.5vw, 1.25rem);
  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const itemStyles = css`
  display: block;
  block-size: 100%;
`;

const tileStyles = css`
  inline-size: 100%;
  ${from.small} {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

const videoStyles = css`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: ${token('--color-night-deep')};
  object-fit: contain;
  ${from.small} {
    aspect-ratio: 4 / 3;
  }
`;

const captionStyles = css`
  padding-block: 0.375rem 0.5rem;
  color: ${token('--color-ink-soft')};
  font-size: ${token('--size-small')};
  line-height: 1.4;
`;

const photoAnchor = (id: string) => `photo-${id}`;

/** All photos and videos of an album. A photo links to its file; with scripts it opens the viewer instead. */
export function AlbumMedia({ media, videos }: AlbumMediaProps) {
  const label = useLabels();
  const viewer = useHistoryLayer('photo');
  const photos = media.filter(({ type }) => type === 'photo');

  // The shared address of one photo opens it, one Back away from the album.
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const shared = photos.find(({ id }) => hash === `#${photoAnchor(id)}`);
    if (shared) viewer.openFromAddress(shared.id, `${pathname}${search}`);
  }, []);

  const enlarge = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    viewer.open(id, `#${photoAnchor(id)}`);
  };

  return (
    <>
      <ul css={gridStyles}>
        {media.map((item) => (
          <li key={item.id} id={photoAnchor(item.id)}>
            <figure css={itemStyles}>
              {item.type === 'video' ? (
                <Video item={item} file={videos[item.src]} />
              ) : (
                <Photo item={item} label={label('photo.enlarge', { caption: item.caption })} onOpen={enlarge} />
              )}
              <figcaption css={captionStyles}>{item.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PhotoViewer
        photos={photos}
        current={viewer.value}
        onStep={(id) => viewer.replace(id, `#${photoAnchor(id)}`)}
        onClose={viewer.close}
      />
    </>
  );
}

type PhotoProps = { item: MediaItem; label: string; onOpen: (event: MouseEvent, id: string) => void };

const photoSizes = '(min-width: 75em) 24rem, (min-width: 64em) 31vw, (min-width: 30em) 46vw, 92vw';

function Photo({ item, label, onOpen }: PhotoProps) {
  const data = usePictureData(item.src);
  if (data === null) return <MissingPicture css={tileStyles} alt={item.caption} />;
  return (
    <a href={data ? largestFile(data) : item.src} aria-label={label} onClick={(event) => onOpen(event, item.id)}>
      <Picture css={tileStyles} src={item.src} alt="" sizes={photoSizes} />
    </a>
  );
}

function Video({ item, file }: { item: MediaItem; file: string | undefined }) {
  const poster = usePictureData(item.poster ?? '');
  return (
    // Captions would be for speech: the sample videos are silent.
    // biome-ignore lint/a11y/useMediaCaption: see above
    <video
      css={videoStyles}
      src={file ?? item.src}
      poster={poster?.images.fallback?.src ?? item.poster}
      preload="none"
      controls
      playsInline
      aria-label={item.caption}
    />
  );
}

/** What a photo links to where there are no scripts to open the viewer. */
function largestFile({ images }: PictureData): string | undefined {
  const last = images.fallback?.srcSet?.split(',').at(-1)?.trim().split(' ')[0];
  return last ?? images.fallback?.src;
}

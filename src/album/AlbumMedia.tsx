import { css } from '@emotion/react';
import { MissingPicture, Picture, labels as pictureLabels, usePicture } from '../components/Picture';
import { useLabels } from '../components/wording';
import type { MediaItem } from '../content/model';
import { data } from '../dataNames';
import { deferLayout, from } from '../theme/media';
import { badge, smallText } from '../theme/mixins';
import { token } from '../theme/tokens';
import { labels as sizeLabels, useMegabytes } from './AlbumSize';
import type { LoadedAlbum, VideoFile } from './fetchAlbum';
import { photoAnchor } from './photos';

export const labels = [...pictureLabels, ...sizeLabels, 'photo.enlarge', 'video.cost'] as const;

type AlbumMediaProps = { media: readonly MediaItem[]; videos: LoadedAlbum['videos'] };

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

/** Not for the first three items, which a phone's first screen shows. */
const laterStyles = deferLayout('20rem');

const tileStyles = css`
  ${from.small} {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`;

// A fixed aspect ratio, whatever the poster's and the video's. The placeholder colour would show around a video of another.
const videoStyles = css`
  display: grid;
  grid-template: 100% / 100%;
  aspect-ratio: 16 / 9;
  min-block-size: 0;
  background: ${token('--color-night-deep')};
  ${from.small} {
    aspect-ratio: 4 / 3;
  }
  * {
    grid-area: 1 / 1;
  }
  img, video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  img {
    background: none;
  }
`;

/** A transparent pixel: without a poster, Chromium paints its controls' grey over the picture behind. */
const clearPoster = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const videoBadgeStyles = css`
  place-self: start;
  position: relative;
  margin: 0.75rem;
  ${badge};
  pointer-events: none;
`;

const captionStyles = css`
  padding-block: 0.375rem 0.5rem;
  ${smallText};
  line-height: 1.4;
`;

/** All photos and videos of an album. A photo links to its file; PhotoViewer.tsx enlarges it instead. */
export function AlbumMedia({ media, videos }: AlbumMediaProps) {
  return (
    <ul css={gridStyles}>
      {media.map((item, index) => (
        <li key={item.id} id={photoAnchor(item.id)} css={index > 2 && laterStyles}>
          <figure {...data({ 'data-photo': item.type === 'photo' ? item.id : undefined })}>
            {item.type === 'video' ? (
              <Video item={item} file={videos[item.src]} captions={videos[item.captions ?? '']} />
            ) : (
              <Photo item={item} first={index === 0} />
            )}
            {/* The link of a photo says its caption. */}
            <figcaption css={captionStyles} aria-hidden={item.type === 'photo' || undefined}>
              {item.caption}
              {item.type === 'video' && item.description && <p>{item.description}</p>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

// Slightly wider than the tile, because photos wider than 4:3 are cropped at the sides.
const photoSizes = '(min-width: 75em) 27rem, (min-width: 64em) 34vw, (min-width: 30em) 50vw, 92vw';

function Photo({ item, first }: { item: MediaItem; first: boolean }) {
  const label = useLabels<typeof labels>();
  const picture = usePicture(item.src);
  if (picture.kind === 'missing') return <MissingPicture styles={tileStyles} alt={item.caption} />;
  return (
    <a href={picture.src} aria-label={label('photo.enlarge', { caption: item.caption })}>
      <Picture styles={tileStyles} src={item.src} alt="" sizes={photoSizes} focus={item.focus} first={first} />
    </a>
  );
}

type VideoProps = { item: MediaItem; file: VideoFile | undefined; captions: VideoFile | undefined };

/** The poster is a picture behind the video: `poster` supports neither `srcset`, nor formats, nor lazy loading. */
function Video({ item, file, captions }: VideoProps) {
  const label = useLabels<typeof labels>();
  const megabytes = useMegabytes();
  // A preview has no built files, but can load the video from its own URL.
  const plain = usePicture(item.src);
  return (
    <div css={videoStyles}>
      {item.poster && <Picture src={item.poster} alt="" sizes={photoSizes} />}
      {/* biome-ignore lint/a11y/useMediaCaption: a video may have a description instead of captions; npm run content:check asks for one of them */}
      <video
        src={file?.url ?? (plain.kind === 'plain' ? plain.src : undefined)}
        poster={item.poster && clearPoster}
        preload="none"
        controls
        playsInline
        aria-label={item.caption}
      >
        {captions && <track kind="captions" src={captions.url} srcLang={languageOf(item.captions)} default />}
      </video>
      {file && <p css={videoBadgeStyles}>{label('video.cost', { size: megabytes(file.bytes) })}</p>}
    </div>
  );
}

/** The language of a file of captions, from its name: `film.fr.vtt`. */
function languageOf(captions = ''): string | undefined {
  return /\.([a-z]{2})\.vtt$/.exec(captions)?.[1];
}

import { css, type SerializedStyles } from '@emotion/react';
import type { MediaItem } from '../../content/model/model';
import type { PresentedAlbum } from '../../content/present/present';
import { Drawing } from '../../shared/components/Icon';
import { MissingPicture, Picture, usePicture } from '../../shared/components/Picture';
import { type DataSelector, data } from '../../shared/dataAttributes';
import type { PageMedia, PublishedFile } from '../../shared/media/builtMedia';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { from, minWidth, until } from '../../shared/theme/breakpoints';
import { badgeStyles, deferLayout, smallStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels, useWording } from '../../shared/wording/wording';
import { labelNames as megabyteLabelNames, useMegabytes } from '../layout/useMegabytes';
import { photoAnchor } from './photos';

export const labelNames = [
  ...megabyteLabelNames,
  'album.samples',
  'dialog.close',
  'photo.enlarge',
  'photo.sample',
  'video.cost',
] as const;

type Item = MediaItem & Partial<PresentedAlbum['media'][number]>;

type AlbumMediaProps = {
  album: { media: readonly Item[] };
  /** The album's videos, and their captions, by `src`. */
  files: PageMedia['files'];
  styles?: SerializedStyles;
  /** Replaces an item's `sizes`, by its width / height. */
  sizesOf?: (ratio: number) => string;
  /** Whether each photo has a link that closes it on a page without scripts (`:target`). */
  isClosable?: true;
};

export const tall = '[data-tall]' satisfies DataSelector;
const laterLandscape = `[id]:not(:first-of-type, ${tall})`;
const laterPortrait = `${tall}[id]:not(:first-of-type)`;
/**
 * The photos that would stand alone in a row of two: the last landscape, if an odd number of them follows the first
 * item, and the only portrait after the first item, if it is the last photo. Browsers before 2023 lack `of`.
 */
const lonely = `li:nth-child(odd of ${laterLandscape}):nth-last-child(1 of ${laterLandscape}), ${tall}:nth-child(1 of ${laterPortrait}):nth-last-child(1 of [id])`;

/**
 * Room for a caption of three lines, so that the pictures of a row of two end at one height. The product is negative,
 * so there is no room, where only one column fits: below two columns of 8.75rem, the gap and the edges of the page.
 */
const captionRoom = 'min(3 * 1.4em + 0.875rem, (100vw - 20.25rem) * 9)';

/**
 * One column on the smallest phones and in large text, then two, then three. A portrait spans two rows. On a phone, the
 * first item has a row of its own, and so have videos and missing pictures (which have no id), and lonely photos.
 * `!important` overrides the `contain` that `Picture` gives to portraits.
 */
export const mosaicStyles = css`
  display: grid;
  grid-auto-flow: dense;
  gap: clamp(0.75rem, 1.5vw, 1.25rem);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.75rem, 34%)), 1fr));
  ${tall} {
    grid-row: span 2;
  }
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    block-size: 100%;
  }
  figure > div, img {
    justify-self: stretch;
    block-size: 100%;
    object-fit: cover !important;
  }
  ${until.small} {
    li:where([id]:not(${tall})) :is(figure, img) {
      block-size: auto;
    }
    li:where([id]:not(${tall})) img {
      aspect-ratio: 1.5;
    }
    li[id]:not(:first-of-type) figcaption {
      min-block-size: ${captionRoom};
    }
    li:is(:first-of-type, :not([id])) {
      grid-column: 1 / -1;
    }
    ${lonely} {
      grid-column: 1 / -1;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** Defers layout from the fourth item on, because a phone's first screen shows about three. */
const laterStyles = deferLayout('13rem');

/**
 * The video lies over its poster, play sign and badge, so that its first frame hides them. Phones draw their own play
 * sign, so ours is hidden there. The gradient is smaller than that of Chromium and WebKit, which darkens half of the
 * video. `cover` hides the line of background that a rounded `--ratio` would leave.
 */
const videoStyles = css`
  display: grid;
  grid-template: 100% / 100%;
  aspect-ratio: var(--ratio);
  background: ${token('--color-night-deep')};
  * {
    grid-area: 1 / 1;
  }
  img, video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > svg {
    place-self: center;
    padding: 1rem;
    border-radius: 50%;
    background: ${token('--color-night-deep')};
    fill: ${token('--color-on-dark')};
    color: ${token('--color-night-deep')};
    @media (hover: none) {
      display: none;
    }
  }
  video::-webkit-media-controls-panel {
    background: linear-gradient(transparent 60%, ${token('--color-night-deep')});
  }
  @media (hover: hover) {
    video:not(:hover, :focus-within)::-webkit-media-controls-panel {
      opacity: 0;
    }
  }
`;

/** A transparent pixel. Without a poster, Chromium paints the grey of its controls over the picture behind. */
const clearPoster = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const videoBadgeStyles = css`
  place-self: start;
  margin: 0.75rem;
  ${badgeStyles};
`;

const captionStyles = css`
  padding: 0.375rem 0.25rem 0.5rem 0;
  ${smallStyles};
  line-height: 1.4;
  text-wrap: balance;
`;

const sampleStyles = css`
  position: absolute;
  inset: 0 0 auto auto;
  padding: 0.125rem 0.5rem;
  font-size: 1em;
  background: ${token('--color-paper')};
  pointer-events: none;
`;

/** A picture that the site does not have takes a row of its own, as a band, so that it is not alone in the last row. */
const bandRow = { gridColumn: '1 / -1', flexBasis: '100%' };

/** If all media are samples, the text above them says so, and their marks are only for the photo viewer. */
const unmarkedStyles = css`
  small {
    ${visuallyHiddenStyles};
  }
`;

/** All photos and videos of an album. A photo links its own URL, which PhotoViewer.island.tsx opens. */
export function AlbumMedia({ album: { media }, files, styles, ...tile }: AlbumMediaProps) {
  const label = useLabels<typeof labelNames>();
  const isMixed = media.some(({ isSample }) => !isSample);
  return (
    <div css={{ display: 'grid', gap: '0.5rem' }}>
      {media.some(({ isSample }) => isSample) && <p css={smallStyles}>{label('album.samples')}</p>}
      <ul css={[styles, !isMixed && unmarkedStyles]}>
        {media.map((item, index) => (
          <Tile key={item.id} item={item} index={index} files={files} {...tile} />
        ))}
      </ul>
    </div>
  );
}

type TileProps = Pick<AlbumMediaProps, 'files' | 'sizesOf' | 'isClosable'> & { item: Item; index: number };

function Tile({ item, index, files, sizesOf, isClosable }: TileProps) {
  const { label, language } = useWording<typeof labelNames>();
  const isVideo = item.type === 'video';
  const picture = usePicture(isVideo ? item.poster : item.src);
  const ratio = picture.kind === 'built' ? picture.width / picture.height : isVideo ? 16 / 9 : 3 / 2;
  const isMissing = !isVideo && picture.kind === 'missing';
  const isPhoto = !isVideo && !isMissing;
  const isSample = item.isSample && !isMissing;
  const tileAnchor = `tile-${encodeURIComponent(item.id)}`;
  const caption = isSample ? `${item.caption}\u00a0· ${label('photo.sample')}` : item.caption;
  const sizes = sizesOf?.(ratio) ?? `(min-width: 75em) 23rem, ${minWidth.large} 29vw, ${pictureSizes('45vw')}`;
  return (
    <li
      id={isPhoto ? photoAnchor(item.id) : undefined}
      css={index > 2 && laterStyles}
      lang={item.captionLanguage}
      {...data({ 'data-tall': ratio < 1 ? '' : undefined })}
      style={{ '--ratio': ratio.toFixed(3), ...(isMissing && bandRow) } as React.CSSProperties}
    >
      <figure css={{ position: 'relative' }} {...data({ 'data-photo': isVideo ? undefined : item.id })}>
        {isVideo && <Video item={item} file={files[item.src]} captions={files[item.captions ?? '']} sizes={sizes} />}
        {isMissing && <MissingPicture alt={caption} styles={css({ maxBlockSize: '8rem' })} />}
        {isPhoto && (
          <a id={tileAnchor} href={`#${photoAnchor(item.id)}`} aria-label={label('photo.enlarge', { caption })}>
            <Picture src={item.src} alt="" sizes={sizes} isFirst={index === 0} />
          </a>
        )}
        {/* Screen readers have read a photo's caption already, as the name of its link. */}
        <figcaption css={captionStyles} aria-hidden={!isVideo || undefined}>
          {item.caption}
          {isSample && (
            <small css={sampleStyles}>
              <span css={visuallyHiddenStyles}>{'\u00a0·\u00a0'}</span>
              {label('photo.sample')}
            </small>
          )}
          {isVideo && item.description && <p lang={item.descriptionLanguage ?? language}>{item.description}</p>}
        </figcaption>
      </figure>
      {isClosable && isPhoto && <a href={`#${tileAnchor}`}>{label('dialog.close')}</a>}
    </li>
  );
}

type VideoProps = { item: Item; file: PublishedFile | undefined; captions: PublishedFile | undefined; sizes: string };

/** The poster is a picture behind the video, because `poster` has no `srcset`, formats or lazy loading. */
function Video({ item, file, captions, sizes }: VideoProps) {
  const label = useLabels<typeof labelNames>();
  const megabytes = useMegabytes();
  // A preview has no built files, but can load the video from its original URL.
  const plain = usePicture(item.src);
  const captionsLanguage = /\.([a-z]{2})\.vtt$/.exec(item.captions ?? '')?.[1]; // As in `film.fr.vtt`.
  return (
    <div css={videoStyles}>
      {item.poster && <Picture src={item.poster} alt="" sizes={sizes} />}
      <Drawing path="M7 4l13 8-13 8z" size="4rem" />
      {file && <p css={videoBadgeStyles}>{label('video.cost', { size: megabytes(file.bytes) })}</p>}
      {/* biome-ignore lint/a11y/useMediaCaption: a video may have a description instead of captions; npm run content:check asks for one of them */}
      <video
        src={file?.url ?? (plain.kind === 'plain' ? plain.src : undefined)}
        poster={clearPoster}
        preload="none"
        controls
        playsInline
        aria-label={item.caption}
      >
        {captions && <track kind="captions" src={captions.url} srcLang={captionsLanguage} default />}
      </video>
    </div>
  );
}

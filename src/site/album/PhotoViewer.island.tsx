import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHistoryLayer } from '../../shared/browser/useHistoryLayer';
import { hasDialogs, useLinks } from '../../shared/browser/useLinks';
import { Dialog } from '../../shared/components/Dialog';
import { Icon, type IconName } from '../../shared/components/Icon';
import { MissingPicture, labelNames as pictureLabelNames } from '../../shared/components/Picture';
import { type DataSelector, type DataValues, data } from '../../shared/dataAttributes';
import { phonePixels } from '../../shared/media/phoneWidth';
import { from } from '../../shared/theme/breakpoints';
import { boxlessPictureStyles, onDarkStyles, touchStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { cornerRadius, token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { useSwipe, useZoom } from './photoGestures';
import { type Photo, photoAnchor, readPhotos } from './photos';

export const labelNames = [
  ...pictureLabelNames,
  'photo.position',
  'photo.fullSize',
  'photo.previous',
  'photo.next',
  'photo.remove',
  'dialog.close',
] as const;

/** A phone held sideways: the caption is in the bar, and the arrows beside the photo, which needs the height. */
const lowLandscape = '@media (orientation: landscape) and (max-height: 30em)';

const viewerStyles = css`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  background: ${token('--color-night-deep')};
  ${onDarkStyles};
`;

const layoutStyles = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100%;
  max-inline-size: 1440px;
  margin: auto;
  ${lowLandscape} {
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr) auto auto;
    column-gap: 1rem;
    align-items: center;
  }
`;

const barStyles = css`
  align-self: start;
  display: flex;
  align-items: center;
  padding: 0.25rem 0.5rem 0.25rem 1rem;
  font-weight: 700;
  overflow-wrap: anywhere;
  ${lowLandscape} {
    display: contents;
    p {
      padding-inline-start: 1rem;
    }
  }
`;

/** The browser may only scroll vertically: its own pinch zoom would stay when the viewer closes. */
const stageStyles = css`
  display: grid;
  grid-template: 100% / 100%;
  place-items: end center;
  min-block-size: 0;
  touch-action: pan-y;
  overflow: hidden;
  cursor: zoom-in;
  ${lowLandscape} {
    grid-area: 2 / 1 / auto / -1;
    align-self: stretch;
    padding-inline: 3.5rem;
  }
  ${from.medium} {
    place-items: center;
  }
  ${'&[data-zoomed]' satisfies DataSelector} {
    grid-template: none;
    padding: 0;
    overflow: auto;
    touch-action: pan-x pan-y;
    cursor: zoom-out;
  }
`;

/** A photo is at most 30 % larger than its file. Until it loads, its background is the file of its tile. */
const photoStyles = css`
  inline-size: 100%;
  max-inline-size: calc(1.3 * var(--photo-width));
  block-size: auto;
  max-block-size: 100%;
  background: center / contain no-repeat;
  object-fit: contain;
  -webkit-user-select: none;
  user-select: none;
  ${'[data-zoomed]' satisfies DataSelector} & {
    inline-size: var(--photo-width);
    max-inline-size: none;
    block-size: var(--photo-height);
  }
`;

/** The arrows keep their place, for a thumb that presses again. A phone's free height is half above the photo. */
const footStyles = css`
  display: grid;
  grid-template: minmax(3.5rem, auto) auto / auto 1fr auto;
  align-content: space-between;
  gap: 0.25rem 0.5rem;
  place-items: start center;
  min-block-size: max(6rem, 50vh - 50vw / var(--ratio, 1.5));
  padding: 0.5rem;
  text-align: center;
  > div {
    display: contents;
  }
  > :last-child {
    grid-column: 3;
  }
  p {
    order: -1;
    grid-column: 1 / -1;
    text-wrap: balance;
  }
  ${from.medium} {
    display: flex;
    min-block-size: 6rem;
    justify-content: center;
    align-items: center;
    > div {
      display: block;
      flex: 0 1 40rem;
    }
  }
  ${lowLandscape} {
    display: contents;
    > button {
      grid-area: 2 / 1;
      background: ${token('--color-night-deep')};
    }
    > button:last-of-type {
      grid-area: 2 / 3 / auto / -1;
      justify-self: end;
    }
    > div {
      grid-area: 1 / 2;
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      align-items: center;
      column-gap: 1rem;
      font-size: ${token('--size-small')};
      line-height: 1.2;
    }
  }
`;

const roundButtonStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${cornerRadius};
  outline-offset: -3px;
  &:hover {
    background: ${token('--color-night')};
  }
  &[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
`;

export type PhotoViewerProps = {
  /** A link whose message asks to remove a photo. The photo's caption and URL are appended. */
  removal?: string | undefined;
};

const removalStyles = css`
  ${touchStyles};
  font-size: ${token('--size-small')};
`;

/** The `sizes` of an unzoomed photo. On a phone, `60vw` is the file of its tile; `66vw` the next wider: twice the bytes. */
const viewerSizes = (phone: string) => `(min-width: 75em) 68rem, (min-width: 30em) 100vw, ${phone}`;

/** Shows the photos that AlbumMedia.tsx marks: full screen, with swipe, arrow keys and zoom. */
export function PhotoViewer({ removal }: PhotoViewerProps) {
  const label = useLabels<typeof labelNames>();
  const layer = useHistoryLayer('photo');
  const isOpen = layer.value !== undefined;
  const photos = useMemo(() => (isOpen ? readPhotos() : []), [isOpen]);
  const index = photos.findIndex(({ id }) => id === layer.value);
  const photo = photos[index];
  const at = (offset: number) => photos[(index + offset + photos.length) % photos.length];
  const zoom = useZoom(photo);
  const step = (offset: number) => {
    const target = at(offset);
    if (target) layer.replace(target.id, `#${photoAnchor(target.id)}`);
  };
  const swipe = useSwipe(step, zoom.toggle);
  const next = at(1);
  const { files } = photo ?? {};
  const isSavingData = photo !== undefined && (document.body.dataset as DataValues).saver === '1';
  const sizes = isSavingData ? `${phonePixels / window.devicePixelRatio}px` : viewerSizes('66vw');

  useLinks('[data-photo] > a' satisfies DataSelector, (link) => {
    const id = (link.parentElement?.dataset as DataValues | undefined)?.photo ?? '';
    layer.open(id, `#${photoAnchor(id)}`);
  });

  useEffect(() => {
    // The viewer covers the controls of videos.
    if (isOpen) pauseVideos();
    // In the capture phase, because `play` does not bubble.
    document.addEventListener('play', pauseVideos, true);
    return () => document.removeEventListener('play', pauseVideos, true);
  }, [isOpen]);

  // The URL of a shared photo opens it; Back then shows the album.
  const openShared = useEffectEvent(() => {
    const { hash, pathname, search } = window.location;
    const shared = readPhotos().find(({ id }) => hash === `#${photoAnchor(id)}`);
    if (!shared || !hasDialogs()) return;
    // When the viewer closes, the browser returns the focus to this link.
    document.getElementById(photoAnchor(shared.id))?.querySelector('a')?.focus({ preventScroll: true });
    layer.openFromUrl(shared.id, `${pathname}${search}`);
  });
  useEffect(() => {
    openShared();
    // Back may lead to a photo that was pressed before the scripts came.
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
  }, []);

  const position = label('photo.position', { position: index + 1, total: photos.length });
  const caption = photo?.caption ?? '';

  return (
    <Dialog
      styles={viewerStyles}
      isOpen={photo !== undefined}
      onClose={layer.close}
      label={photo ? `${position}. ${caption}` : ''}
    >
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys duplicate two buttons
        <div
          css={layoutStyles}
          onKeyDown={({ key }) => {
            if (zoom.isZoomed) return;
            if (key === 'ArrowLeft') step(-1);
            if (key === 'ArrowRight') step(1);
          }}
        >
          <div css={barStyles}>
            <p css={{ flex: 1 }} aria-live="polite">
              {/*
               * Each changing text has an element of its own, because React then replaces the text whole after the
               * browser has translated it.
               */}
              <span>{position}</span>
              <span css={visuallyHiddenStyles}>. </span>
              <span css={visuallyHiddenStyles}>{caption}</span>
            </p>
            <RoundButton
              icon={zoom.isZoomed ? 'zoomOut' : 'zoomIn'}
              aria-label={label('photo.fullSize')}
              aria-pressed={zoom.isZoomed}
              // Unmounting the button would lose the focus, and the arrow keys with it.
              aria-disabled={!zoom.canZoom}
              onClick={zoom.toggle}
            />
            <RoundButton icon="close" aria-label={label('dialog.close')} onClick={layer.close} />
          </div>
          <div
            // Focusable, so that the arrow keys scroll it.
            {...(zoom.isZoomed && { tabIndex: 0, role: 'region', 'aria-label': label('photo.fullSize') })}
            ref={zoom.stage}
            css={[stageStyles, !zoom.canZoom && { cursor: 'auto' }]}
            {...data({ 'data-zoomed': zoom.isZoomed ? '' : undefined })}
            {...(zoom.isZoomed ? { onClick: zoom.toggle } : swipe)}
          >
            <EnlargedPhoto key={photo.id} photo={photo} sizes={zoom.isZoomed ? `${photo.files?.width}px` : sizes} />
          </div>
          <div css={footStyles} style={{ '--ratio': files && files.width / files.height } as React.CSSProperties}>
            <RoundButton icon="previous" aria-label={label('photo.previous')} onClick={() => step(-1)} />
            <div>
              <p aria-hidden="true">{caption}</p>
              {removal && (
                <a css={removalStyles} href={`${removal}${encodeURIComponent(` ${caption} ${window.location.href}`)}`}>
                  {label('photo.remove')}
                </a>
              )}
            </div>
            <RoundButton icon="next" aria-label={label('photo.next')} onClick={() => step(1)} />
          </div>
          {next && !isSavingData && (
            <div hidden>
              <EnlargedPhoto photo={{ ...next, caption: '' }} sizes={viewerSizes('60vw')} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Pauses the page's videos, except a video that has just started, because each costs data. */
function pauseVideos({ target }: Partial<Event> = {}): void {
  for (const video of document.querySelectorAll('video')) if (video !== target) video.pause();
}

function RoundButton({ icon, ...attributes }: ComponentProps<'button'> & { icon: IconName }) {
  return (
    <button type="button" css={roundButtonStyles} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}

function EnlargedPhoto({ photo, sizes: wanted }: { photo: Photo; sizes: string }) {
  const { caption, lang, files } = photo;
  const [failed, setFailed] = useState<string>();
  const sizes = failed === wanted ? viewerSizes('60vw') : wanted; // Offline, only the tile's file may be there.
  if (!files) return <MissingPicture alt={caption} />;
  const { width, height, src, srcSet, sources, tile } = files;
  const style = {
    '--photo-width': `${width}px`,
    '--photo-height': `${height}px`,
    aspectRatio: width / height,
    ...(tile && { backgroundImage: `url("${tile}")` }),
  };
  return (
    <picture css={boxlessPictureStyles} lang={lang} onErrorCapture={() => setFailed(wanted)}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img css={photoStyles} style={style} src={src} srcSet={srcSet || undefined} sizes={sizes} alt={caption} />
    </picture>
  );
}

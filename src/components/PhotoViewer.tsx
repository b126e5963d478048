import { css } from '@emotion/react';
import { type PointerEvent, useRef } from 'react';
import type { MediaItem } from '../content/model';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { visuallyHidden } from '../theme/visuallyHidden';
import { Dialog } from './Dialog';
import { isSavingData, sizesFor } from './dataSaver';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { useLabels } from './useLabels';

type PhotoViewerProps = {
  photos: readonly MediaItem[];
  /** The id of the enlarged photo; nothing is open without one. */
  current: string | undefined;
  onStep: (id: string) => void;
  onClose: () => void;
};

const viewerStyles = css`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  background: ${token('--color-night-deep')};
  color: ${token('--color-on-dark')};
  :focus-visible {
    outline-color: ${token('--color-mark')};
  }
`;

const layoutStyles = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100%;
`;

const barStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.25rem 0.5rem 0.25rem 1rem;
  font-weight: 700;
`;

/** The browser keeps pinch and pan for itself; only a plain sideways stroke is ours. */
const stageStyles = css`
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding-inline: 0.5rem;
  touch-action: pan-y pinch-zoom;
  ${from.medium} {
    padding-inline: 4.5rem;
  }
`;

const photoStyles = css`
  inline-size: auto;
  max-inline-size: 100%;
  block-size: auto;
  max-block-size: 100%;
  object-fit: contain;
  user-select: none;
`;

/** Its one track is as high as itself, so that the photo's greatest height has something to be a share of. */
const stageFrameStyles = css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
`;

const footStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-block-size: 4.5rem;
  padding: 0.5rem;
  text-align: center;
`;

const roundButtonStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border: 0;
  border-radius: 3px;
  background: transparent;
  &:hover {
    background: ${token('--color-night')};
  }
`;

const viewerSizes = '(min-width: 75em) 68rem, 100vw';
const savingWidth = 480;

/** One photo of an album on the whole screen, stepped through by buttons, arrow keys or a swipe. */
export function PhotoViewer({ photos, current, onStep, onClose }: PhotoViewerProps) {
  const label = useLabels();
  const index = photos.findIndex(({ id }) => id === current);
  const photo = photos[index];
  const at = (offset: number) => photos[(index + offset + photos.length) % photos.length];
  const step = (offset: number) => {
    const target = at(offset);
    if (target) onStep(target.id);
  };
  const swipe = useSwipe(step);
  const next = at(1);
  const saves = photo !== undefined && isSavingData();
  const sizes = saves ? sizesFor(savingWidth) : viewerSizes;

  return (
    <Dialog styles={viewerStyles} open={photo !== undefined} onClose={onClose} label={photo?.caption ?? ''}>
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys double the two buttons
        <div
          css={layoutStyles}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft') step(-1);
            if (key === 'ArrowRight') step(1);
          }}
        >
          <div css={barStyles}>
            <p aria-live="polite">
              {label('photo.position', { position: index + 1, total: photos.length })}
              <span css={visuallyHidden}>. {photo.caption}</span>
            </p>
            <button type="button" css={roundButtonStyles} aria-label={label('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div css={stageStyles} {...swipe}>
            <div css={stageFrameStyles}>
              <Picture key={photo.id} styles={photoStyles} src={photo.src} alt={photo.caption} sizes={sizes} eager />
            </div>
          </div>
          <div css={footStyles}>
            <button type="button" css={roundButtonStyles} aria-label={label('photo.previous')} onClick={() => step(-1)}>
              <Icon name="previous" />
            </button>
            <p aria-hidden="true">{photo.caption}</p>
            <button type="button" css={roundButtonStyles} aria-label={label('photo.next')} onClick={() => step(1)}>
              <Icon name="next" />
            </button>
          </div>
          {next && !saves && (
            <div hidden>
              <Picture src={next.src} alt="" sizes={sizes} eager />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

// Less is a trembling finger.
const shortestSwipe = 48;

function useSwipe(step: (offset: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger is a pinch, and a stroke on a zoomed page moves the picture.
      const zoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current = isPrimary && !zoomed ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= shortestSwipe && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}

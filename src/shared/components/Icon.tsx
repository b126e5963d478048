import { css, type SerializedStyles } from '@emotion/react';
import { emblemDrawing } from '../theme/emblem';

/** Line drawings on a 24-pixel grid, drawn for this site. */
export const iconPaths = {
  close: 'M5 5l14 14M19 5L5 19',
  zoomIn: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5L20 20M10 7.5v5M7.5 10h5',
  zoomOut: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 14.5L20 20M7.5 10h5',
  share:
    'M6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.8l7.6-4M8.2 13.2l7.6 4',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  whatsapp:
    'M3.5 20.5l1.3-4.6A8.5 8.5 0 1 1 8 19.2zM8.8 8.2c0 4 3 7 7 7l.7-1.9-2.3-1.1-1 1c-1.3-.5-2.1-1.3-2.6-2.6l1-1L10.5 7.3z',
} as const;

export type IconName = keyof typeof iconPaths;

const iconStyles = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

type DrawingProps = { path: string; size?: string; styles?: SerializedStyles };

/** Decorative: the surrounding element must say the same in text. */
export function Drawing({ path, size = '1.5em', styles }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      css={[iconStyles, styles]}
      style={{ inlineSize: size, blockSize: size }}
    >
      <path d={path} />
    </svg>
  );
}

export function Icon({ name, ...props }: { name: IconName } & Omit<DrawingProps, 'path'>) {
  return <Drawing path={iconPaths[name]} {...props} />;
}

export function Emblem({ size = 'min(2.25rem, 12vw)' }: { size?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      style={{ flex: 'none', inlineSize: size, blockSize: size }}
      dangerouslySetInnerHTML={{ __html: emblemDrawing }}
    />
  );
}

import { css } from '@emotion/react';

/** Drawn here, because the site's icons are part of its public scripts. */
const paths = {
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  first: 'M5 4h14M12 20V9M6 15l6-6 6 6',
  duplicate: 'M9 9h11v11H9zM15 9V4H4v11h5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const;

const iconStyles = css`
  inline-size: 1.375rem;
  block-size: 1.375rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decorative: the control around it has a name. */
export function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" css={iconStyles}>
      <path d={paths[name]} />
    </svg>
  );
}

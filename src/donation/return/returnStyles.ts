import { css } from '@emotion/react';
import { buttonRow } from '../../shared/theme/buttonStyles';
import { screenOnly, touchTarget } from '../../shared/theme/islandStyles';

/**
 * Hides what the outcome may move, so that nothing jumps when it is known. Shows it after five seconds anyway, for the
 * donors whose scripts do not come.
 */
export const unmovedStyles = css`
  visibility: hidden;
  animation: appear 0s 5s forwards;
  @keyframes appear {
    to {
      visibility: visible;
    }
  }
  @media (scripting: none), (prefers-reduced-motion: reduce) {
    visibility: visible;
  }
`;

/** Keeps the room of what the outcome may show. */
export const loadingStyles = css`
  visibility: hidden;
  @media (scripting: none) {
    display: none;
  }
`;

export const actionsStyles = css`
  ${buttonRow};
  align-items: center;
  ${screenOnly};
`;

export const helpStyles = css`
  ${touchTarget};
  font-weight: 700;
  ${screenOnly};
`;

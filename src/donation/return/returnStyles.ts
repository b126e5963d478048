import { css } from '@emotion/react';
import { buttonRowStyles } from '../../shared/theme/buttonStyles';
import { screenOnlyStyles, touchStyles } from '../../shared/theme/islandStyles';

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
  ${buttonRowStyles};
  align-items: center;
  ${screenOnlyStyles};
`;

export const helpStyles = css`
  ${touchStyles};
  font-weight: 700;
  ${screenOnlyStyles};
`;

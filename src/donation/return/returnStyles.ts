import { css } from '@emotion/react';
import { screenOnly, touchTarget } from '../../shared/theme/mixins';

/**
 * Hidden until the outcome is known, so that it does not jump. After five seconds it shows anyway: without scripts,
 * donors still need the contacts.
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

/** `&&` outranks the style of the rows of facts. */
export const loadingStyles = css`
  visibility: hidden;
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

export const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  &:empty {
    display: none;
  }
  ${screenOnly};
`;

export const helpStyles = css`
  ${touchTarget};
  font-weight: 700;
  ${screenOnly};
`;

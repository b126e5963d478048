import { css } from '@emotion/react';
import { token } from '../theme/tokens';

/** A link that stands by itself, with room for a finger. */
export const backStyles = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: ${token('--size-touch')};
  font-weight: 700;
`;

import { css } from '@emotion/react';
import { token } from './tokens';

export const titleStyles = css`
  font-size: ${token('--size-title')};
`;

/** When and where, below a title. */
export const datelineStyles = css`
  color: ${token('--color-highlight')};
  font-weight: 700;
`;

export const leadStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: ${token('--size-lead')};
  color: ${token('--color-soft')};
  text-wrap: balance;
`;

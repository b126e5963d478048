import { css } from '@emotion/react';
import { token } from './tokens';

/** The line above a title that names the section. */
export const eyebrowStyles = css`
  color: ${token('--color-highlight')};
  font-size: ${token('--size-small')};
  font-weight: 700;
  letter-spacing: 0.1em;
  text-transform: uppercase;
`;

export const titleStyles = css`
  font-size: ${token('--size-title')};
`;

export const leadStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: ${token('--size-lead')};
  color: ${token('--color-soft')};
  text-wrap: balance;
`;

import { css } from '@emotion/react';
import { cornerRadius, token } from './tokens';

// Apart from mixins.ts, because bundlers drop no styles that a page does not use, and no form has ornaments.

/** A rubber stamp, slightly rotated. */
export const stamp = css`
  padding: 0.375rem 0.75rem;
  border: 2px solid currentColor;
  border-radius: ${cornerRadius};
  font-weight: 700;
  letter-spacing: 0.03em;
  line-height: 1.3;
  transform: rotate(-1.5deg);
  transform-origin: left;
`;

/** A lozenge before a line; for `::before`. */
export const lozenge = css`
  content: '';
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  background: ${token('--color-mark')};
  rotate: 45deg;
  forced-color-adjust: none;
`;

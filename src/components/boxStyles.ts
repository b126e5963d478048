import { css } from '@emotion/react';
import { token } from '../theme/tokens';

/** A box on the page's paper. */
export const cardBox = css`
  background: ${token('--color-card')};
  border: 1px solid ${token('--color-line')};
`;

/** A short word on a ground of its own. */
export const badge = css`
  padding: 0.1875rem 0.625rem;
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-size: 0.8125rem;
  font-weight: 700;
`;

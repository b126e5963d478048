import { css } from '@emotion/react';
import { token } from '../theme/tokens';

/** Something to know, or to answer when one likes. */
export const noticeStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 0.75rem 1rem;
  border-inline-start: 6px solid ${token('--color-mark')};
  background: ${token('--color-paper-deep')};
  p,
  ul {
    flex: 1 1 16rem;
    overflow-wrap: anywhere;
  }
`;

/** Something that went wrong. */
export const refusalStyles = css`
  ${noticeStyles};
  border-color: ${token('--color-accent')};
`;

import { css } from '@emotion/react';
import { token } from './tokens';

/** A link or a line of text beside links, as high as a finger needs. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('--size-touch')};
`;

/** What is said beside the main thing: hints, captions, notes. */
export const smallText = css`
  color: ${token('--color-ink-soft')};
  font-size: ${token('--size-small')};
`;

/** A message set off by a bar at its side. */
export const callout = css`
  padding: 0.75rem 1rem;
  border-inline-start: 6px solid ${token('--color-accent')};
  background: ${token('--color-paper-deep')};
`;

import { css } from '@emotion/react';
import { token } from './tokens';

/** A link or a line of text beside links, as high as a finger needs. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('--size-touch')};
`;

/** A number to call or an address to write to: an `<a>`, which is plain text as long as it leads nowhere. */
export const contactLink = css`
  ${touchTarget};
  overflow-wrap: anywhere;
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

/** Read by screen readers, not shown. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Takes `visuallyHidden` back where there is room. */
export const visible = css`
  position: static;
  inline-size: auto;
  block-size: auto;
  overflow: visible;
  clip-path: none;
  white-space: normal;
`;

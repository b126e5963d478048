import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

const clothStyles = css`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')});
  padding: 3rem ${token('--space-page')};
  background: ${token('--image-ndop')} center / 4.5rem, ${token('--color-night')};
  /* White lines would dazzle behind a message. */
  background-blend-mode: soft-light;
  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
    background: none;
  }
`;

const panelStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  inline-size: 100%;
  max-inline-size: 40rem;
  --panel-space: clamp(min(1.5rem, 7vw), 5vw, 3.5rem);
  padding: var(--panel-space);
  background: ${token('--color-paper')};
  &:has([data-tone='thanks']) {
    ${cutCorner}
  }
`;

/** A picture across the head of the panel, for a message that thanks. */
export const panelPicture = css`
  inline-size: calc(100% + 2 * var(--panel-space));
  max-inline-size: none;
  margin: calc(-1 * var(--panel-space)) calc(-1 * var(--panel-space)) 0;
  /* On a low screen, the thanks show too. */
  block-size: min(68vw, 24rem, 45svh);
  object-fit: cover;
  @media print {
    display: none;
  }
  div:not(:has([data-tone='thanks'])) > picture > & {
    display: none;
  }
`;

/** A single message on ndop cloth. Use `isFromTop` if the message changes: centred, it would move. */
export function Panel({ isFromTop, children }: { isFromTop?: boolean; children: ReactNode }) {
  return (
    <div css={[clothStyles, isFromTop && { alignContent: 'start' }]}>
      <div css={panelStyles}>{children}</div>
    </div>
  );
}

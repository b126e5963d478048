import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { cutCorner } from '../theme/pageStyles';
import { token } from '../theme/tokens';

const clothStyles = css`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')});
  padding: 3rem ${token('--space-page')};
  background: ${token('--image-ndop')} center / 4.5rem, ${token('--color-night')};
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
  padding: clamp(1.5rem, 5vw, 3.5rem);
  background: ${token('--color-paper')};
  ${cutCorner}
`;

/** A single message on a background of ndop cloth. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div css={clothStyles}>
      <div css={panelStyles}>{children}</div>
    </div>
  );
}

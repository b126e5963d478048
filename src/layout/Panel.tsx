import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';

export const cutCorner = css`
  clip-path: polygon(0 0, calc(100% - ${token('--cut-corner')}) 0, 100% ${token('--cut-corner')}, 100% 100%, 0 100%);
`;

/** Prints a page without header and footer. For `<Global>`. */
export const printAlone = css`
  @media print {
    body {
      padding: 0;
    }
    header,
    footer {
      display: none;
    }
  }
`;

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

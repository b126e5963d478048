import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SharePicture } from '../../content/present/present';
import { Picture } from '../../shared/components/Picture';
import { phoneSizes } from '../../shared/media/phoneWidth';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

const ndopStyles = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')});
  padding: clamp(1.5rem, min(4vw, 4vh), 3rem) ${token('--space-page')};
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

/** At a fixed distance from the top, because messages change: centred, they would move. Less if actions need room. */
const loweredStyles = css`
  padding-block-start: max(1.5rem, min(9vw, 13vh, 50vh - 20.5rem));
`;

const panelStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  inline-size: 100%;
  max-inline-size: 40rem;
  --panel-space: clamp(min(1.5rem, 7vw), min(5vw, 5vh), 3.5rem);
  padding: var(--panel-space);
  background: ${token('--color-paper')};
`;

/** The head reaches the edges of the panel. A page of thanks has one only while it thanks. */
const headedStyles = css`
  ${cutCorner};
  > :first-child {
    justify-self: stretch;
    margin: calc(-1 * var(--panel-space)) calc(-1 * var(--panel-space)) 0;
    @media print {
      display: none;
    }
    img {
      inline-size: 100%;
      /* Leaves room for the message and its next step; on a low screen, for the message. */
      block-size: clamp(min(45vw, 11rem, 100svh - 16rem), 100svh - 36rem, min(60vw, 20rem));
      object-fit: cover;
    }
  }
  &:has([data-island]):not(:has([data-tone='thanks'])) {
    clip-path: none;
    > :first-child {
      display: none;
    }
  }
`;

type PanelProps = { head?: ReactNode; children: ReactNode };

/** A single message on the ndop pattern. */
export function Panel({ head, children }: PanelProps) {
  return (
    <div css={[ndopStyles, !head && loweredStyles]}>
      <div css={[panelStyles, Boolean(head) && headedStyles]}>
        {head && <div>{head}</div>}
        {children}
      </div>
    </div>
  );
}

/** A picture for the head of a panel. */
export function PanelPicture({ source, ...picture }: SharePicture) {
  return <Picture {...picture} src={source} sizes={`(min-width: 30em) 40rem, ${phoneSizes}`} />;
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PagePicture } from '../../content/present/present';
import { Picture } from '../../shared/components/Picture';
import type { DataSelector } from '../../shared/dataAttributes';
import { phoneSizes } from '../../shared/media/phoneWidth';
import { until } from '../../shared/theme/breakpoints';
import { screenOnly } from '../../shared/theme/islandStyles';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

const ndopStyles = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')});
  padding: clamp(1.5rem, min(4vw, 4vh), 3rem) ${token('--space-page')};
  /* A band behind the message's upper edge: all over, the pattern would be restless. */
  background: ${token('--image-ndop')} top / 3.5rem repeat-x, linear-gradient(${token('--color-night')} 3.5rem, ${token('--color-night-deep')} 0);
  @media print {
    justify-items: stretch;
    min-block-size: 0;
    background: none;
  }
`;

const panelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, calc(${token('--width-page')} / 2));
  @media print {
    grid-template-columns: 100%;
  }
`;

const bodyStyles = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1rem;
  padding: clamp(min(1.5rem, 7vw), min(5vw, 5vh), 3.5rem);
  background: ${token('--color-paper')};
  @media print {
    padding: 0;
  }
`;

const paymentPage = '&:has([data-island])' satisfies DataSelector;
const thanks = "[data-stamp='thanks']" satisfies DataSelector;
const waiting = '[data-waiting]' satisfies DataSelector;

/** The head is above the message, below it or, on a wide screen, beside it. A receipt is below both. */
const headedStyles = css`
  grid-auto-columns: minmax(0, calc(${token('--width-page')} / 2));
  > :first-child {
    ${cutCorner};
    ${screenOnly};
    img {
      block-size: min(50vw - 2.5rem, 24rem, 37svh);
      object-fit: cover;
    }
  }
  @media screen and (min-width: 64em) {
    /* High enough for the provider's answer, and not higher than the screen. */
    min-block-size: min(50rem, 100svh - ${token('--height-bar')} - 6rem);
    > :first-child {
      position: relative;
      grid-area: 1 / 2;
      z-index: 1;
      /* As high as the message. */
      img {
        position: absolute;
        block-size: 100%;
      }
    }
    /* All return pages begin at one line, so that an answer moves nothing. */
    ${paymentPage} > :last-child {
      align-content: start;
    }
    &:has(${thanks}, ${waiting}) {
      --beside-picture: calc(50% - 2rem);
      > :first-child {
        align-self: start;
      }
      img {
        position: static;
        block-size: auto;
        /* Lower than the words beside it, because a higher picture would cover the receipt below them. */
        max-block-size: 27rem;
      }
      > :last-child {
        ${cutCorner};
        grid-area: 1 / 1 / auto / span 2;
      }
    }
  }
  /* Leaves a low screen to the message. */
  @media (max-height: 26em) {
    --cut-corner: 0px;
    img {
      display: none;
    }
  }
  /* An outcome without thanks: on a phone or tablet, the head is below the message. A head with a gift is hidden. */
  ${paymentPage}:not(:has(${thanks}, ${waiting})) > :first-child {
    ${until.large} {
      grid-row: 2;
    }
    &:has(> div) {
      display: none;
    }
  }
  /* Until the outcome is known, the picture below the message is hidden: the outcome's words would move it. */
  ${paymentPage}:not(:has(${'[data-stamp]' satisfies DataSelector}, ${waiting})) > :first-child {
    ${until.large} {
      display: none;
    }
  }
  /* An empty frame, until the provider's confirmation shows the picture and the gift's lozenge in it. */
  &:has(${waiting}) > :first-child {
    background: ${token('--color-paper-deep')};
    @media (scripting: none) {
      ${until.large} {
        display: none;
      }
    }
    img,
    div::before {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    img,
    div::before {
      transition: opacity 0.4s;
    }
  }
`;

type PanelProps = { head?: ReactNode; children: ReactNode };

/** A single message on the ndop pattern. */
export function Panel({ head, children }: PanelProps) {
  return (
    <div css={ndopStyles}>
      <div css={[panelStyles, Boolean(head) && headedStyles]}>
        {head && <div>{head}</div>}
        <div css={bodyStyles}>{children}</div>
      </div>
    </div>
  );
}

export function PanelPicture({ source, ...picture }: PagePicture) {
  return <Picture {...picture} src={source} sizes={`(min-width: 30em) 66rem, ${phoneSizes}`} />;
}

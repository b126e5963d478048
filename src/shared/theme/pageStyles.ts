import { css } from '@emotion/react';
import type { DataSelector } from '../dataAttributes';
import { from, until } from './breakpoints';
import { displayFace, smallStyles, touchStyles } from './islandStyles';
import { cornerRadius, token } from './tokens';

// Shared styles that no island of the landing page uses (see islandStyles.ts).

/** Selects `<body>` in data-saver mode (dataSaver.ts). Without JavaScript it has no `data-saver`. */
export const dataSaverBody = "body[data-saver='1']" satisfies DataSelector;

export const titleStyles = css`
  font-size: ${token('--size-title')};
`;

export const leadStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: ${token('--size-lead')};
  color: ${token('--color-soft')};
`;

/** Widens the gap between two parts of a page to that of two sections. */
export const sectionGap = `calc(${token('--space-section')} - ${token('--space-block')})`;

export const pageColumnStyles = css`
  inline-size: 100%;
  max-inline-size: calc(${token('--width-page')} + 2 * ${token('--space-page')});
  margin-inline: auto;
  padding-inline: ${token('--space-page')};
`;

/** Two columns, whose first lines share a baseline. */
export const columnsStyles = css`
  display: grid;
  gap: 0.875rem 2rem;
  align-items: baseline;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Widens a picture and its tag to both edges of a screen too narrow for anything beside it. */
export const edgeToEdgeStyles = css`
  position: relative;
  ${until.beside} {
    inline-size: calc(100% + 2 * ${token('--space-page')});
    max-inline-size: none;
    margin-inline: calc(-1 * ${token('--space-page')});
  }
`;

export const cutCornerStyles = css`
  clip-path: polygon(0 0, calc(100% - ${token('--cut-corner')}) 0, 100% ${token('--cut-corner')}, 100% 100%, 0 100%);
`;

/** A word in the lower left corner of a picture, whose parent is positioned. */
export const sampleTagStyles = css`
  ${smallStyles};
  position: absolute;
  inset: auto auto 0 0;
  padding-inline: 0.5rem;
  font-size: min(${token('--size-small')}, 4vw);
  background: ${token('--color-paper')};
`;

/** A picture as wide as its column or, in `edgeToEdge`, as a phone. */
export const widePictureStyles = css`
  ${cutCornerStyles};
  aspect-ratio: 3 / 2;
  max-block-size: min(26rem, 80vh);
  object-fit: cover;
`;

/** Shown once enhancePage.ts marks that the browser can print. Keeps its room, so that nothing moves. */
export const printerOnlyStyles = css`
  ${'body:not([data-printer])' satisfies DataSelector} & {
    visibility: hidden;
  }
`;

export const actionRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  inline-size: 100%;
`;

export const linkRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 1rem;
  a {
    ${touchStyles};
    font-weight: 700;
  }
`;

/** Lets a link's touch area cover its whole card, which needs `position: relative`. */
export const cardLinkStyles = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const cardBoxStyles = css`
  background: ${token('--color-card')};
  border: 1px solid ${token('--color-line')};
`;

export const stampStyles = css`
  padding: 0.375rem 0.75rem;
  border: 2px solid currentColor;
  border-radius: ${cornerRadius};
  ${displayFace('1em', 1.3)};
  @media screen {
    transform: rotate(-1.5deg);
  }
`;

/** Items with a middle dot between two of them. A dot that starts a line is in the page's side margin, and clipped. */
export const dottedStyles = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -14px;
  clip-path: inset(0 0 0 14px);
  > * {
    padding-inline-start: 14px;
    &::before {
      content: '·';
      content: '·' / '';
      display: inline-block;
      inline-size: 14px;
      margin-inline-start: -14px;
      text-align: center;
    }
  }
`;

/** A lozenge before a line, for `::before`. It is all border, because borders are printed and backgrounds are not. */
export const lozengeStyles = css`
  content: '';
  flex: none;
  border: 0.25rem solid ${token('--color-mark')};
  rotate: 45deg;
  forced-color-adjust: none;
`;

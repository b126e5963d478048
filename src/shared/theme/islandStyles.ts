import { css } from '@emotion/react';
import type { DataSelector } from '../dataAttributes';
import { until } from './breakpoints';
import { token } from './tokens';

// The shared styles that islands of the landing page need. A script that imports this file contains all its styles, so
// the styles of pages alone are in pageStyles.ts.

/** From the edge of the screen to the page's column. */
export const pageEdge = `max(${token('--space-page')}, 50vw - ${token('--width-page')} / 2)`;

/** The sign of an error, beside its colour. Screen readers skip it where `content` supports alternative text. */
export const errorSignStyles = css`
  &::before {
    content: '! ';
    content: '! ' / '';
  }
`;

export const screenOnlyStyles = css`
  @media print {
    display: none;
  }
`;

/** Removes an element from pages that match a selector, such as `body[data-sheet]`. */
export const removeWhere = (page: DataSelector) => css`
  ${page} & {
    display: none;
  }
`;

/** The display face for what is pressed, stamped or counted. Its letters are close: what fits a line in Arial fits. */
export const displayFace = (size: string, lineHeight = 1.2) => css`
  font: 800 ${size} / ${lineHeight} ${token('--font-display')};
  letter-spacing: -0.02em;
`;

/** Gives a link, or text beside links, the minimum touch height. */
export const touchStyles = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('--size-touch')};
`;

export const smallStyles = css`
  color: ${token('--color-ink-soft')};
  font-size: ${token('--size-small')};
`;

export const calloutStyles = css`
  padding: 0.75rem 1rem;
  border-inline-start: 6px solid ${token('--color-highlight')};
  background: ${token('--color-paper-deep')};
`;

/** The colours of text and focus in a light box of a dark section. */
export const onLightStyles = css`
  --color-highlight: ${token('--color-night')};
  --color-soft: ${token('--color-ink-soft')};
  color: ${token('--color-ink')};
`;

/** The colours of text and focus on a dark background, which is not printed. */
export const onDarkStyles = css`
  --color-highlight: ${token('--color-mark')};
  --color-soft: ${token('--color-on-dark-soft')};
  color: ${token('--color-on-dark')};
  @media print {
    ${onLightStyles};
    background: none;
  }
`;

export const lightBoxStyles = css`
  ${onLightStyles};
  display: grid;
  gap: 0.75rem;
  padding: clamp(min(1.25rem, 7vw), 3vw, 2rem);
  background: ${token('--color-paper')};
`;

/** The chosen one of several controls. In forced colours, these colours would be black on black. */
export const chosenStyles = css`
  background: ${token('--color-ink')};
  color: ${token('--color-on-dark')};
  @media (forced-colors: active) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** A word on a coloured ground. Its border is visible in forced colours only. */
export const badgeStyles = css`
  border: 1px solid transparent;
  padding: 0.1875rem min(0.625rem, 2.2vw);
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  ${displayFace(token('--size-small'), 1.4)};
`;

export const visuallyHiddenStyles = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For `<picture>`: only its `<img>` takes part in the surrounding layout; a `<source>` would take a row of a grid. */
export const boxlessPictureStyles = css`
  display: contents;
  source {
    display: none;
  }
`;

/**
 * Postpones, on phones, the layout of what is below the first screen until the visitor scrolls near it. Measured with
 * the CPU ÷ 6: it saves 0.2 s and 7 KB of pictures on the landing page, 0.3 s and 38 KB in an album of 25 photos.
 * Computers are fast enough, and their full-page screenshots would lack what is below. While the URL names a part of
 * the page, nothing is postponed, because the estimate would shift the target. The margin is room for focus outlines.
 */
export const deferLayout = (estimatedHeight: string) => css`
  ${until.small} and (pointer: coarse) {
    html:not(:has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${estimatedHeight};
      overflow-clip-margin: 0.5rem;
    }
  }
`;

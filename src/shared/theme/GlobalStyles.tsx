import { css, Global } from '@emotion/react';
import { from } from './breakpoints';
import { dataSaverBody } from './pageStyles';
import { token, tokens } from './tokens';

/**
 * Bricolage Grotesque ExtraBold with the letters of French and English (11 KB). Kerning is rounded to 0.01 em, and left
 * out below 0.015 em, which saves 3 KB. U+202F was added, as wide as a space: a fallback font's is too narrow between
 * thousands. Browsers cache the file for a year: a new one needs a new name.
 */
export const displayFontUrl = '/fonts/bricolage-grotesque-800.woff2';

const customProperties = Object.entries(tokens)
  .map(([name, value]) => `${name}: ${value};`)
  .join('\n');

// The fallbacks' metrics prevent layout shift; measured on the site's titles with Roboto Bold (Android) and Arial Bold.
const globalStyles = css`
  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url('${displayFontUrl}') format('woff2');
    font-weight: 800;
    font-display: swap;
  }
  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Roboto Bold'), local('Roboto-Bold');
    size-adjust: 108.6%;
    ascent-override: 85.6%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bricolage Fallback Arial';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    size-adjust: 102.1%;
    ascent-override: 91%;
    descent-override: 26.4%;
    line-gap-override: 0%;
  }
  :root {
    ${customProperties}
    /* No browser may darken the colours itself: a QR code must stay dark on light. */
    color-scheme: only light;
    ${from.sideways} {
      --height-bar: min(3rem, 20vh);
    }
  }
  /* In data-saver mode, the display font is not downloaded. */
  ${dataSaverBody} {
    --font-display: 'Bricolage Fallback', 'Bricolage Fallback Arial', system-ui, sans-serif;
  }
  *, *::before, *::after {
    box-sizing: border-box;
    /* Long words break instead of widening their grid or row. */
    min-inline-size: 0;
  }
  html {
    /* Everything grows on a very wide screen, where the column would look lost. */
    font-size: clamp(100%, 1vw, 150%);
    scroll-padding-block-start: calc(${token('--height-bar')} + 1rem);
    -webkit-text-size-adjust: 100%;
    /* Boxes sized in vw reach under a computer's scrollbar, and would make the page scroll sideways. */
    overflow-x: hidden;
  }
  /* Only for in-page links: on arrival at a fragment, a smooth scroll would load every picture it passes. */
  html:where(:focus-within, :has(a:hover)) {
    scroll-behavior: smooth;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  body {
    margin: 0;
    padding-block-start: ${token('--height-bar')};
    background: ${token('--color-paper')};
    color: ${token('--color-ink')};
    font: 400 ${token('--size-body')} / 1.6 ${token('--font-body')};
    /* Unlike break-word, lets a long word break when column widths are computed. */
    overflow-wrap: anywhere;
  }
  h1, h2, h3, p, figure, dl, dd, ul, ol, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul, ol {
    list-style: none;
  }
  h1, h2, h3 {
    font-family: ${token('--font-display')};
    line-height: 1.08;
    letter-spacing: -0.02em;
    text-wrap: balance;
    -webkit-hyphens: auto;
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
  }
  h2 {
    font-size: min(1.25rem + 1vw, 2rem, 12vw);
    break-after: avoid;
  }
  h3 {
    font-size: ${token('--size-card-title')};
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  img, video {
    display: block;
    max-inline-size: 100%;
  }
  button {
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid ${token('--color-highlight')};
    outline-offset: 3px;
  }
  @media print {
    :root {
      --space-section: 1.5rem;
      --size-touch: auto;
      font-size: 75%;
    }
    /* A video's controls would be printed over its poster. */
    video {
      display: none;
    }
    /* Firefox would cut even photos at the end of a sheet. */
    li, svg, footer {
      break-inside: avoid;
    }
  }
`;

export function GlobalStyles() {
  return <Global styles={globalStyles} />;
}

import { css } from '@emotion/react';
import { until } from './breakpoints';
import { token } from './tokens';

/** The page's centred column with its side margins. */
export const pageColumn = css`
  inline-size: 100%;
  max-inline-size: calc(${token('--width-page')} + 2 * ${token('--space-page')});
  margin-inline: auto;
  padding-inline: ${token('--space-page')};
`;

/** A picture in the page's column: from edge to edge of the screen where the column is the whole page. */
export const edgeToEdge = css`
  ${until.large} {
    inline-size: calc(100% + 2 * ${token('--space-page')});
    max-inline-size: none;
    max-block-size: min(30rem, 80vh);
    margin-inline: calc(-1 * ${token('--space-page')});
  }
`;

/** A box whose upper right corner is cut off. */
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

import { css } from '@emotion/react';

/** On paper, a page is its own content: for `Global`. */
export const printAlone = css`
  @media print {
    body {
      padding: 0;
    }
    header,
    footer,
    section[aria-live] {
      display: none;
    }
  }
`;

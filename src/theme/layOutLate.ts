import { css } from '@emotion/react';
import { onPhones } from './media';

/**
 * For what lies below the first screen. On a phone, whose processor needs a while for it, it is laid out once it comes
 * near; until then it is taken to be as tall as it usually is there. Not on a page that is led to one of its parts: that
 * part is to be exactly where the page stops.
 */
export const layOutLate = (usualHeight: string) => css`
  ${onPhones} {
    html:not(:has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${usualHeight};
      /* Room for the outline of what has the focus. */
      overflow-clip-margin: 0.5rem;
    }
  }
`;

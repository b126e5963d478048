import { css } from '@emotion/react';

/** Mobile first: each names the width from which a rule applies. In `em`, so that larger text moves them too. */
export const from = {
  small: '@media (min-width: 30em)',
  medium: '@media (min-width: 48em)',
  large: '@media (min-width: 64em)',
} as const;

/** Phones alone. The hundredth keeps it from holding together with `from.small`. */
const onPhones = '@media screen and (max-width: 29.99em)';

/** For what has less room than the page, or must follow the reader's own text size: widths of the nearest container. */
export const containerFrom = {
  small: '@container (min-width: 15rem)',
  name: '@container (min-width: 22rem)',
  wide: '@container (min-width: 30rem)',
  names: '@container (min-width: 48rem)',
  menu: '@container (min-width: 64rem)',
} as const;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Selects `<body>` as data-saver mode is on or off (see client/dataSaver.ts). Without scripts, neither matches. */
export const saving = { on: "body[data-saver='1']", off: "body[data-saver='']" } as const;

/**
 * For what lies below the first screen. On a phone, whose processor needs a while for it, it is laid out once it comes
 * near; until then it is taken to be as tall as it usually is there. Not on a page that is led to one of its parts: that
 * part is to be exactly where the page stops.
 */
export const deferLayout = (estimatedHeight: string) => css`
  ${onPhones} {
    html:not(:has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${estimatedHeight};
      /* Room for the outline of what has the focus. */
      overflow-clip-margin: 0.5rem;
    }
  }
`;

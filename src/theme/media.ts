/** Mobile first: each names the width from which a rule applies. In `em`, so that larger text moves them too. */
export const from = {
  small: '@media (min-width: 30em)',
  medium: '@media (min-width: 48em)',
  large: '@media (min-width: 64em)',
} as const;

/** Phones alone. The hundredth keeps it from holding together with `from.small`. */
export const onPhones = '@media screen and (max-width: 29.99em)';

/** For what has less room than the page, or must follow the reader's own text size: widths of the nearest container. */
export const roomFrom = {
  small: '@container (min-width: 15rem)',
  name: '@container (min-width: 22rem)',
  wide: '@container (min-width: 30rem)',
  names: '@container (min-width: 48rem)',
  menu: '@container (min-width: 64rem)',
} as const;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Selects `<body>` as data-saver mode is on or off (see client/dataSaver.ts). Without scripts, neither matches. */
export const saving = { on: "body[data-saver='1']", off: "body[data-saver='']" } as const;

/** A phone held sideways. Its height is in pixels: in em, a computer's screen with large text would also match. */
const sideways = '(min-width: 35em) and (max-height: 480px)';

/** The widths at which layouts and the `sizes` of pictures change. In `em`, so that larger text moves them too. */
export const minWidth = { small: '(min-width: 30em)', medium: '(min-width: 48em)', large: '(min-width: 64em)' };

/** Print, whose text is smaller, is laid out like a large screen. */
export const from = {
  small: `@media ${minWidth.small}`,
  medium: `@media ${minWidth.medium}, print`,
  large: `@media ${minWidth.large}, print`,
  /** For picture and text side by side: a phone held sideways is too low to stack them. */
  beside: `@media ${minWidth.large}, ${sideways}, print`,
  sideways: `@media ${sideways}`,
} as const;

export const until = {
  small: '@media screen and (max-width: 29.99em)',
  medium: '@media screen and (max-width: 47.99em)',
  large: '@media screen and (max-width: 63.99em)',
  beside: '@media screen and (max-width: 34.99em), screen and (max-width: 63.99em) and (min-height: 481px)',
} as const;

/** For what paper must not get: unlike `from.large`, it does not apply in print. */
export const largeScreen = `@media screen and ${minWidth.large}`;

/** Container widths, for components narrower than the page or dependent on the visitor's text size. */
export const containerFrom = {
  wide: '@container (min-width: 30rem)',
  names: '@container (min-width: 48rem)',
  menu: '@container (min-width: 62.5rem)',
} as const;

export const containerUntil = { brand: '@container (max-width: 19.99rem)', names: '@container (max-width: 47.99rem)' };

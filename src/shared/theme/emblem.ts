import { type Token, tokens } from './tokens';

/** The association's emblem on a square of 40: one lozenge of ndop. Pages, the poster and icons draw it. */
export const emblemDrawing =
  '<path fill="var(--color-night)" d="M20 1 39 20 20 39 1 20z"></path><path d="M20 7 33 20 20 33 7 20z" fill="none" stroke="var(--color-on-dark)" stroke-width="2" stroke-dasharray="3 2.1"></path><path d="M20 12.5 27.5 20 20 27.5 12.5 20z" fill="var(--color-mark)"></path>';

/** The emblem as a file of its own, where custom properties have no value. */
export function makeEmblemSvg(): string {
  const drawing = emblemDrawing.replace(/var\((--[\w-]+)\)/g, (_, name: Token) => tokens[name]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing}</svg>`;
}

import { css } from '@emotion/react';
import { phoneSizes } from '../../shared/media/phoneWidth';
import { from, until } from '../../shared/theme/breakpoints';
import { cutCorner, saving } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

export const cardGridStyles = css`
  display: grid;
  gap: 1.25rem;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: 1rem;
  }
`;

/** A row: the name is beside the cover, or below it where large text leaves no room. */
const coverBeside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem 1rem;
  --cut-corner: 1.125rem;
  > :first-child {
    flex: 1 1 max(7.5rem, 36%);
  }
  > :last-child {
    flex: 999 1 9.5rem;
    padding-block: 0;
  }
  > div > span {
    inset: auto auto 0 0;
    padding: 0 0.25rem;
    font-size: 0.6875rem;
  }
`;

/** The styles of a card with a cover, by part. `phone`, `tablet` and `always` make the card a row. */
export const coverCard = {
  card: css`
    position: relative;
    display: block;
    block-size: 100%;
    text-decoration: none;
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 3px;
    }
  `,
  /** Lower than a phone held sideways. Data-saver mode shows a strip of ndop instead of the cover. */
  frame: css`
    position: relative;
    max-inline-size: 120vh;
    ${cutCorner}
    ${saving} & {
      aspect-ratio: 3 / 1;
      background: ${token('--image-ndop')} center / 4rem, ${token('--color-night')};
      img {
        display: none;
      }
    }
  `,
  cover: css`
    aspect-ratio: 3 / 2;
    object-fit: cover;
  `,
  caption: css`
    display: grid;
    gap: 0.25rem;
    padding-block: 0.75rem 1rem;
  `,
  phone: css({ [until.small]: coverBeside }),
  tablet: css({ [until.large]: coverBeside }),
  always: coverBeside,
};

/** The screens on which a card is a row, with its cover beside its name, so that a long list stays short. */
export type RowCard = 'phone' | 'tablet' | 'always';

export function coverSizes(row?: RowCard): string {
  if (row && row !== 'phone') return '(min-width: 48em) 17rem, 8rem';
  return `(min-width: 90em) 44rem, (min-width: 30em) 45vw, ${row ? '8rem' : phoneSizes}`;
}

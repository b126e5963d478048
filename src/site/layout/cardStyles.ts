import { css } from '@emotion/react';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { from, minWidth, until } from '../../shared/theme/breakpoints';
import { cutCornerStyles, dataSaverBody } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

/** On a phone, pairs of cards stand between wide ones, so that each row is full. In large text, all cards are wide. */
export const cardGridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  gap: 0.5rem 0.75rem;
  ${until.small} {
    --cut-corner: 1.5rem;
    --cover: 1.25;
    li:first-of-type, li:last-of-type:nth-of-type(even) {
      --cover: 1.5;
      grid-column: 1 / -1;
    }
  }
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: 1rem;
  }
`;

export const coverStyles = {
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
  /** Too narrow to be higher than a phone held sideways. Data-saver mode shows a strip of ndop instead of the cover. */
  box: css`
    position: relative;
    max-inline-size: 120vh;
    ${cutCornerStyles}
    ${dataSaverBody} & {
      aspect-ratio: 3 / 1;
      background: ${token('--image-ndop')} center / 4rem, ${token('--color-night')};
      img {
        display: none;
      }
    }
  `,
  cover: css`
    aspect-ratio: var(--cover, 1.5);
    object-fit: cover;
  `,
  caption: css`
    display: grid;
    gap: 0.25rem;
    padding-block: 0.75rem 1rem;
  `,
  /** The name is beside the cover, or below it in a narrow column and in large text. */
  row: css`
    display: flex;
    flex-wrap: wrap;
    place-content: start;
    align-items: start;
    gap: 0.75rem 1rem;
    --cut-corner: 1.125rem;
    > :first-child {
      flex: 1 1 max(7.5rem, 36%);
      max-inline-size: 17rem;
    }
    > :last-child {
      flex: 999 1 9.5rem;
      padding-block: 0;
    }
  `,
};

/** @param isRow whether the card has the styles of `row` */
export const coverSizes = (isRow?: boolean) =>
  isRow ? `${minWidth.medium} 17rem, 8rem` : `(min-width: 90em) 44rem, ${pictureSizes('45vw')}`;

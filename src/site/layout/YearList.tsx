import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { deferLayout, smallStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { cardGridStyles } from './cardStyles';

type YearListProps<Item> = {
  /** The items, the newest first. */
  items: readonly Item[];
  note: ReactNode;
  children: (item: Item) => ReactNode;
};

const yearStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 1rem;
  h2 {
    font-size: ${token('--size-card-title')};
  }
`;

/** Defers layout from the sixth item on, because a phone's first screen shows about five. */
const laterStyles = deferLayout('15rem');

/** All items of an index, grouped by year. */
export function YearList<Item extends { slug: string; year: string }>({ items, note, children }: YearListProps<Item>) {
  const years = [...new Set(items.map(({ year }) => year))];
  return years.map((year) => (
    <section key={year} css={yearStyles}>
      <h2>{year}</h2>
      {year === years[0] && note && <p css={smallStyles}>{note}</p>}
      <ul css={[cardGridStyles, { inlineSize: '100%' }]}>
        {items
          .filter((item) => item.year === year)
          .map((item) => (
            <li key={item.slug} css={items.indexOf(item) > 4 && laterStyles}>
              {children(item)}
            </li>
          ))}
      </ul>
    </section>
  ));
}

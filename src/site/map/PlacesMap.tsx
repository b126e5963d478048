import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { PresentedPlace } from '../../content/present/present';
import { countryMap } from '../../country';
import { localizedPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { containerFrom } from '../../shared/theme/breakpoints';
import { token } from '../../shared/theme/tokens';

export type Fact = NonNullable<SectionContent['about']['facts']>[number];

// In percent of the map's height.
/** The distance between two names: 44 pixels on a phone, which a finger needs. */
const nameHeight = 20;
const factHeight = 40;
/** The column of names of a side. A line on the edge of the map itself would be cut. */
const column = { top: 2, bottom: 98 };

/** On a dark background. Leaves some 6rem at each side for the facts; on a narrower screen they are above the map. */
const mapStyles = css`
  --map: min(26rem, max(67cqi, 150cqi - 20rem));
  container-type: inline-size;
  position: relative;
  font-size: min(1rem, 5vw);
  line-height: 1.2;
  > ul li {
    margin-block-end: 1rem;
    font-size: ${token('--size-small')};
    text-wrap: balance;
    ${containerFrom.small} {
      position: absolute;
      max-inline-size: calc(50% - var(--map) * var(--ratio) / 2);
      margin: 0;
    }
  }
  strong {
    display: block;
    font: 800 2.25em / 1.1 ${token('--font-display')};
  }
`;

const landStyles = css`
  position: relative;
  block-size: var(--map);
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: currentColor;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  path:first-of-type {
    fill: ${token('--color-night-line')};
    stroke: ${token('--color-soft')};
    @media (forced-colors: active) {
      fill: none;
      stroke: CanvasText;
    }
  }
  /* The lines from the names to the places. */
  path:nth-of-type(2) {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0 4;
  }
  /* A lozenge at each place. */
  path:last-of-type {
    color: ${token('--color-mark')};
  }
  /* The names cover the ends of their lines. */
  li {
    position: absolute;
    transform: translateY(-50%);
    margin-inline: -0.4em;
    padding-inline: 0.4em;
    background: ${token('--color-night')};
    font-weight: 700;
    @media print {
      background: ${token('--color-paper')};
    }
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('--size-touch')};
  }
`;

/** As wide as its column. The names are beside their lozenges, on the land. */
const wideStyles = css`
  block-size: auto;
  max-inline-size: 34rem;
  li {
    margin-inline: 0;
    padding-inline: 0.8em;
    background: none;
  }
`;

const rightStyles = css`
  inset-inline-end: 0;
  text-align: end;
`;

type PlacesMapProps = { places: readonly PresentedPlace[]; facts?: readonly Fact[]; map?: typeof countryMap };

/** A map of the association's places, with the facts about them. The list of names is the map's text. */
export function PlacesMap({ places, facts = [], map = countryMap }: PlacesMapProps) {
  const { label, language } = useWording();
  const { width, height, outline } = map;
  const isWide = width > height;
  const sides = isWide ? [] : arrangeSides(places, facts, map);
  const tops = new Map(sides.flatMap(({ names }) => names));
  const pointAt = (x: number, y: number) => `${(x * width) / 100} ${(y * height) / 100}`;
  // Each line starts beyond the map's column, below the name, runs to the map's edge, and from there to the place.
  const lines = places.map(
    ({ id, x, y }) => `M${pointAt(x > 50 ? 900 : -900, tops.get(id) ?? y)}H${x > 50 ? width : 0}L${pointAt(x, y)}`,
  );
  return (
    <div css={mapStyles} style={{ '--ratio': (width / height).toFixed(2) } as React.CSSProperties}>
      {sides.some(({ fact }) => fact) && (
        <ul>
          {sides.map(
            ({ isRight, fact, factPlace }) =>
              fact && (
                <li key={fact.id} css={isRight && rightStyles} style={factPlace}>
                  <FactText {...fact} />
                </li>
              ),
          )}
        </ul>
      )}
      <div css={[landStyles, isWide && wideStyles]}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={outline} />
          <path d={isWide ? '' : lines.join('')} />
          <path d={places.map(({ x, y }) => `M${pointAt(x, y)}m0-6 6 6-6 6-6-6z`).join('')} />
        </svg>
        <ul aria-label={label('about.places')}>
          {places.map(({ id, name, path, x, y }) => (
            <li
              key={id}
              css={x > 50 && rightStyles}
              style={isWide ? besideLozenge(x, y) : { insetBlockStart: `${tops.get(id)}%` }}
            >
              {path ? <a href={localizedPath(path, language)}>{name}</a> : name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function FactText({ value, text }: Fact) {
  return (
    <>
      {/* The narrow space of the display face is too narrow. */}
      <strong>{value.replace('\u202f', '\u00a0')}</strong>
      {` ${text}`}
    </>
  );
}

const besideLozenge = (x: number, y: number) => ({
  insetBlockStart: `${y}%`,
  ...(x > 50 ? { insetInlineEnd: `${100 - x}%` } : { insetInlineStart: `${x}%` }),
});

const isAtRight = ({ x }: PresentedPlace) => x > 50;

/**
 * The facts beside the map, on its left and right: for each side, the first fact that names a place there. There is
 * none beside more than three names, nor beside a country that is wider than tall, because there is no room.
 */
export function findSideFacts(
  places: readonly PresentedPlace[],
  facts: readonly Fact[],
  { width, height } = countryMap,
): (Fact | undefined)[] {
  return [false, true].map((isRight) =>
    facts.find((fact) => {
      const own = places.filter((place) => isAtRight(place) === isRight);
      const hasRoom = column.bottom - column.top >= nameHeight * (own.length - 0.5) + factHeight;
      return width <= height && hasRoom && own.some(({ name }) => fact.places?.includes(name));
    }),
  );
}

/**
 * Arranges each side: its names in a column, each as near to its place as there is room, and its fact at the roomier
 * end.
 */
function arrangeSides(places: readonly PresentedPlace[], facts: readonly Fact[], map: typeof countryMap) {
  return findSideFacts(places, facts, map).map((fact, index) => {
    const isRight = index === 1;
    const own = places.filter((place) => isAtRight(place) === isRight).sort((a, b) => a.y - b.y);
    const heights = own.map(({ y }) => y);
    const isFactAbove = Math.min(...heights) > 100 - Math.max(...heights);
    const room = fact ? factHeight + nameHeight / 2 : 0;
    const { top, bottom } = column;
    const tops = spread(heights, isFactAbove ? [room, bottom] : [top, bottom - room]);
    return {
      isRight,
      fact,
      factPlace: isFactAbove
        ? { insetBlockEnd: `${100 + nameHeight / 2 - Math.min(...tops)}%` }
        : { insetBlockStart: `${nameHeight / 2 + Math.max(...tops)}%` },
      names: own.map(({ id }, position) => [id, tops[position] ?? 0] as const),
    };
  });
}

/** Moves sorted heights apart, so that a name fits between each two, or less where there are too many names. */
function spread(heights: readonly number[], [first, last]: [number, number]): number[] {
  const gap = Math.min(nameHeight, (last - first) / Math.max(1, heights.length - 1));
  let free = first;
  const placed = heights.map((height) => {
    const top = Math.max(height, free);
    free = top + gap;
    return top;
  });
  return placed.map((top, index) => Math.min(top, last - gap * (placed.length - 1 - index)));
}

import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model';
import { countryMap } from '../../country';
import { useLabels } from '../../shared/components/wording';
import { from } from '../../shared/theme/media';
import { token } from '../../shared/theme/tokens';

const mapStyles = css`
  --map: min(13.75rem, 62vw);
  position: relative;
  block-size: var(--map);
  font-size: min(0.9375rem, 5vw);
  font-weight: 700;
  line-height: 1.2;
  ${from.large} {
    --map: 24rem;
    font-size: 1rem;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: ${token('--color-night')};
    @media (forced-colors: active) {
      fill: CanvasText;
    }
  }
  /* A name at the map's side, a line, and a lozenge at the place. */
  li {
    position: absolute;
    display: flex;
    align-items: center;
    transform: translateY(-50%);
    &::before {
      content: '';
      order: 1;
      flex: 1;
      margin-inline: 0.4em;
      border-block-start: 2px dotted ${token('--color-ink-soft')};
    }
    &::after {
      content: '';
      order: 2;
      flex: none;
      inline-size: 0.8em;
      block-size: 0.8em;
      margin-inline: -0.4em;
      background: ${token('--color-mark')};
      transform: rotate(45deg);
      forced-color-adjust: none;
    }
  }
`;

/** As wide as its place. Names stand beside their lozenges, on light land. */
const wideStyles = css`
  block-size: auto;
  max-inline-size: 34rem;
  svg {
    block-size: auto;
    fill: ${token('--color-line')};
    @media (forced-colors: active) {
      fill: none;
      stroke: CanvasText;
    }
  }
  li {
    justify-content: flex-end;
    &::before {
      flex: none;
    }
    &::after {
      background: ${token('--color-night')};
    }
  }
`;

const rightStyles = css`
  flex-direction: row-reverse;
  inset-inline-end: 0;
`;

type PlacesMapProps = { places: NonNullable<SectionContent['about']['places']>; map?: typeof countryMap };

/** Where the association works. The list of names is the map's text. */
export function PlacesMap({ places, map = countryMap }: PlacesMapProps) {
  const label = useLabels();
  const ratio = map.width / map.height;
  const isWide = ratio > 1;
  return (
    <div css={[mapStyles, isWide && wideStyles]}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
        <path d={map.outline} />
      </svg>
      <ul aria-label={label('about.places')}>
        {places.map(({ id, name, x, y }) => (
          <li
            key={id}
            css={x > 50 !== isWide && rightStyles}
            style={{
              insetBlockStart: `${y}%`,
              inlineSize: isWide
                ? `${Math.max(x, 100 - x)}%`
                : `calc(50% - var(--map) * ${((ratio * Math.abs(x - 50)) / 100).toFixed(3)})`,
            }}
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

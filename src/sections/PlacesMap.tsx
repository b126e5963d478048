import { css } from '@emotion/react';
import { useLabels } from '../components/wording';
import type { SectionContent } from '../content/model';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

// Cameroon after Natural Earth (1:110m, public domain): longitudes 8.49 to 16.01 east, latitudes 12.86 to 1.73 north,
// projected equirectangularly at 7.3 degrees.
const outline =
  'M82 190l-2-1-11 3-11-3-8 1-29 0 2-14-7-12-8-3-3-8-5-3 0-5 5-12 8-18 5 0 11-10 7-1 10 8 12-6 2-8 4-7 2-9 10-8 4-12 3-4 3-10 5-11 15-14 1-6 2-3-8-7 1-6 5-1 7 12 1 11 0 12 9 17-10 0-5 1-8-2-4 8 11 11 8 3 2 7 6 13-3 5-9 18-4 3-2 14 2 8-1 5 8 9 2 7 6 9 8 6 1 8 2 5-1 10-14-4-15-5z';

/** The outline's width divided by its height. */
const ratio = 0.67;

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

const rightStyles = css`
  flex-direction: row-reverse;
  inset-inline-end: 0;
`;

/** Where the association works. The list of names is the map's text. */
export function PlacesMap({ places }: { places: NonNullable<SectionContent['about']['places']> }) {
  const label = useLabels();
  return (
    <div css={mapStyles}>
      <svg viewBox="0 0 134 200" aria-hidden="true">
        <path d={outline} />
      </svg>
      <ul aria-label={label('about.places')}>
        {places.map(({ id, name, x, y }) => (
          <li
            key={id}
            css={x > 50 && rightStyles}
            style={{
              insetBlockStart: `${y}%`,
              inlineSize: `calc(50% - var(--map) * ${((ratio * Math.abs(x - 50)) / 100).toFixed(3)})`,
            }}
          >
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

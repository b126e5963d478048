import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { PresentedPlace } from '../../content/present/present';
import { countryMap } from '../../country';
import { localizedPath } from '../../routes';
import { containerFrom } from '../../shared/theme/breakpoints';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

/** The facts, the first one large; where there is room, all or the others share the height of the map beside them. */
const containerStyles = css`
  container-type: inline-size;
  > div {
    display: grid;
    /* Without row gaps: those of the empty rows beside the map would remain. */
    gap: 0 2rem;
    ${containerFrom.wide} {
      grid-template-columns: 1fr auto;
      > ul {
        display: contents;
      }
    }
  }
`;

const factsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0 1rem;
  line-height: 1.3;
  text-wrap: balance;
  strong {
    display: block;
    font: 800 max(2.25rem, 8cqi) / 1.1 ${token('--font-display')};
  }
  li {
    padding-block-end: 1.5rem;
  }
  li + li {
    font-size: ${token('--size-small')};
  }
  li:first-of-type {
    grid-column: 1 / -1;
    ${containerFrom.room} {
      grid-column: auto;
    }
    strong {
      color: ${token('--color-highlight')};
      font-size: min(2.5rem + 5vw, 6rem, 25cqi);
    }
  }
`;

const mapStyles = css`
  position: relative;
  inline-size: min(100cqi, 21rem * var(--ratio));
  margin-inline: auto;
  ${containerFrom.wide} {
    inline-size: min(60cqi, 34rem, 28rem * var(--ratio));
    grid-area: 2 / 2;
    ${containerFrom.room} {
      grid-row-start: 1;
    }
  }
  svg {
    display: block;
    aspect-ratio: var(--ratio);
    overflow: visible;
    fill: ${token('--color-mark')};
  }
  path:first-of-type {
    fill: ${token('--color-night-line')};
    stroke: ${token('--color-soft')};
    vector-effect: non-scaling-stroke;
    @media print, (forced-colors: active) {
      fill: none;
      stroke: CanvasText;
    }
  }
  /* Where there is no room on the land, the names are below it. */
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1rem;
    font-weight: 700;
  }
  li {
    /* Where a name crosses the border. */
    @media screen {
      text-shadow: 0 0 4px ${token('--color-night')};
    }
    @container (min-width: 16rem) {
      position: absolute;
      inset: var(--place);
      transform: translateY(-50%);
      padding-inline: 1.1em;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${token('--size-touch')};
  }
`;

/** Beside the lozenge, on the side with more land. */
const placeName = (x: number, y: number) =>
  ({ '--place': x > 50 ? `${y}% ${100 - x}% auto auto` : `${y}% auto auto ${x}%` }) as React.CSSProperties;

type FactsAndMapProps = { facts?: SectionContent['about']['facts']; places?: readonly PresentedPlace[] | undefined };

const { width, height, outline } = countryMap;
const ratio = (width / height).toFixed(2);

/** The association in numbers, with a map of its places. The list of names is the map's text. */
export function FactsAndMap({ facts = [], places = [] }: FactsAndMapProps) {
  const { label, language } = useWording();
  const lozenges = places.map(({ x, y }) => `M${(x * width) / 100} ${(y * height) / 100}m0-6 6 6-6 6-6-6z`);
  return (
    <div css={containerStyles}>
      <div>
        {facts.length > 0 && (
          <ul css={factsStyles}>
            {facts.map(({ id, value, text }) => (
              <li key={id}>
                <strong>{value}</strong> {text}
              </li>
            ))}
          </ul>
        )}
        {places.length > 0 && (
          <div css={mapStyles} style={{ '--ratio': ratio, gridRowEnd: facts.length + 1 } as React.CSSProperties}>
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <path d={outline} />
              <path d={lozenges.join('')} />
            </svg>
            <ul aria-label={label('about.places')}>
              {places.map(({ id, name, path, x, y }) => (
                <li key={id} style={placeName(x, y)}>
                  {path ? <a href={localizedPath(path, language)}>{name}</a> : name}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

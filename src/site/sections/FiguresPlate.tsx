import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { PresentedPlace } from '../../content/present/present';
import { countryMap } from '../../country';
import { activityPath, localizedPath } from '../../routes';
import { containerFrom, from } from '../../shared/theme/breakpoints';
import { onDarkStyles, pageEdge, touchStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

/** For the parent of a plate. On a wide screen, the plate fills the left half, up to the edge of the window. */
export const besidePlateStyles = css`
  display: grid;
  gap: ${token('--space-block')} 2rem;
  ${from.large} {
    grid-template: auto 1fr / 1fr 1fr;
  }
`;

/** The figures stand above the map or, in a wide plate, over its upper left corner, which must be free of land. */
const plateStyles = css`
  --bleed: ${pageEdge};
  display: grid;
  gap: 1.5rem;
  container-type: inline-size;
  margin-inline: calc(-1 * var(--bleed));
  padding: 1.5rem var(--bleed);
  background: ${token('--color-night')};
  ${onDarkStyles};
  ${from.large} {
    grid-area: 1 / 1 / span 2;
    margin-inline-end: 0;
    margin-block: calc(-1 * ${token('--space-section')});
    padding-inline-end: 1.5rem;
    padding-block: ${token('--space-section')};
  }
`;

const figuresStyles = css`
  display: grid;
  align-content: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 1.25rem 1rem;
  line-height: 1.3;
  text-wrap: balance;
  /* Quieter than the text, because bright underlines of several short lines would look like a ladder. */
  a {
    display: block;
    text-decoration-color: ${token('--color-night-line')};
    text-decoration-thickness: 2px;
  }
  /* The number has a line of its own. As an inline block, it is not underlined by the link around it. */
  strong {
    display: inline-block;
    inline-size: 100%;
    font: 800 2.75rem / 1.1 ${token('--font-display')};
  }
  li + li {
    padding-block-start: 1rem;
    border-block-start: 1px solid ${token('--color-soft')};
  }
  li:first-of-type {
    grid-column: 1 / -1;
    strong {
      color: ${token('--color-highlight')};
      font-size: min(2.5rem + 5vw, 6rem, 25cqi);
    }
  }
  ${containerFrom.wide} {
    z-index: 1;
    grid-area: 1 / 1;
    grid-template-columns: 100%;
    inline-size: 39cqi;
    li:first-of-type {
      inline-size: 60cqi;
    }
  }
`;

const mapStyles = css`
  position: relative;
  align-self: end;
  inline-size: min(100cqi, (13.5rem + 13vw) * var(--ratio));
  margin-inline: auto;
  ${containerFrom.wide} {
    grid-area: 1 / 1;
    inline-size: min(57cqi, 23rem);
    margin-inline-end: 0;
  }
  svg {
    display: block;
    aspect-ratio: var(--ratio);
    overflow: visible;
    fill: ${token('--color-mark')};
  }
  path:first-of-type {
    fill: ${token('--color-night-line')};
    @media print, (forced-colors: active) {
      opacity: 0.5;
    }
  }
  /* On a narrow map, the names are below it. */
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1rem;
    font-weight: 700;
  }
  a {
    ${touchStyles};
  }
  li {
    @container (min-width: 16rem) {
      position: absolute;
      transform: translateY(-50%);
      padding-inline: 1.1em;
    }
  }
`;

/** Places a name beside its lozenge, towards the middle of the map. It has no effect on a narrow map. */
const placeName = (x: number, y: number) =>
  x > 50 ? { top: `${y}%`, right: `${100 - x}%` } : { top: `${y}%`, left: `${x}%` };

const { width, height, outline } = countryMap;
const ratio = (width / height).toFixed(2);

type FiguresPlateProps = Pick<SectionContent['about'], 'figures'> & { places?: readonly PresentedPlace[] | undefined };

/** The association in numbers, with a map of its places. The list of names is the map's text. */
export function FiguresPlate({ figures = [], places = [] }: FiguresPlateProps) {
  const { label, language } = useWording();
  if (figures.length + places.length === 0) return null;
  const lozenges = places.map(({ x, y }) => `M${(x * width) / 100} ${(y * height) / 100}m0-6 6 6-6 6-6-6z`);
  return (
    <div css={plateStyles}>
      {figures.length > 0 && (
        <ul css={figuresStyles}>
          {figures.map(({ id, value, text, activity }) => (
            <li key={id}>
              <a href={activity && localizedPath(activityPath(activity), language)}>
                <strong>{value}</strong> {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <div css={mapStyles} style={{ '--ratio': ratio } as React.CSSProperties}>
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
  );
}

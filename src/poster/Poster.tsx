import { css } from '@emotion/react';
import { Emblem } from '../components/Icon';
import { useLabels } from '../components/wording';
import type { PosterTexts, Way } from '../content/model';
import type { Frame } from '../content/present';
import { cutCorner } from '../theme/pageStyles';
import { token } from '../theme/tokens';

/** A QR code as one SVG path; one unit is one module. */
export type QrCode = { size: number; path: string };

export type PosterProps = {
  frame: Pick<Frame, 'site' | 'hero'>;
  texts: PosterTexts;
  ways: readonly Way[];
  /** The URL behind the QR code, also printed to be typed. */
  address: string;
  code: QrCode;
  /** Marks the poster as not ready for publication. */
  isProof: boolean;
};

// Sized relative to the poster's own width, so that A6 is exactly A4 scaled down.
const sheetStyles = css`
  container-type: size;
  inline-size: 100%;
  aspect-ratio: 210 / 297;
  background: ${token('--color-paper')};
  color: ${token('--color-ink')};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
`;

const posterStyles = css`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  block-size: 100%;
  overflow: hidden;
  font-size: 2.7cqi;
  line-height: 1.3;
  p, h2 {
    text-wrap: balance;
    -webkit-hyphens: manual;
    hyphens: manual;
  }
  &::before,
  &::after {
    content: '';
    block-size: 6.25cqi;
    background: ${token('--image-ndop')} center / 6.25cqi, ${token('--color-night-deep')};
  }
`;

const titleStyles = css`
  display: grid;
  gap: 2cqi;
  padding: 2.25cqi 6cqi 2.5cqi;
  background: ${token('--color-night')};
  color: ${token('--color-on-dark')};
  h2 {
    font-size: 9cqi;
    line-height: 0.98;
  }
`;

const brandStyles = css`
  display: flex;
  align-items: center;
  gap: 2cqi;
  font: 800 3.3cqi / 1.1 ${token('--font-display')};
  svg {
    padding: 0.75cqi;
    background: ${token('--color-paper')};
    border-radius: 50%;
  }
`;

const mottoStyles = css`
  display: block;
  padding-block-start: 0.5cqi;
  font: 400 2.5cqi / 1.2 ${token('--font-body')};
`;

const leadStyles = css`
  color: ${token('--color-mark')};
  font-size: 2.6cqi;
  font-weight: 700;
`;

const bodyStyles = css`
  display: grid;
  grid-template-columns: 29cqi 1fr;
  align-content: space-evenly;
  gap: 2cqi 5cqi;
  padding: 1.25cqi 6cqi;
`;

const codeStyles = css`
  --cut-corner: 4cqi;
  ${cutCorner};
  padding: 0.6cqi;
  background: ${token('--color-night')};
  svg {
    ${cutCorner};
    display: block;
    inline-size: 100%;
    background: ${token('--color-card')};
    fill: ${token('--color-ink')};
  }
`;

const inviteStyles = css`
  display: grid;
  align-content: center;
  gap: 2.5cqi;
  strong {
    font: 800 4.9cqi / 1.08 ${token('--font-display')};
    text-wrap: balance;
  }
  span {
    display: block;
    color: ${token('--color-accent')};
    font: 800 4cqi / 1.15 ${token('--font-display')};
    overflow-wrap: anywhere;
  }
`;

const stepsStyles = css`
  grid-column: 1 / -1;
  display: grid;
  gap: 2cqi;
  padding-block-start: 2.5cqi;
  border-block-start: 0.5cqi solid ${token('--color-ink')};
  h3 {
    font-size: 4.2cqi;
  }
  ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1.5cqi 4cqi;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 1.75cqi;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 6cqi;
    block-size: 6cqi;
    background: ${token('--color-primary')};
    color: ${token('--color-on-dark')};
    font: 800 3.4cqi / 1 ${token('--font-display')};
  }
`;

const waysStyles = css`
  padding: 1cqi 6cqi;
  font-size: 2.4cqi;
  background: ${token('--color-paper-deep')};
`;

const warningStyles = css`
  padding: 1.5cqi 6cqi;
  background: ${token('--color-accent')};
  color: ${token('--color-on-dark')};
  font-weight: 700;
`;

const proofStyles = css`
  position: absolute;
  inset-block-start: 19cqi;
  inset-inline-end: 5cqi;
  padding: 0.5cqi 2cqi;
  border: 0.6cqi solid ${token('--color-mark')};
  background: ${token('--color-night')};
  color: ${token('--color-mark')};
  font: 800 4.2cqi / 1.2 ${token('--font-display')};
  text-transform: uppercase;
  rotate: 6deg;
`;

/** A poster in the proportions of A4, at any size. */
export function Poster({ frame: { site, hero }, texts, ways, address, code, isProof }: PosterProps) {
  const label = useLabels();
  // Nobody types an IBAN from a poster.
  const numbers = ways.flatMap(({ kind, name, number }) =>
    kind === 'mobileMoney' && number ? `${name} ${number.replaceAll(' ', '\u00a0')}` : [],
  );
  return (
    <div css={sheetStyles}>
      <div css={posterStyles}>
        <div css={titleStyles}>
          <p css={brandStyles}>
            <Emblem size="8cqi" />
            <span>
              {site.name}
              <span css={mottoStyles} lang={hero.mottoLanguage}>
                {hero.motto}
              </span>
            </span>
          </p>
          <h2>{texts.title}</h2>
          <p css={leadStyles}>{texts.lead}</p>
        </div>
        <div css={bodyStyles}>
          <div css={codeStyles}>
            <svg
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              role="img"
              aria-label={label('poster.code', { address })}
            >
              <path d={code.path} />
            </svg>
          </div>
          <div css={inviteStyles}>
            <strong>{texts.scan}</strong>
            <p>
              {texts.orType} <span>{breakAfterSlashes(address.replace(/^https:\/\//, ''))}</span>
            </p>
          </div>
          {texts.steps.length > 0 && (
            <div css={stepsStyles}>
              <h3>{texts.stepsTitle}</h3>
              <ol>
                {texts.steps.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
        {numbers.length > 0 && (
          <p css={waysStyles}>
            <strong>{label('poster.ways')}</strong> {numbers.join(' · ')}
          </p>
        )}
        <p css={warningStyles}>{texts.warning}</p>
        {isProof && <p css={proofStyles}>{label('poster.proof')}</p>}
      </div>
    </div>
  );
}

function breakAfterSlashes(address: string) {
  return address.split('/').flatMap((part, index) => (index > 0 ? ['/', <wbr key={index} />, part] : [part]));
}

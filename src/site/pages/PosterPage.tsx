import { css, Global } from '@emotion/react';
import { Fragment } from 'react';
import type { Way } from '../../content/model/model';
import type { Frame, PagePicture, PresentedContent } from '../../content/present/present';
import { Emblem } from '../../shared/components/Icon';
import { Picture } from '../../shared/components/Picture';
import { data } from '../../shared/dataAttributes';
import { buttonStyles, wideButtonsStyles } from '../../shared/theme/buttonStyles';
import { calloutStyles } from '../../shared/theme/islandStyles';
import { cutCornerStyles, leadStyles, printerOnlyStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { PageBody } from '../layout/PageBody';

/** A QR code as one SVG path; one unit is one module. */
export type QrCode = { size: number; path: string };

type PosterPageProps = {
  frame: Pick<Frame, 'site'>;
  texts: PresentedContent['poster'];
  /** Why to give, as the landing page says it. */
  reason: string;
  ways: readonly Way[];
  sharePicture: PagePicture;
  /** The URL behind the QR code, also printed to be typed. */
  url: string;
  code: QrCode;
  /** Marks the poster as not ready for publication. */
  isSpecimen: boolean;
};

/** On paper, the page is its sheet: `printStyles` hide header and footer. */
const pageStyles = css`
  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
    > :first-child {
      display: none;
    }
  }
`;

// Lengths are relative to the sheet's width. Its second column starts at 51cqi. The sheet is slightly shorter than A4,
// because a rounded-up height would need a second sheet.
const sheetStyles = css`
  container-type: size;
  inline-size: 100%;
  max-inline-size: 44rem;
  margin-inline: auto;
  aspect-ratio: 210 / 296.9;
  outline: 1px solid ${token('--color-line')};
  @media print {
    inline-size: 210mm;
    max-inline-size: none;
    outline: 0;
    break-inside: avoid;
  }
`;

const printStyles = css`
  @page {
    size: A4 portrait;
    margin: 0;
  }
  @media print {
    body {
      padding: 0;
    }
    header, footer {
      display: none;
    }
  }
`;

/** The head takes the remaining height. */
const posterStyles = css`
  display: grid;
  grid-template-rows: 1fr;
  block-size: 100%;
  overflow: hidden;
  background: ${token('--color-paper')};
  color: ${token('--color-ink')};
  font-size: 2.2cqi;
  line-height: 1.3;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
  p, h2 {
    text-wrap: balance;
    -webkit-hyphens: manual;
    hyphens: manual;
  }
`;

const posterHeadStyles = css`
  display: grid;
  grid-template-columns: 1fr 49cqi;
  grid-template-rows: 1fr 5cqi;
  &::after {
    content: '';
    grid-column: 1 / -1;
    background: ${token('--image-ndop')} center / 5cqi, ${token('--color-night')};
  }
`;

const nameStyles = css`
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: start;
  gap: 2.5cqi;
  padding: 3.5cqi 2.5cqi 3cqi 6cqi;
  font-size: 3cqi;
  h2 {
    font-size: 6.3cqi;
    line-height: 0.98;
  }
`;

const photoStyles = css`
  --cut-corner: 8cqi;
  ${cutCornerStyles};
  position: relative;
  img, [role='img'] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    object-fit: cover;
  }
`;

const brandStyles = css`
  display: flex;
  align-items: center;
  gap: 1.75cqi;
  font: 800 3.4cqi / 1.1 ${token('--font-display')};
`;

const askStyles = css`
  display: grid;
  grid-template-columns: 38.5cqi 1fr;
  gap: 6.5cqi;
  padding: 3cqi 6cqi;
  background: ${token('--color-accent')};
  color: ${token('--color-on-dark')};
  svg {
    inline-size: 100%;
    background: ${token('--color-card')};
    fill: ${token('--color-ink')};
  }
`;

/** The longer the URL, the smaller its type: up to 35 characters stay on one line. */
const inviteStyles = css`
  display: grid;
  align-content: center;
  gap: 3cqi;
  strong {
    font: 800 4.9cqi / 1.05 ${token('--font-display')};
  }
  span {
    display: block;
    font: 800 clamp(1.9cqi, 68cqi / var(--characters), 3.5cqi) / 1.15 ${token('--font-display')};
    overflow-wrap: anywhere;
  }
`;

const stepsStyles = css`
  display: grid;
  gap: 1.5cqi;
  padding: 2cqi 6cqi 2.5cqi;
  h3 {
    font-size: 3.1cqi;
  }
  ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1.25cqi 2cqi;
    font-size: 2.5cqi;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 1.5cqi;
    counter-increment: step;
    line-height: 1.25;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 5cqi;
    block-size: 5cqi;
    background: ${token('--color-night')};
    color: ${token('--color-on-dark')};
    font: 800 3.1cqi / 1 ${token('--font-display')};
  }
`;

const waysStyles = css`
  padding: 1cqi 6cqi;
  background: ${token('--color-paper-deep')};
`;

const warningStyles = css`
  padding: 1.5cqi 6cqi;
  background: ${token('--color-night')};
  color: ${token('--color-on-dark')};
  font-weight: 700;
`;

const specimenStyles = css`
  position: absolute;
  inset-block-end: 3cqi;
  inset-inline-start: 0;
  padding: 0.75cqi 2.5cqi;
  background: ${token('--color-mark')};
  font: 800 4.2cqi / 1.2 ${token('--font-display')};
`;

export function PosterPage({ frame, texts, reason, ways, sharePicture, url, code, isSpecimen }: PosterPageProps) {
  const label = useLabels();
  const { source, ...picture } = sharePicture;
  // Only mobile money: nobody types an IBAN from a poster.
  const numbers = ways.flatMap(({ kind, name, number }) =>
    kind === 'mobileMoney' && number ? `${name} ${number.replaceAll(' ', '\u00a0')}` : [],
  );
  const typed = url.replace('https://', '');
  const [host, ...path] = typed.split('/');
  return (
    <PageBody
      title={label('poster.title')}
      styles={pageStyles}
      facts={<p css={leadStyles}>{label('poster.intro')}</p>}
      head={
        <>
          {isSpecimen && <strong css={calloutStyles}>{label('poster.specimenReason')}</strong>}
          <p>{label('poster.hint')}</p>
          <p css={wideButtonsStyles}>
            <button type="button" {...data({ 'data-print': '' })} css={[buttonStyles.primary, printerOnlyStyles]}>
              {label('poster.print')}
            </button>
          </p>
        </>
      }
      picture={
        <figure css={sheetStyles} {...data({ 'data-poster': '' })}>
          <div css={posterStyles}>
            <div css={posterHeadStyles}>
              <div css={nameStyles}>
                <p css={brandStyles}>
                  <Emblem size="8.5cqi" />
                  {frame.site.name}
                </p>
                <h2>{texts.title}</h2>
                <p>{reason}</p>
              </div>
              <div css={photoStyles}>
                {/* The same `sizes` on phones, because phones print the poster too. */}
                <Picture {...picture} src={source} sizes="28rem" isFirst />
                {isSpecimen && <p css={specimenStyles}>{label('poster.specimen')}</p>}
              </div>
            </div>
            <div css={askStyles}>
              <svg
                viewBox={`0 0 ${code.size} ${code.size}`}
                shapeRendering="crispEdges"
                role="img"
                aria-label={label('poster.code', { url })}
              >
                <path d={code.path} />
              </svg>
              <div css={inviteStyles}>
                <strong>{texts.scan}</strong>
                <p>
                  {texts.orType}{' '}
                  <span style={{ '--characters': typed.length } as React.CSSProperties}>
                    {host}
                    {path.map((part) => (
                      <Fragment key={part}>
                        /<wbr />
                        {part}
                      </Fragment>
                    ))}
                  </span>
                </p>
                <p>{texts.lead}</p>
              </div>
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
            {numbers.length > 0 && (
              <p css={waysStyles}>
                <strong>{label('poster.ways')}</strong> {numbers.join(' · ')}
              </p>
            )}
            <p css={warningStyles}>{texts.warning}</p>
          </div>
        </figure>
      }
    >
      <Global styles={printStyles} />
    </PageBody>
  );
}

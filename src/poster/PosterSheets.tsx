import { css, Global } from '@emotion/react';
import { useLabels } from '../components/wording';
import { type DataSelector, data } from '../dataNames';
import { buttonStyles } from '../theme/buttonStyles';
import { from } from '../theme/media';
import { callout } from '../theme/mixins';
import { pageColumn, printAlone } from '../theme/pageStyles';
import { leadStyles, titleStyles } from '../theme/textStyles';
import { token } from '../theme/tokens';
import { Poster, type PosterProps } from './Poster';

const formats = ['a4', 'a6'] as const;

const pageStyles = css`
  ${pageColumn};
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(2rem, 5vw, 4rem) ${token('--space-section')};
  ${from.large} {
    grid-template-columns: 2fr 3fr;
  }
  @media print {
    display: block;
    max-inline-size: none;
    padding: 0;
  }
`;

const wordsStyles = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 1rem;
  @media print {
    display: none;
  }
`;

const proofStyles = css`
  max-inline-size: ${token('--width-text')};
  ${callout};
  font-weight: 700;
`;

const formatStyles = css`
  display: grid;
  legend {
    font-weight: 700;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: ${token('--size-touch')};
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('--color-primary')};
  }
`;

// Slightly shorter than A4: rounded up, it would overflow onto a second sheet.
const sheetStyles = css`
  inline-size: 100%;
  max-inline-size: 44rem;
  outline: 1px solid ${token('--color-line')};
  > [aria-hidden] {
    display: none;
  }
  /* A browser without :has() drops this rule and shows only A4. */
  div:has([value='a6']:checked) > & {
    display: grid;
    grid-template-columns: 1fr 1fr;
    /* Keeps the cutting lines visible between two bands of ndop. */
    gap: 3px;
    background: ${token('--color-card')};
    > * {
      display: block;
      outline: 1px dashed ${token('--color-ink-soft')};
    }
  }
  @media print {
    inline-size: 210mm;
    max-inline-size: none;
    block-size: 296.9mm;
    overflow: hidden;
    outline: 0;
    break-inside: avoid;
  }
`;

const printStyles = css`
  @page {
    size: A4 portrait;
    margin: 0;
  }
  ${printAlone};
`;

/** The poster, on screen and for print: one A4 or four A6 per sheet. The choice needs no JavaScript. */
export function PosterSheets(poster: PosterProps) {
  const label = useLabels();
  return (
    <div css={pageStyles}>
      <Global styles={printStyles} />
      <div css={wordsStyles}>
        <h1 css={titleStyles}>{label('poster.title')}</h1>
        <p css={leadStyles}>{label('poster.intro')}</p>
        {poster.isProof && <p css={proofStyles}>{label('poster.proofReason')}</p>}
        <fieldset css={formatStyles}>
          <legend>{label('poster.format')}</legend>
          {formats.map((format) => (
            <label key={format}>
              <input type="radio" name="format" value={format} defaultChecked={format === 'a4'} />
              {label(`poster.${format}`)}
            </label>
          ))}
        </fieldset>
        <button type="button" {...data({ 'data-print': '' })} css={buttonStyles.primary}>
          {label('poster.print')}
        </button>
        <noscript>
          <style>{`${'[data-print]' satisfies DataSelector} { display: none }`}</style>
        </noscript>
        <p>{label('poster.hint')}</p>
      </div>
      <div css={sheetStyles} {...data({ 'data-poster': '' })}>
        <Poster {...poster} />
        {[2, 3, 4].map((copy) => (
          <div key={copy} aria-hidden="true">
            <Poster {...poster} />
          </div>
        ))}
      </div>
    </div>
  );
}

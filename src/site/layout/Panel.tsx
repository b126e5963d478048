import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PagePicture } from '../../content/present/present';
import { Picture } from '../../shared/components/Picture';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { largeScreen } from '../../shared/theme/breakpoints';
import { cutCornerStyles, sampleTagStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';

const ndopStyles = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')});
  padding: clamp(1.5rem, min(4vw, 4vh), 3rem) ${token('--space-page')};
  /* The pattern is only a band behind the message's upper edge: everywhere, it would be restless. */
  background: ${token('--image-ndop')} top / 3.5rem repeat-x, linear-gradient(${token('--color-night')} 3.5rem, ${token('--color-night-deep')} 0);
  @media print {
    justify-items: stretch;
    min-block-size: 0;
    background: none;
  }
`;

const panelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, calc(${token('--width-page')} / 2));
  @media print {
    grid-template-columns: 100%;
    zoom: 1.25;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
`;

const bodyStyles = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1rem;
  padding: clamp(min(1.5rem, 7vw), min(5vw, 5vh), 3.5rem);
  background: ${token('--color-paper')};
  @media print {
    padding: 1.5rem 0 0;
    background: none;
  }
`;

/** The head is above the message or, on a wide screen, beside it. Above a short message, `--head` makes it higher. */
const headedStyles = css`
  grid-auto-columns: minmax(0, calc(${token('--width-page')} / 2));
  > :first-child {
    ${cutCornerStyles};
    position: relative;
    img {
      block-size: min(var(--head, 58vw - 2.5rem), 24rem, 37svh);
      object-fit: cover;
    }
  }
  ${largeScreen} {
    /* High enough for the provider's answer, and not higher than the screen. */
    min-block-size: min(50rem, 100svh - ${token('--height-bar')} - 6rem);
    > :first-child {
      grid-area: 1 / 2;
      z-index: 1;
      /* As high as the message. */
      img {
        position: absolute;
        block-size: 100%;
      }
    }
  }
  /* Leaves a low screen, or a sheet, to the message. */
  @media (max-height: 26em), print {
    --cut-corner: 0px;
    > :first-child :is(img, p) {
      display: none;
    }
  }
`;

type PanelProps = {
  head?: ReactNode;
  /** The styles of the grid. Its first part is the head, its last one the message. */
  styles?: SerializedStyles;
  children: ReactNode;
};

/** A single message on the ndop pattern. */
export function Panel({ head, styles, children }: PanelProps) {
  return (
    <div css={ndopStyles}>
      <div css={[panelStyles, Boolean(head) && headedStyles, styles]}>
        {head && <div>{head}</div>}
        <div css={bodyStyles}>{children}</div>
      </div>
    </div>
  );
}

/** A panel 50rem high crops its picture: one in 4:3 is then 66rem wide. */
export function PanelPicture({ source, isSample, ...picture }: PagePicture) {
  const label = useLabels();
  return (
    <>
      <Picture {...picture} src={source} sizes={pictureSizes('66rem')} />
      {isSample && <p css={sampleTagStyles}>{label('photo.sample')}</p>}
    </>
  );
}

import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useLabels } from '../components/wording';
import type { PosterTexts } from '../content/model';
import { token } from '../theme/tokens';

/** A QR code as one SVG path, a module to the unit. */
export type QrCode = { size: number; path: string };

export type InvitationProps = {
  texts: PosterTexts;
  /** Where the code leads, and what one would type. */
  address: string;
  code: QrCode;
};

const cutStyles = css`
  clip-path: polygon(0 0, calc(100% - 4cqi) 0, 100% 4cqi, 100% 100%, 0 100%);
`;

const codeFrameStyles = css`
  ${cutStyles};
  padding: 0.6cqi;
  background: ${token('--color-night')};
`;

const codeStyles = css`
  ${cutStyles};
  display: block;
  inline-size: 100%;
  background: ${token('--color-card')};
`;

const inviteStyles = css`
  display: grid;
  align-content: center;
  gap: 2.5cqi;
  strong {
    font: 800 4.9cqi / 1.08 ${token('--font-display')};
    text-wrap: balance;
  }
`;

const addressStyles = css`
  display: block;
  color: ${token('--color-accent')};
  font: 800 4cqi / 1.15 ${token('--font-display')};
  overflow-wrap: anywhere;
`;

/** The code to scan, and beside it what to do with it. */
export function PosterInvitation({ texts, address, code }: InvitationProps) {
  const label = useLabels();
  return (
    <>
      <div css={codeFrameStyles}>
        <svg
          css={codeStyles}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label('poster.code', { address })}
        >
          <path d={code.path} fill={token('--color-ink')} />
        </svg>
      </div>
      <div css={inviteStyles}>
        <strong>{texts.scan}</strong>
        <p>
          {texts.orType} <span css={addressStyles}>{breakAfterSlashes(address.replace(/^https:\/\//, ''))}</span>
        </p>
      </div>
    </>
  );
}

/** An address too long for its line breaks between its parts rather than anywhere. */
function breakAfterSlashes(address: string) {
  return address.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

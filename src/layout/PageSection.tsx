import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { deferLayout } from '../theme/media';
import { token } from '../theme/tokens';

type PageSectionProps = {
  id: string;
  tone: keyof typeof tones;
  /** How tall it usually is on a phone: it is laid out late (see deferLayout). */
  estimatedHeight: string;
  children: ReactNode;
};

const tones = {
  paper: {},
  deep: { background: token('--color-paper-deep') },
  night: { background: token('--color-night'), color: token('--color-on-dark') },
};

/** The page's column: as wide as the page, with its margins. */
export const columnStyles = css`
  inline-size: 100%;
  max-inline-size: calc(${token('--width-page')} + 2 * ${token('--space-page')});
  margin-inline: auto;
  padding-inline: ${token('--space-page')};
`;

const contentStyles = css`
  ${columnStyles};
  padding-block: ${token('--space-section')};
`;

/** For a section's heading and its content, one below the other. */
export const sectionStyles = css`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);
`;

/** A full-width stretch of the page and its rhythm: sections themselves have no outer margin. */
export function PageSection({ id, tone, estimatedHeight, children }: PageSectionProps) {
  return (
    <section id={id} css={[tones[tone], deferLayout(estimatedHeight)]}>
      <div css={contentStyles}>{children}</div>
    </section>
  );
}

const clothStyles = css`
  block-size: 3.5rem;
  background: ${token('--image-ndop')} center / 3.5rem repeat-x, ${token('--color-night')};
`;

/** A strip of ndop cloth. Decoration: nothing is said to screen readers. */
export function NdopBand() {
  return <div css={clothStyles} aria-hidden="true" />;
}

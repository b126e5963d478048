import { css } from '@emotion/react';
import { token } from '../theme/tokens';

type SectionHeadingProps = { eyebrow: string; title: string; lead?: string };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
`;

export const eyebrowStyles = css`
  color: ${token('--color-highlight')};
  font-size: ${token('--size-small')};
  font-weight: 700;
  letter-spacing: 0.1em;
  text-transform: uppercase;
`;

export const titleStyles = css`
  font-size: ${token('--size-title')};
`;

export const leadStyles = css`
  max-inline-size: ${token('--width-text')};
  font-size: ${token('--size-lead')};
  color: ${token('--color-soft')};
`;

export function SectionHeading({ eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <div css={headingStyles}>
      <p css={eyebrowStyles}>{eyebrow}</p>
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
    </div>
  );
}

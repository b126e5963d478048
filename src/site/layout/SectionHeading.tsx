import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

type SectionHeadingProps = { title: string; lead?: string; children?: ReactNode };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  break-inside: avoid;
  max-inline-size: ${token('--width-text')};
`;

export function SectionHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div css={headingStyles}>
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
      {children}
    </div>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';

type SectionHeadingProps = { title: string; lead?: string; children?: ReactNode };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
  break-inside: avoid;
  break-after: avoid;
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

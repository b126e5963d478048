import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from } from '../../shared/theme/breakpoints';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';

type SectionHeadingProps = {
  title: string;
  lead?: string;
  /** On a large screen, lead and children are to the right of the title. */
  wide?: boolean;
  children?: ReactNode;
};

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
  break-inside: avoid;
  break-after: avoid;
`;

const wideStyles = css`
  ${from.large} {
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem 2rem;
    align-items: baseline;
    max-inline-size: none;
    > p {
      grid-column: 2;
    }
  }
`;

export function SectionHeading({ title, lead, wide, children }: SectionHeadingProps) {
  return (
    <div css={[headingStyles, wide && wideStyles]}>
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
      {children}
    </div>
  );
}

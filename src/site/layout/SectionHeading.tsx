import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from } from '../../shared/theme/breakpoints';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';

type SectionHeadingProps = { title: string; lead?: string; wide?: boolean; children?: ReactNode };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
  break-inside: avoid;
  break-after: avoid;
`;

/** For a section without columns: on a large screen, the lead is to the right of the title. */
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

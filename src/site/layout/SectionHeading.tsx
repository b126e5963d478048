import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columnsStyles, leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

type SectionHeadingProps = { title: string; lead?: string; children?: ReactNode };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: ${token('--width-text')};
`;

/** On a larger screen, the lead is beside the title. */
export function WideHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div css={columnsStyles}>
      <h2 css={titleStyles}>{title}</h2>
      <div>
        {lead && <p css={leadStyles}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

export function SectionHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div css={headingStyles}>
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
      {children}
    </div>
  );
}

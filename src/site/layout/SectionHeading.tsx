import { css } from '@emotion/react';
import { leadStyles, titleStyles } from '../../shared/theme/textStyles';

type SectionHeadingProps = { title: string; lead?: string };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
  break-inside: avoid;
  break-after: avoid;
`;

export function SectionHeading({ title, lead }: SectionHeadingProps) {
  return (
    <div css={headingStyles}>
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
    </div>
  );
}

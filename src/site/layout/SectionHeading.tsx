import { css } from '@emotion/react';
import { eyebrowStyles, leadStyles, titleStyles } from '../../shared/theme/textStyles';

/** Without an eyebrow where it would say the title again. */
type SectionHeadingProps = { eyebrow?: string; title: string; lead?: string };

const headingStyles = css`
  display: grid;
  gap: 0.875rem;
  max-inline-size: 46rem;
  break-inside: avoid;
  break-after: avoid;
`;

export function SectionHeading({ eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <div css={headingStyles}>
      {eyebrow && <p css={eyebrowStyles}>{eyebrow}</p>}
      <h2 css={titleStyles}>{title}</h2>
      {lead && <p css={leadStyles}>{lead}</p>}
    </div>
  );
}

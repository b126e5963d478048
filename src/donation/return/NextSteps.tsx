import { css } from '@emotion/react';
import { lozenge } from '../../shared/theme/pageMixins';

const stepsStyles = css`
  display: grid;
  gap: 0.5rem;
  text-wrap: pretty;
  @media print {
    display: none;
  }
  li {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    &::before {
      ${lozenge};
    }
    &:first-of-type {
      font-weight: 700;
    }
  }
`;

/** What happens next, and what the donor may do. Several steps are not printed. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 1) return <p>{steps}</p>;
  return (
    <ul css={stepsStyles}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

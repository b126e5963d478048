import { css } from '@emotion/react';
import type { ContactContent } from '../../content/present/present';
import { ContactLinks, labelNames as contactLabelNames } from '../../shared/components/ContactLinks';
import { from } from '../../shared/theme/breakpoints';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import type { NamedFact } from './describeReturn';
import { unmovedStyles } from './returnStyles';

export const labelNames = [...contactLabelNames, 'return.*'] as const;

// On phones each value goes below its name: an e-mail address has no room beside it.
const factsStyles = css`
  display: grid;
  gap: 0.25rem 1.25rem;
  padding-block: 1rem;
  border-block: 1px solid ${token('--color-line')};
  inline-size: 100%;
  align-items: baseline;
  > div {
    display: contents;
  }
  dt {
    color: ${token('--color-ink-soft')};
  }
  dd {
    padding-block-end: 0.5rem;
    overflow-wrap: anywhere;
  }
  &:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  &:empty {
    display: none;
  }
  ${from.small} {
    grid-template-columns: fit-content(50%) 1fr;
    dd {
      padding-block-end: 0;
    }
  }
`;

type ReturnFactsProps = {
  facts: readonly NamedFact[];
  /** Whom to ask. */
  contact: ContactContent | undefined;
  /** Whether the outcome is unknown. */
  isWaiting: boolean;
};

export function ReturnFacts({ facts, contact, isWaiting }: ReturnFactsProps) {
  const label = useLabels<typeof labelNames>();
  return (
    <dl css={[factsStyles, isWaiting && unmovedStyles]}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{label(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {contact && <ContactLinks contact={contact} named />}
    </dl>
  );
}

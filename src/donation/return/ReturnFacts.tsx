import { css } from '@emotion/react';
import type { ContactContent } from '../../content/present/present';
import { ContactLinks, labelNames as contactLabelNames } from '../../shared/components/ContactLinks';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import type { NamedFact } from './describeReturn';
import { unmovedStyles } from './returnStyles';

export const labelNames = [...contactLabelNames, 'return.*'] as const;

/** Each value below its name: beside it, an e-mail address would have no room on a phone. */
const factsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  padding-block: 1rem;
  border-block: 1px solid ${token('--color-line')};
  inline-size: 100%;
  > div {
    flex: 1 auto;
    min-inline-size: min(15.5rem, 100%);
  }
  dt {
    color: ${token('--color-ink-soft')};
  }
  dd {
    overflow-wrap: anywhere;
  }
  &:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  &:empty {
    display: none;
  }
`;

type ReturnFactsProps = {
  facts: readonly NamedFact[];
  contact: ContactContent | undefined;
  /** Whether the page still waits for the provider's answer. */
  isWaiting: boolean;
};

export function ReturnFacts({ facts, contact, isWaiting }: ReturnFactsProps) {
  const { label, site } = useWording<typeof labelNames>();
  return (
    <dl css={[factsStyles, isWaiting && unmovedStyles]}>
      {facts.map(({ name, value }) => (
        // The top bar already names the association.
        <div key={name} css={value === site?.name && { '@media screen': { display: 'none' } }}>
          <dt>{label(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {contact && <ContactLinks contact={contact} hasNames />}
    </dl>
  );
}

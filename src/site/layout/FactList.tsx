import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { lozengeStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';

const listStyles = css`
  display: grid;
  gap: 1rem 2rem;
  align-content: start;
  max-inline-size: 36rem;
  dt {
    font-weight: 700;
  }
  dd {
    grid-column: 2;
    color: ${token('--color-soft')};
  }
  /* A single fact has no lozenge. */
  div:not(:only-child) {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.75rem;
    align-items: baseline;
    &::before {
      ${lozengeStyles};
    }
  }
  /* Tall enough for a finger, without moving the lines. */
  a {
    padding-block: 0.75rem;
  }
`;

type FactListProps = { facts: readonly { name: string; value: ReactNode }[] };

/** Omits unknown facts. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl css={listStyles}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

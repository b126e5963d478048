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
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    font-weight: 700;
  }
  dd {
    color: ${token('--color-soft')};
  }
  /* A single fact has no lozenge. */
  div:not(:only-child) > dt::before {
    ${lozengeStyles};
  }
  div:not(:only-child) > dd {
    padding-inline-start: 1.25rem;
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

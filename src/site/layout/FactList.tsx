import { css } from '@emotion/react';
import { token } from '../../shared/theme/tokens';

const listStyles = css`
  display: grid;
  gap: 1rem;
  max-inline-size: ${token('--width-text')};
  dt {
    font-weight: 700;
  }
`;

type FactListProps = { facts: readonly { name: string; value: string | undefined }[] };

/** Facts with their names. Unknown facts are omitted. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl css={listStyles}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import { css } from '@emotion/react';
import type { Tree } from '../../../content/documents/bilingual';
import type { Fields } from '../../../content/fields/fields';
import { nameField } from '../../../content/fields/nameField';
import { calloutStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { revealField } from './revealField';

const summaryStyles = css`
  ${calloutStyles};
  border-color: ${token('--color-accent-strong')};
  scroll-margin-block-start: -4.5rem;
  display: grid;
  gap: 0.5rem;
  li {
    border-block-start: 1px solid ${token('--color-line')};
  }
  button {
    display: grid;
    gap: 0.125rem;
    inline-size: 100%;
    min-block-size: ${token('--size-touch')};
    padding: 0.5rem 0;
    line-height: 1.3;
    text-align: start;
  }
  strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  span {
    font-size: ${token('--size-small')};
  }
`;

type ProblemSummaryProps = { fields: Fields; edited: Tree; messages: ReadonlyMap<string, string> };

/** Lists the problems of a refused save, each with a button that leads to its field. useSave.ts focuses the list. */
export function ProblemSummary({ fields, edited, messages }: ProblemSummaryProps) {
  const label = useLabels();
  if (messages.size === 0) return null;
  const title = label('editor.edit.invalidTitle');
  return (
    <section css={summaryStyles} aria-label={title} tabIndex={-1} data-problems>
      <h2>{title}</h2>
      <p>{label('editor.edit.invalid')}</p>
      <ul>
        {[...messages].map(([path, message]) => (
          <li key={path}>
            <button type="button" onClick={({ currentTarget: { form } }) => form && revealField(form, path)}>
              <strong>{nameField(fields, path, edited)}</strong>
              <span>{message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

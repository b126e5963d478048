import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { isWithin } from '../../../content/documents/editDocument';
import { badgeStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { chevronStyles, fieldsStyles } from '../editorStyles';
import type { FormState } from './formState';

type FoldProps = {
  form: FormState;
  /** The group's name for screen readers. */
  name: string;
  /** The group's path in the form: `figures[0]`. */
  path: string;
  startsOpen?: boolean | undefined;
  picture?: ReactNode;
  summary: ReactNode;
  children: ReactNode;
};

const foldStyles = css`
  > summary {
    display: flex;
    align-items: center;
    gap: min(0.75rem, 3.5vw);
    min-block-size: 3.5rem;
    padding-block: 0.5rem;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${chevronStyles};
      margin: 0 0.375rem 0.25rem;
      transform: rotate(135deg);
    }
  }
  &[open] > summary::after {
    margin-block: 0.25rem 0;
    transform: rotate(-45deg);
  }
  > div {
    ${fieldsStyles};
    padding-block: 0.5rem 1rem;
  }
`;

const titleStyles = css`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
`;

const problemStyles = css`
  ${badgeStyles};
  background: ${token('--color-accent-strong')};
  color: ${token('--color-on-dark')};
`;

/** A folding group of fields. Its summary shows whether something inside must be corrected or reviewed. */
export function Fold({ form, name, path, startsOpen, picture, summary, children }: FoldProps) {
  const label = useLabels();
  // Keeps the first value of the prop, because the browser, not React, opens and closes the group afterwards.
  const [isOpenAtFirst] = useState(startsOpen);
  const hasProblem = [...form.problems.keys()].some((field) => isWithin(path, field));
  const notesWithin = new Set([...form.notes].flatMap(([field, note]) => (isWithin(path, field) ? [note] : [])));
  return (
    <details css={foldStyles} aria-label={name} data-path={path} open={isOpenAtFirst}>
      <summary>
        {picture}
        <span css={titleStyles}>
          {summary}
          {hasProblem && <span css={problemStyles}>{label('editor.review.problem')}</span>}
          {[...notesWithin].map((note) => (
            <span key={note} css={badgeStyles}>
              {label(`editor.review.${note}`)}
            </span>
          ))}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

import { css } from '@emotion/react';
import { useLabels } from '../components/useLabels';
import { languageNames } from '../i18n/languages';
import { token } from '../theme/tokens';
import type { Change } from './changes';

const listStyles = css`
  padding: 0.75rem 1rem;
  border: 1px solid ${token('--color-line')};
  background: ${token('--color-card')};
  summary {
    min-block-size: ${token('--size-touch')};
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
  dl {
    padding-block: 0.5rem;
    border-block-start: 1px solid ${token('--color-line')};
  }
  dt {
    font-weight: 700;
  }
  del {
    color: ${token('--color-accent-strong')};
  }
  ins {
    color: ${token('--color-primary')};
    text-decoration: none;
  }
`;

/** What differs from the text in the content files, field by field. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const label = useLabels();
  if (changes.length === 0) return <p>{label('admin.edit.unchanged')}</p>;
  return (
    <details css={listStyles}>
      <summary>{label('admin.edit.changes', { number: changes.length })}</summary>
      {changes.map(({ language, label: name, before, after }) => (
        <dl key={`${language} ${name}`}>
          <dt>
            {name} ({languageNames[language]})
          </dt>
          <dd>
            {label('admin.edit.before')} : <del lang={language}>{before}</del>
          </dd>
          <dd>
            {label('admin.edit.after')} : <ins lang={language}>{after}</ins>
          </dd>
        </dl>
      ))}
    </details>
  );
}

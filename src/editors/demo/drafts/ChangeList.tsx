import { css } from '@emotion/react';
import type { Labels } from '../../../components/wording';
import { useLabels } from '../../../components/wording';
import { languagesInFrench } from '../../../i18n/languages';
import { token } from '../../../theme/tokens';
import type { Change } from './changes';

const listStyles = css`
  dl {
    padding-block: 0.625rem;
    border-block-start: 1px solid ${token('--color-line')};
    overflow-wrap: anywhere;
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

/** A change in words: « Titre (français) », « Activités 3 : ajout ». */
export function describeChange({ kind, language, name }: Change, label: Labels): string {
  return kind === 'changed' ? `${name} (${languagesInFrench[language]})` : label(`admin.change.${kind}`, { name });
}

/** Lists the changes from the content files. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const label = useLabels();
  return (
    <div css={listStyles}>
      {changes.map((change) => {
        const { kind, language, name, before, after } = change;
        return (
          <dl key={`${kind} ${language} ${name} ${before}`}>
            <dt>{describeChange(change, label)}</dt>
            {before && (
              <dd>
                {label('admin.edit.before')} <del lang={language}>{before}</del>
              </dd>
            )}
            {(kind === 'changed' || kind === 'moved') && (
              <dd>
                {label('admin.edit.after')} {after ? <ins lang={language}>{after}</ins> : label('admin.edit.empty')}
              </dd>
            )}
          </dl>
        );
      })}
    </div>
  );
}

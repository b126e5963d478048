import { css } from '@emotion/react';
import { Picture } from '../../../components/Picture';
import type { Labels } from '../../../components/wording';
import { useLabels } from '../../../components/wording';
import type { Change } from '../../../content/documents/changes';
import { languagesInFrench } from '../../../i18n/languages';
import { token } from '../../../theme/tokens';

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

const pictureStyles = css`
  inline-size: auto;
  max-block-size: 6rem;
`;

/** A change in words: « Titre (français) », « Activité 3 « Le marché » : ajout, avec 1 nouvelle ». */
export function describeChange({ kind, language, isShared, name, contents }: Change, label: Labels): string {
  if (contents) return label('admin.change.addedWith', { name, contents });
  if (kind !== 'changed') return label(`admin.change.${kind}`, { name });
  return `${name} (${isShared ? label('admin.edit.shared') : languagesInFrench[language]})`;
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
                {label('admin.edit.before')} <Shown as="del" change={change} value={before} />
              </dd>
            )}
            {(kind === 'changed' || kind === 'moved') && (
              <dd>
                {label('admin.edit.after')}{' '}
                {after ? <Shown as="ins" change={change} value={after} /> : label('admin.edit.empty')}
              </dd>
            )}
          </dl>
        );
      })}
    </div>
  );
}

function Shown({
  as: Tag,
  change: { language, shownAs },
  value,
}: {
  as: 'del' | 'ins';
  change: Change;
  value: string;
}) {
  if (shownAs === 'picture') return <Picture src={value} alt={value} sizes="6rem" styles={pictureStyles} />;
  return <Tag lang={language}>{value}</Tag>;
}

import { css } from '@emotion/react';
import { useState } from 'react';
import { useLabels } from '../../components/wording';
import { defaultLanguage, languagesInFrench } from '../../i18n/languages';
import { cardBox } from '../../theme/mixins';
import { token } from '../../theme/tokens';
import { noticeStyles, toolStyles } from '../styles';
import { ConfirmDialog } from './ConfirmDialog';
import type { Change } from './changes';
import type { Editor } from './useEditor';

const listStyles = css`
  ${cardBox};
  padding: 0.25rem 1rem;
  &[open] {
    padding-block-end: 1rem;
  }
  summary {
    min-block-size: ${token('--size-touch')};
    align-content: center;
    font-weight: 700;
    cursor: pointer;
  }
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

/** Lists the changes from the content files, with a button to reset them. */
export function ChangeList({ changes, onReset }: { changes: readonly Change[]; onReset: () => void }) {
  const label = useLabels();
  const [isAsking, setIsAsking] = useState(false);
  if (changes.length === 0) return <p>{label('admin.edit.unchanged')}</p>;
  return (
    <details css={listStyles}>
      <summary>{label('admin.edit.changes', { count: changes.length })}</summary>
      {changes.map((change) => (
        <ChangeItem key={`${change.kind} ${change.language} ${change.name} ${change.before}`} {...change} />
      ))}
      <button type="button" css={toolStyles} onClick={() => setIsAsking(true)}>
        {label('admin.reset.ask')}
      </button>
      <ConfirmDialog
        open={isAsking}
        question="reset"
        text={label('admin.reset.text')}
        onConfirm={onReset}
        onCancel={() => setIsAsking(false)}
      />
    </details>
  );
}

function ChangeItem({ kind, language, name, before, after }: Change) {
  const label = useLabels();
  return (
    <dl>
      <dt>
        {kind === 'changed' ? `${name} (${languagesInFrench[language]})` : label(`admin.change.${kind}`, { name })}
      </dt>
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
}

/** Offers a stored draft without blocking: further typing keeps both. */
export function DraftBanner({ editor: { offered, resume, discard } }: { editor: Editor }) {
  const label = useLabels();
  if (!offered) return null;
  const date = new Date(offered.savedAt).toLocaleString(defaultLanguage, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div css={noticeStyles} role="status">
      <p>{label('admin.edit.draftFound', { date })}</p>
      <button type="button" css={toolStyles} onClick={() => resume(offered)}>
        {label('admin.edit.draftResume')}
      </button>
      <button type="button" css={toolStyles} onClick={discard}>
        {label('admin.edit.draftDiscard')}
      </button>
    </div>
  );
}

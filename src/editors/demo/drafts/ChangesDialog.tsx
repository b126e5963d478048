import { css } from '@emotion/react';
import { isAbsent } from '../../../content/documents/bilingual';
import { type Change, listChanges } from '../../../content/documents/changes';
import type { Fields } from '../../../content/fields/fields';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { describeChange, describeChanges } from '../describeChanges';
import { EditorDialog } from '../EditorDialog';
import { HandOverFile } from '../handOver/HandOverPanel';
import { confirmDiscard } from './confirmDiscard';
import type { EditorModel } from './useEditor';

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

type ChangesDialogProps = {
  /** The fields of the form, which have the labels of options. */
  fields: Fields;
  open: boolean;
  onClose: () => void;
  editor: EditorModel;
};

/** Lists the changes of the draft. */
export function ChangesDialog({ fields, open, onClose, editor }: ChangesDialogProps) {
  const { opened, state, edited, act } = editor;
  const { key, current, initial } = opened;
  const changes = open ? listChanges(fields, initial, edited) : [];
  const { draft, isStored } = state;
  const label = useLabels();
  const isWhole = isAbsent(current) || isAbsent(edited);
  return (
    <EditorDialog open={open} onClose={onClose} title={label('admin.edit.changesTitle')}>
      {changes.length === 0 ? (
        <p>{label('admin.edit.unchanged')}</p>
      ) : (
        <>
          <h3>
            {isWhole
              ? describeChanges(key, current, edited, label)
              : label('admin.edit.changes', { count: changes.length })}
          </h3>
          {draft && isStored === false ? (
            <>
              <p css={{ color: token('--color-accent-strong'), fontWeight: 700 }}>{label('admin.edit.unstored')}</p>
              <HandOverFile drafts={[[key, draft]]} />
            </>
          ) : (
            <p>{label('admin.edit.changesHint')}</p>
          )}
          {!isWhole && <ChangeList changes={changes} />}
          <button
            type="button"
            css={buttonStyles.outline}
            onClick={() => {
              if (draft && !confirmDiscard(key, draft, label)) return;
              onClose();
              act({ type: 'discard' });
            }}
          >
            {label('admin.draft.discard')}
          </button>
        </>
      )}
    </EditorDialog>
  );
}

/** Lists the differences from the content files. */
function ChangeList({ changes }: { changes: readonly Change[] }) {
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
            {after && (
              <dd>
                {label('admin.edit.after')} <ins lang={language}>{after}</ins>
              </dd>
            )}
          </dl>
        );
      })}
    </div>
  );
}

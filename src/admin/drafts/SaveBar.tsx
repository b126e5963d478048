import { css, Global } from '@emotion/react';
import { buttonStyles } from '../../components/buttonStyles';
import { SelectField } from '../../components/Field';
import { type Labels, useLabels } from '../../components/wording';
import { type DocumentKey, documents } from '../../content/documents';
import { from } from '../../theme/media';
import { token } from '../../theme/tokens';
import { nameField } from '../form/nameField';
import type { useActivePane } from '../preview/useActivePane';
import { toolsStyles } from '../styles';
import { type Editor, simulations } from './useEditor';

type SaveBarProps = { editor: Editor; document: DocumentKey; turns: ReturnType<typeof useActivePane> };

const barStyles = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  ${toolsStyles};
  gap: 0.5rem 0.75rem;
  margin-inline: calc(-1 * ${token('--space-page')});
  padding: 0.625rem ${token('--space-page')};
  border-block-start: 2px solid ${token('--color-ink')};
  background: ${token('--color-paper')};
  ${from.large} {
    grid-column: 1 / -1;
  }
  p {
    flex: 1 1 100%;
    font-size: ${token('--size-small')};
    ${from.medium} {
      flex: 1;
    }
  }
  [data-wrong='true'] {
    color: ${token('--color-accent-strong')};
    font-weight: 700;
  }
  button {
    flex: 1 1 8rem;
    padding-inline: 0.75rem;
    ${from.medium} {
      flex: none;
      padding-inline: 1.375rem;
    }
  }
`;

/** Toasts lie above it, and so does a field that the focus goes to. */
const liftStyles = css`
  :root {
    --toast-lift: 7rem;
    ${from.medium} {
      --toast-lift: 4.5rem;
    }
  }
  /* Room below the field, rather than above the bar: the bar's own buttons are not to move the page. */
  :is(input, textarea, select) {
    scroll-margin-block-end: calc(var(--toast-lift) + 2rem);
  }
`;

const turnStyles = css`
  ${buttonStyles.outline};
  ${from.large} {
    display: none;
  }
`;

/** Always in reach: how things stand, the preview where it is not beside the fields, and the save. */
export function SaveBar({ editor, document, turns }: SaveBarProps) {
  const label = useLabels();
  const other = turns.shown === 'fields' ? 'preview' : 'fields';
  const isSaving = editor.status === 'saving';
  return (
    <div css={barStyles}>
      <Global styles={liftStyles} />
      <p role="status" data-wrong={editor.problems.length > 0 || editor.status === 'failed'}>
        {describeStatus(editor, document, label)}
      </p>
      <button type="button" css={turnStyles} onClick={() => turns.show(other)}>
        {label(`admin.edit.${other}`)}
      </button>
      <button type="submit" css={buttonStyles.primary} aria-disabled={isSaving}>
        {label(isSaving ? 'admin.edit.saving' : 'admin.edit.save')}
      </button>
    </div>
  );
}

/** How things stand in an editor, in a line. */
function describeStatus({ status, problems, changes, isKept }: Editor, document: DocumentKey, label: Labels): string {
  if (status === 'saving') return label('admin.edit.saving');
  if (status === 'failed') return label('admin.edit.failedKept');
  const [first] = problems;
  if (first) {
    const field = nameField(documents[document], first.field);
    return label('admin.edit.toMend', { count: problems.length, field });
  }
  if (changes.length === 0) return label('admin.edit.unchanged');
  return label(isKept ? 'admin.edit.draftKept' : 'admin.edit.draftNotKept', { count: changes.length });
}

/** Makes the simulated save slow or fail, so that this can be seen too: read as the form is submitted. */
export function SimulationSwitch() {
  const label = useLabels();
  return (
    <SelectField name="simulation" label={label('admin.edit.simulation')} hint={label('admin.edit.simulation.hint')}>
      {simulations.map((each) => (
        <option key={each} value={each}>
          {label(`admin.edit.simulation.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}

import { css, Global } from '@emotion/react';
import { buttonStyles } from '../../components/buttonStyles';
import { SelectField } from '../../components/Field';
import { useLabels } from '../../components/wording';
import { type DocumentKey, documents } from '../../content/documents';
import { from } from '../../theme/media';
import { token } from '../../theme/tokens';
import { nameField } from '../form/nameField';
import type { useActivePane } from '../preview/useActivePane';
import { toolsStyles } from '../styles';
import { type Editor, simulations } from './useEditor';

type SaveBarProps = { editor: Editor; documentKey: DocumentKey; panes: ReturnType<typeof useActivePane> };

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

/** Keeps toasts and focused fields above the bar. */
const liftStyles = css`
  :root {
    --toast-lift: 7rem;
    ${from.medium} {
      --toast-lift: 4.5rem;
    }
  }
  /* A margin on the fields, not scroll padding: focusing the bar's buttons must not scroll the page. */
  :is(input, textarea, select) {
    scroll-margin-block-end: calc(var(--toast-lift) + 2rem);
  }
`;

const switchStyles = css`
  ${buttonStyles.outline};
  ${from.large} {
    display: none;
  }
`;

/** A sticky bar with the status, the pane switch of narrow screens, and the save button. */
export function SaveBar({ editor, documentKey, panes }: SaveBarProps) {
  const label = useLabels();
  const other = panes.shown === 'fields' ? 'preview' : 'fields';
  const isSaving = editor.status === 'saving';
  return (
    <div css={barStyles}>
      <Global styles={liftStyles} />
      <p role="status" data-wrong={editor.problems.length > 0 || editor.status === 'failed'}>
        {useStatusText(editor, documentKey)}
      </p>
      <button type="button" css={switchStyles} onClick={() => panes.show(other)}>
        {label(`admin.edit.${other}`)}
      </button>
      <button type="submit" css={buttonStyles.primary} aria-disabled={isSaving}>
        {label(isSaving ? 'admin.edit.saving' : 'admin.edit.save')}
      </button>
    </div>
  );
}

function useStatusText({ status, problems, changes, isStored }: Editor, documentKey: DocumentKey): string {
  const label = useLabels();
  if (status === 'saving') return label('admin.edit.saving');
  if (status === 'failed') return label('admin.edit.failedKept');
  const [first] = problems;
  if (first) {
    const field = nameField(documents[documentKey], first.field);
    return label('admin.edit.toMend', { count: problems.length, field });
  }
  if (changes.length === 0) return label('admin.edit.unchanged');
  return label(isStored ? 'admin.edit.draftKept' : 'admin.edit.draftNotKept', { count: changes.length });
}

/** Lets the simulated save be slow or fail; read when the form is submitted. */
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

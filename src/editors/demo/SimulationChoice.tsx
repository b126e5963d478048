import { css } from '@emotion/react';
import { SelectField } from '../../components/Field';
import { useLabels } from '../../components/wording';
import { pageColumn } from '../../theme/pageStyles';
import { token } from '../../theme/tokens';
import { simulations } from './drafts/useEditor';

/** The id of the form whose save is simulated. */
export const editorForm = 'editor';

const foldStyles = css`
  padding-block-end: 0.25rem;
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-size: ${token('--size-small')};
  > * {
    ${pageColumn};
  }
  summary {
    min-block-size: ${token('--size-touch')};
    align-content: center;
    text-align: center;
    cursor: pointer;
  }
`;

/** How the simulated save of the form ends. Folded away: only who tries the demo needs it. */
export function SimulationChoice() {
  const label = useLabels();
  return (
    <details css={foldStyles}>
      <summary>{label('admin.edit.simulation.open')}</summary>
      <div>
        <SelectField form={editorForm} name="simulation" label={label('admin.edit.simulation')}>
          {simulations.map((each) => (
            <option key={each} value={each}>
              {label(`admin.edit.simulation.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}

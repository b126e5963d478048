import { touchTarget } from '../../shared/theme/mixins';
import { useLabels } from '../../shared/wording/wording';

/** Lost on reload. */
let fails = false;

/** Whether simulated saves fail. */
export const failsToSave = () => fails;

/** Makes simulated saves fail, for people who try out the demo. */
export function SimulationChoice() {
  const label = useLabels();
  return (
    <label css={[touchTarget, { gap: '0.5rem' }]}>
      <input
        type="checkbox"
        defaultChecked={fails}
        onChange={({ target }) => {
          fails = target.checked;
        }}
      />
      {label('admin.edit.simulation')}
    </label>
  );
}

import { SelectField } from '../../shared/components/Field';
import { useLabels } from '../../shared/components/wording';
import { type Simulation, simulations } from './drafts/useEditor';

/** Lost on reload. */
let chosen: Simulation = 'success';

/** How simulated saves end. */
export const readSimulation = () => chosen;

/** Chooses how simulated saves end. Folded, because only people who try out the demo need it. */
export function SimulationChoice() {
  const label = useLabels();
  return (
    <details>
      <summary>{label('admin.edit.simulation.open')}</summary>
      <SelectField
        label={label('admin.edit.simulation')}
        defaultValue={chosen}
        onChange={({ target }) => {
          chosen = target.value as Simulation;
        }}
      >
        {simulations.map((each) => (
          <option key={each} value={each}>
            {label(`admin.edit.simulation.${each}`)}
          </option>
        ))}
      </SelectField>
    </details>
  );
}

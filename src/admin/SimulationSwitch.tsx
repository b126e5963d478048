import { SelectField } from '../components/Field';
import { useLabels } from '../components/wording';
import { type Simulation, simulations } from './useEditor';

type SimulationSwitchProps = { value: Simulation; onChange: (simulation: Simulation) => void };

/** Makes the simulated save slow or fail, so that this can be seen too. */
export function SimulationSwitch({ value, onChange }: SimulationSwitchProps) {
  const label = useLabels();
  return (
    <SelectField
      label={label('admin.edit.simulation')}
      hint={label('admin.edit.simulation.hint')}
      value={value}
      onChange={({ target }) => onChange(simulations.find((each) => each === target.value) ?? 'success')}
    >
      {simulations.map((each) => (
        <option key={each} value={each}>
          {label(`admin.edit.simulation.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}

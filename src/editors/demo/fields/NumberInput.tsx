import { InputField } from '../../../components/Field';
import type { NumberField } from '../../../content/fields/number';
import type { InputProps } from './input';

export function NumberInput({ control }: InputProps<NumberField>) {
  // Not type="number", which reads « 10.000 » as ten.
  return <InputField {...control} type="text" inputMode="numeric" />;
}

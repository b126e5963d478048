import { InputField } from '../../../components/Field';
import type { NumberField } from '../../../content/fields/number';
import type { InputProps } from './input';

export function NumberInput({ control }: InputProps<NumberField>) {
  return <InputField {...control} type="number" />;
}

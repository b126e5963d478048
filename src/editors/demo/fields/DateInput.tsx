import { InputField } from '../../../components/Field';
import type { DateField } from '../../../content/fields/date';
import type { InputProps } from './input';

export function DateInput({ control }: InputProps<DateField>) {
  return <InputField {...control} type="date" />;
}

import { InputField } from '../../../components/Field';
import type { DateField } from '../../../content/fields/date';
import type { InputProps } from './input';

export function DateInput({ field, control }: InputProps<DateField>) {
  // Browsers have no input for a partial date.
  return <InputField {...control} type={field.partial ? 'text' : 'date'} />;
}

import { InputField } from '../../../components/Field';
import type { FocusField } from '../../../content/fields/focus';
import type { InputProps } from './input';

export function FocusInput({ control }: InputProps<FocusField>) {
  return <InputField {...control} type="text" />;
}

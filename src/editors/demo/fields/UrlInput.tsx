import { InputField } from '../../../components/Field';
import type { UrlField } from '../../../content/fields/url';
import type { InputProps } from './input';

export function UrlInput({ control }: InputProps<UrlField>) {
  return <InputField {...control} type="url" inputMode="url" />;
}

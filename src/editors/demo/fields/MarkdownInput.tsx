import type { MarkdownField as Field } from '../../../content/fields/markdown';
import { MarkdownField } from '../markdown/MarkdownField';
import type { InputProps } from './input';
import { areaStyles } from './TextInput';

export function MarkdownInput({ control }: InputProps<Field>) {
  return <MarkdownField css={areaStyles} {...control} />;
}

import { css } from '@emotion/react';
import { InputField, SelectField, TextAreaField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { maxLength } from '../../../content/fields';
import type { LongTextField, TextField } from '../../../content/fields/text';
import type { InputProps } from './input';

/** Grows with the text where browsers support `field-sizing`. */
export const areaStyles = css`
  min-block-size: 5rem;
  max-block-size: 50svh;
  resize: vertical;
  field-sizing: content;
`;

/** The longest text, in characters, that one line of a phone shows whole. */
const maxOneLine = 50;

export function TextInput({ field, control }: InputProps<TextField>) {
  const label = useLabels();
  const { options, optionLabels, keyboard } = field;
  if (options) {
    return (
      <SelectField {...control}>
        <option value="">{label('admin.edit.emptyChoice')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabels?.[option] ?? option}
          </option>
        ))}
      </SelectField>
    );
  }
  if (!keyboard && Number(maxLength(field)) > maxOneLine)
    return <TextAreaField css={areaStyles} {...control} rows={2} />;
  return <InputField {...control} type="text" inputMode={keyboard} />;
}

export function LongTextInput({ control }: InputProps<LongTextField>) {
  return <TextAreaField css={areaStyles} {...control} rows={4} />;
}

import { css } from '@emotion/react';
import { useState } from 'react';
import { type DateField, toFrenchDate } from '../../../content/fields/date';
import { lengthLimit, type ScalarField } from '../../../content/fields/fields';
import type { TextField, UrlField } from '../../../content/fields/scalars';
import { createField, InputField, SelectField } from '../../../shared/components/Field';
import { useLabels } from '../../../shared/wording/wording';
import type { InputProps } from './formState';

/** Grows with the text or, where browsers lack `field-sizing`, by its handle. */
const areaStyles = css`
  max-block-size: 50svh;
  resize: vertical;
  field-sizing: content;
  @supports (field-sizing: content) {
    resize: none;
  }
`;

export const longAreaStyles = css`
  ${areaStyles};
  min-block-size: 5rem;
`;

export const TextAreaField = createField('textarea');

/** The maximum characters of a text that fits one line of a phone. */
const maxOneLine = 32;

export function TextInput({ field, control }: InputProps<TextField>) {
  const label = useLabels();
  const { options, optionNames, contact } = field;
  if (options) {
    return (
      <SelectField {...control}>
        <option value="">{label('editor.edit.emptyChoice')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionNames?.[option] ?? option}
          </option>
        ))}
      </SelectField>
    );
  }
  if (!contact && Number(lengthLimit(field)) > maxOneLine)
    return <TextAreaField css={areaStyles} {...control} rows={2} />;
  return <InputField {...control} type="text" inputMode={contact} />;
}

export function DateInput({ field, control }: InputProps<DateField>) {
  const label = useLabels();
  const examples = label(field.partial ? 'editor.edit.partialDates' : 'editor.edit.dates');
  return (
    <InputField
      {...control}
      css={{ maxInlineSize: '16rem' }}
      type="text"
      hint={[control.hint, examples].filter(Boolean).join(' ')}
      {...useTyped(control, toFrenchDate)}
    />
  );
}

/**
 * Shows a value as typed until its input loses the focus: a date that is complete now may be the start of a longer one.
 */
function useTyped({ value, onChange }: InputProps<ScalarField>['control'], write = (stored: string) => stored) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? write(value),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      onChange(event);
    },
    onBlur: () => setTyped(undefined),
  };
}

export function UrlInput({ control }: InputProps<UrlField>) {
  return <InputField {...control} type="url" inputMode="url" {...useTyped(control)} />;
}

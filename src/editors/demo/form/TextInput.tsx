import { css } from '@emotion/react';
import { useState } from 'react';
import { type DateField, toFrenchDate } from '../../../content/fields/date';
import { lengthLimit, type ScalarField } from '../../../content/fields/fields';
import type { MarkdownField } from '../../../content/fields/markdown';
import type { LongTextField, NumberField, TextField, UrlField } from '../../../content/fields/scalars';
import { createField, InputField, SelectField } from '../../../shared/components/Field';
import { useLabels } from '../../../shared/wording/wording';
import { MarkdownAreaField } from '../markdown/MarkdownAreaField';
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

const longAreaStyles = css`
  ${areaStyles};
  min-block-size: 5rem;
`;

const TextAreaField = createField('textarea');

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

export function LongTextInput({ control }: InputProps<LongTextField>) {
  return <TextAreaField css={longAreaStyles} {...control} rows={4} />;
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

export function MarkdownInput({ control }: InputProps<MarkdownField>) {
  return <MarkdownAreaField css={longAreaStyles} {...control} rows={6} />;
}

export function NumberInput({ control }: InputProps<NumberField>) {
  // Not type="number", which reads « 10.000 » as ten.
  return <InputField {...control} type="text" inputMode="numeric" />;
}

export function UrlInput({ control }: InputProps<UrlField>) {
  return <InputField {...control} type="url" inputMode="url" {...useTyped(control)} />;
}

import { css } from '@emotion/react';
import { addNonBreakingSpaces } from '../../content/addNonBreakingSpaces';
import type { Field, Fields } from '../../content/fields';
import { defaultLanguage, languages } from '../../i18n/languages';
import { from } from '../../theme/media';
import { groupHintStyles, groupStyles } from '../styles';
import type { FormState, Path } from './form';
import { ListInput } from './ListInput';
import { ScalarInput } from './ScalarInput';

type FieldInputsProps = {
  fields: Fields;
  form: FormState;
  /** The path below a language. */
  path?: Path;
};

const pairStyles = css`
  display: grid;
  gap: 0.75rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    row-gap: 0.375rem;
    /* Label, input and hint of both languages at the same heights. */
    > div {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    > div:only-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** The inputs of any fields of the model, one per field and language, with nested groups and lists. */
export function FieldInputs({ fields, form, path = [] }: FieldInputsProps) {
  return Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .map(([name, field]) => (
      <FieldInput key={name} field={field} siblings={fields} path={[...path, name]} form={form} />
    ));
}

type FieldInputProps = { field: Field; siblings: Fields; path: Path; form: FormState };

function FieldInput({ field, siblings, path, form }: FieldInputProps) {
  if (field.kind === 'object') {
    return (
      <fieldset css={groupStyles}>
        <legend>{field.label}</legend>
        <p css={groupHintStyles}>{addNonBreakingSpaces(field.hint)}</p>
        <FieldInputs fields={field.fields} path={path} form={form} />
      </fieldset>
    );
  }
  if (field.kind === 'list') {
    const { of } = field;
    return (
      <ListInput field={field} path={path} form={form}>
        {(item) =>
          of.kind === 'object' ? (
            <FieldInputs fields={of.fields} path={item} form={form} />
          ) : (
            <FieldInput field={of} siblings={{}} path={item} form={form} />
          )
        }
      </ListInput>
    );
  }
  return (
    <div css={pairStyles}>
      {(field.shared ? [defaultLanguage] : languages).map((language) => (
        <ScalarInput key={language} field={field} siblings={siblings} language={language} path={path} form={form} />
      ))}
    </div>
  );
}

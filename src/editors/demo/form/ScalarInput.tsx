import { css } from '@emotion/react';
import { useId } from 'react';
import { InputField, SelectField, TextAreaField } from '../../../components/Field';
import { useLabels } from '../../../components/wording';
import { addNonBreakingSpaces } from '../../../content/addNonBreakingSpaces';
import { type Fields, maxLength, type ScalarField } from '../../../content/fields';
import { isMediaOfType } from '../../../content/validate';
import { isBlank } from '../../../content/values';
import { defaultLanguage, type Language, languagesInFrench } from '../../../i18n/languages';
import { MarkdownField } from '../markdown/MarkdownField';
import { PhotoField } from '../photos/PhotoField';
import { describePath, type FormState, type Path, readAt, writeAt } from './form';

export type ScalarInputProps = {
  field: ScalarField;
  /** The fields beside it. */
  siblings: Fields;
  language: Language;
  /** The path below the language. */
  path: Path;
  form: FormState;
  /** Why a translation is to be reviewed. */
  remark?: string;
};

/** Grows with the text where browsers support `field-sizing`. */
const areaStyles = css`
  min-block-size: 5rem;
  max-block-size: 50svh;
  resize: vertical;
  field-sizing: content;
`;

/** The longest text, in characters, that one line of a phone shows whole. */
const maxOneLine = 50;

/** The share of the maximum length from which the counter is shown. */
const nearLimit = 0.8;

export function ScalarInput({ field, siblings, language, path, form, remark }: ScalarInputProps) {
  const label = useLabels();
  const listId = useId();
  const fullPath: Path = [language, ...path];
  const text = readText(form, fullPath);
  const isTranslation = language !== defaultLanguage;
  const required = !isTranslation && !field.optional;
  const max = maxLength(field);
  const count = (length: number) => {
    if (!max || length <= max * nearLimit) return '';
    return label(length > max ? 'admin.problem.tooLong' : 'admin.edit.length', { length, max });
  };
  const room = count(text.length);
  const isTooLong = max !== undefined && text.length > max;
  const hints = [!isTranslation && addNonBreakingSpaces(field.hint), remark, room];

  const control = {
    label: `${field.label} (${field.shared ? label('admin.edit.shared') : languagesInFrench[language]})${required ? ' *' : ''}`,
    hint: hints.filter(Boolean).join(' ') || undefined,
    error: form.problems.get(describePath(fullPath)) ?? (isTooLong ? room : undefined),
    name: describePath(fullPath),
    // The preview follows this language; a shared field has none.
    lang: field.shared ? undefined : language,
    'aria-required': required,
    value: text,
    // The fallback for an empty translation.
    placeholder: isTranslation ? readText(form, [defaultLanguage, ...path]) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      form.onChange(writeAt(form.entry, fullPath, readTyped(field, target.value)));
      form.announce(count(target.value.length));
    },
  };

  switch (field.kind) {
    case 'longText':
      return <TextAreaField css={areaStyles} {...control} rows={4} />;
    case 'markdown':
      return <MarkdownField css={areaStyles} {...control} />;
    case 'media': {
      const { label: name, hint, ...input } = control;
      const isPhoto = field.accept.includes('photo');
      // Suggests the site's files; a URL on a stock-photo host is valid too.
      const address = (
        <>
          <InputField
            {...input}
            label={isPhoto ? label('admin.photo.address') : name}
            hint={isPhoto ? undefined : hint}
            type="text"
            list={listId}
            inputMode="url"
            autoComplete="off"
          />
          <datalist id={listId}>
            {form.uploads
              .filter((file) => field.accept.some((type) => isMediaOfType(file, type)))
              .map((file) => (
                <option key={file} value={file} />
              ))}
          </datalist>
        </>
      );
      if (!isPhoto) return address;
      const place = { field, siblings, language, path, form };
      return (
        <PhotoField {...place} name={name} hint={hint} error={control.error}>
          {address}
        </PhotoField>
      );
    }
    case 'url':
      return <InputField {...control} type="url" inputMode="url" />;
    case 'number':
      return <InputField {...control} type="number" />;
    case 'text':
      if (field.options) {
        return (
          <SelectField {...control}>
            <option value="">{label('admin.edit.emptyChoice')}</option>
            {field.options.map((option) => (
              <option key={option} value={option}>
                {field.optionLabels?.[option] ?? option}
              </option>
            ))}
          </SelectField>
        );
      }
      if (max && max > maxOneLine) return <TextAreaField css={areaStyles} {...control} rows={2} />;
      return <InputField {...control} type="text" />;
  }
}

function readTyped(field: ScalarField, typed: string): string | number {
  if (field.kind === 'number') return typed === '' ? '' : Number(typed);
  // The textarea may wrap; the stored value is one line.
  return field.kind === 'text' ? typed.replace(/\s*\n\s*/g, ' ') : typed;
}

function readText({ entry }: FormState, fullPath: Path): string {
  const value = readAt(entry, fullPath);
  return isBlank(value) ? '' : String(value);
}

import { css } from '@emotion/react';
import { useId } from 'react';
import { InputField, SelectField, TextAreaField } from '../../components/Field';
import { useLabels } from '../../components/wording';
import { addNonBreakingSpaces } from '../../content/addNonBreakingSpaces';
import { isBlank, maxLength, type ScalarField } from '../../content/fields';
import { isMediaOfType } from '../../content/validate';
import { defaultLanguage, type Language, languagesInFrench } from '../../i18n/languages';
import { describePath, type FormState, type Path, readAt, writeAt } from './form';

type PlainInputProps = {
  field: ScalarField;
  language: Language;
  /** The way to it from a language's half. */
  path: Path;
  form: FormState;
};

/** As tall as what is typed, where the browser can. */
const areaStyles = css`
  min-block-size: 5rem;
  max-block-size: 50svh;
  resize: vertical;
  field-sizing: content;
`;

/** A text that may be longer than this is not seen whole in one line of a phone. */
const oneLine = 50;

/** The part of the longest text from which the room that is left is shown. */
const nearLimit = 0.8;

/** The input of a field that is one value, in one language. */
export function ScalarInput({ field, language, path, form }: PlainInputProps) {
  const label = useLabels();
  const list = useId();
  const place: Path = [language, ...path];
  const text = readText(form, place);
  const isTranslation = language !== defaultLanguage;
  const required = !isTranslation && !field.optional;
  const max = maxLength(field);
  const room = max && text.length > max * nearLimit && label('admin.edit.length', { length: text.length, max });

  const control = {
    label: `${field.label} (${field.shared ? label('admin.edit.shared') : languagesInFrench[language]})${required ? ' *' : ''}`,
    hint: [!isTranslation && addNonBreakingSpaces(field.hint), room].filter(Boolean).join(' ') || undefined,
    error: form.problems.get(describePath(place)),
    name: describePath(place),
    // The preview turns to the language of what is typed; a shared field has none.
    lang: field.shared ? undefined : language,
    'aria-required': required,
    value: text,
    // What the page shows where the translation is empty.
    placeholder: isTranslation ? readText(form, [defaultLanguage, ...path]) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      form.onChange(writeAt(form.entry, place, readTyped(field, target.value)));
    },
  };

  switch (field.kind) {
    case 'longText':
      return <TextAreaField css={areaStyles} {...control} rows={4} />;
    case 'markdown':
      return <TextAreaField css={areaStyles} {...control} rows={6} />;
    case 'media':
      // The files of the site; an address on a stock-photo host may be typed instead.
      return (
        <>
          <InputField {...control} type="text" list={list} inputMode="url" autoComplete="off" />
          <datalist id={list}>
            {form.uploads
              .filter((file) => field.accept.some((type) => isMediaOfType(file, type)))
              .map((file) => (
                <option key={file} value={file} />
              ))}
          </datalist>
        </>
      );
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
      if (max && max > oneLine) return <TextAreaField css={areaStyles} {...control} rows={2} />;
      return <InputField {...control} type="text" />;
  }
}

function readTyped(field: ScalarField, typed: string): string | number {
  if (field.kind === 'number') return typed === '' ? '' : Number(typed);
  // Two lines on the screen, one in the file.
  return field.kind === 'text' ? typed.replace(/\s*\n\s*/g, ' ') : typed;
}

function readText({ entry }: FormState, place: Path): string {
  const value = readAt(entry, place);
  return isBlank(value) ? '' : String(value);
}

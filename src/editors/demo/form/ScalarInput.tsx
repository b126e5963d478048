import { type ReactNode, startTransition, useOptimistic } from 'react';
import { listAddedCodes } from '../../../content/contacts';
import { describePath, readAt, writeAt } from '../../../content/documents/editDocument';
import { kindOf, lengthLimit, type ScalarField } from '../../../content/fields/fields';
import { siteVariables } from '../../../content/fields/scalars';
import { addNoBreakSpaces } from '../../../content/present/noBreakSpaces';
import { InputField } from '../../../shared/components/Field';
import { foldLetters } from '../../../shared/i18n/foldText';
import { defaultLanguage, languagesInFrench } from '../../../shared/i18n/languages';
import { isBlank } from '../../../shared/unknownValues';
import { useLabels } from '../../../shared/wording/wording';
import { MarkdownAreaField } from '../markdown/MarkdownAreaField';
import { useMedia } from '../media/MediaProvider';
import type { InputProps, InputTarget } from './formState';
import { MediaInput } from './MediaInput';
import { DateInput, longAreaStyles, TextAreaField, TextInput, UrlInput } from './TextInput';

/** A focus is technical, and has no input. */
type EditedKind = Exclude<ScalarField['kind'], 'focus'>;

const inputs: { [K in EditedKind]: (props: InputProps<Extract<ScalarField, { kind: K }>>) => ReactNode } = {
  text: TextInput,
  longText: ({ control }) => <TextAreaField css={longAreaStyles} {...control} rows={4} />,
  markdown: ({ control }) => <MarkdownAreaField css={longAreaStyles} {...control} rows={6} />,
  media: MediaInput,
  url: UrlInput,
  // Not type="number", which reads « 10.000 » as ten.
  number: ({ control }) => <InputField {...control} type="text" inputMode="numeric" />,
  date: DateInput,
};

export type ScalarInputProps = Omit<InputTarget, 'at'> & {
  field: ScalarField;
  /** Why to review this text. */
  noteText?: string;
};

export function ScalarInput({ form, field, noteText, language, path, siblings }: ScalarInputProps) {
  const label = useLabels();
  const { site } = useMedia().content;
  const name = describePath([language, ...path]);
  const at = field.shared ? path : [...path, language];
  const value = readAt(form.edited, at);
  // The input shows each keystroke at once; React updates the rest of the page when it has time.
  const [text, setText] = useOptimistic(isBlank(value) ? '' : String(value));
  const isTranslation = language !== defaultLanguage;
  // Beside a picture, its description is required.
  const isDemanded = Object.entries(siblings).some(
    ([siblingName, sibling]) =>
      sibling.kind === 'media' &&
      sibling.describedBy === path.at(-1) &&
      !isBlank(readAt(form.edited, [...path.slice(0, -1), siblingName])),
  );
  const required = !isTranslation && (!field.optional || isDemanded);
  const max = lengthLimit(field);
  const { length } = text;
  const tooLong = max && length > max ? label('editor.problem.tooLong', { length, max }) : undefined;
  const numbers = 'contact' in field && field.contact === 'tel' ? listAddedCodes(text).join(' / ') : '';
  const called = numbers && label('editor.edit.called', { numbers });
  const variables = siteVariables.filter((variable) => !isTranslation && text.includes(`{${variable}}`));
  const values = variables.map((variable) => `{${variable}} = ${site[variable]}`).join(', ');
  const replaced = values && label('editor.edit.replaced', { values });
  const hints = [!isTranslation && addNoBreakSpaces(field.hint), noteText, replaced, called];

  const control: InputProps<ScalarField>['control'] = {
    label: (
      <>
        {field.frenchName}{' '}
        <span css={{ fontWeight: 400 }}>
          {`(${field.shared ? label('editor.edit.shared') : languagesInFrench[language]})${required ? '\u00a0*' : ''}`}
        </span>
      </>
    ),
    hint: hints.filter(Boolean).join(' ') || undefined,
    error: form.problems.get(name) ?? tooLong,
    name,
    // The preview is in the language of the focused field. A shared field has no language.
    lang: field.shared ? undefined : language,
    'aria-required': required,
    value: text,
    onChange: ({ target }) => {
      startTransition(() => {
        setText(target.value);
        const typed = foldLetters(target.value);
        form.onChange((tree) => writeAt(tree, at, kindOf(field).parse?.(typed, field) ?? typed));
      });
    },
  };

  // TypeScript cannot relate a field to its kind's input.
  const Input = inputs[field.kind as EditedKind] as (props: InputProps<ScalarField>) => ReactNode;
  return <Input field={field} control={control} target={{ form, siblings, language, path, at }} />;
}

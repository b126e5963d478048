import { css } from '@emotion/react';
import { useState } from 'react';
import { buttonStyles } from '../components/buttonStyles';
import { InputField, SelectField, TextAreaField } from '../components/Field';
import { useLabels } from '../components/useLabels';
import { type Field, type Fields, isBlank, isRecord } from '../content/fields';
import type { Entry } from '../content/localize';
import { defaultLanguage, languageNames, languages } from '../i18n/languages';
import { visuallyHidden } from '../theme/GlobalStyles';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { describePath, type Path, readAt, writeAt } from './paths';

type FieldInputsProps = {
  fields: Fields;
  entry: Entry;
  /** What is wrong, by the way to the field as problems name it. */
  problems: ReadonlyMap<string, string>;
  onChange: (entry: Entry) => void;
  /** The way from a language's half to these fields. */
  path?: Path;
};

const groupStyles = css`
  display: grid;
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-block-end: 0.75rem;
    font: 800 ${token('--size-card-title')} / 1.2 ${token('--font-display')};
  }
`;

const pairStyles = css`
  display: grid;
  gap: 0.75rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const itemStyles = css`
  display: grid;
  gap: 1rem;
  padding: 1rem;
  border: 1px solid ${token('--color-line')};
  background: ${token('--color-card')};
`;

const toolsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

const toolStyles = css`
  min-block-size: ${token('--size-touch')};
  padding-inline: 0.875rem;
  border: 1px solid ${token('--color-ink')};
  border-radius: 3px;
  background: transparent;
  font-size: ${token('--size-small')};
  font-weight: 700;
  &:disabled {
    border-color: ${token('--color-line')};
    color: ${token('--color-ink-soft')};
    cursor: default;
  }
`;

/** A form for any fields of the model: one input per field and language, groups and lists within each other. */
export function FieldInputs({ fields, path = [], ...form }: FieldInputsProps) {
  return Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .map(([name, field]) => <FieldInput key={name} field={field} path={[...path, name]} {...form} />);
}

type FieldInputProps = Omit<FieldInputsProps, 'fields' | 'path'> & { field: Field; path: Path };

function FieldInput({ field, path, ...form }: FieldInputProps) {
  if (field.kind === 'object') {
    return (
      <fieldset css={groupStyles}>
        <legend>{field.label}</legend>
        <FieldInputs fields={field.fields} path={path} {...form} />
      </fieldset>
    );
  }
  if (field.kind === 'list') return <ListInput field={field} path={path} {...form} />;
  return (
    <div css={pairStyles}>
      {(field.shared ? [defaultLanguage] : languages).map((language) => (
        <TextInput key={language} field={field} path={[language, ...path]} {...form} />
      ))}
    </div>
  );
}

type TextKind = Exclude<Field, { kind: 'object' | 'list' }>;

function TextInput({ field, path, entry, problems, onChange }: FieldInputProps & { field: TextKind }) {
  const label = useLabels();
  const language = languages.find((known) => known === path[0]) ?? defaultLanguage;
  const value = readAt(entry, path);
  const text = isBlank(value) ? '' : String(value);
  const required = language === defaultLanguage && !field.optional;
  const about = [
    field.shared ? label('admin.edit.shared') : languageNames[language],
    required && label('admin.edit.required'),
  ].filter(Boolean);

  const shared = {
    label: `${field.label} (${about.join(', ')})`,
    hint: language === defaultLanguage ? field.hint : undefined,
    error: problems.get(describePath(path)),
    name: describePath(path),
    lang: language,
    'aria-required': required,
    value: text,
  };
  const write = (typed: string) =>
    onChange(writeAt(entry, path, field.kind === 'number' && typed !== '' ? Number(typed) : typed));

  if (field.kind === 'text' && field.options) {
    return (
      <SelectField {...shared} onChange={({ target }) => write(target.value)}>
        <option value="">{label('admin.edit.emptyChoice')}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (field.kind === 'longText' || field.kind === 'markdown') {
    return (
      <TextAreaField
        {...shared}
        hint={[shared.hint, label('admin.edit.length', { count: text.length })].filter(Boolean).join(' ')}
        rows={4}
        onChange={({ target }) => write(target.value)}
      />
    );
  }
  return (
    <InputField
      {...shared}
      type={field.kind === 'number' ? 'number' : field.kind === 'url' ? 'url' : 'text'}
      // What French says where English is empty.
      placeholder={
        language === defaultLanguage ? undefined : String(readAt(entry, [defaultLanguage, ...path.slice(1)]) ?? '')
      }
      onChange={({ target }) => write(target.value)}
    />
  );
}

type ListKind = Extract<Field, { kind: 'list' }>;

/** Items of a list: added empty, removed with a way back, moved. Both languages' lists stay in step (`alignLists`). */
function ListInput({ field, path, entry, onChange, ...form }: FieldInputProps & { field: ListKind }) {
  const label = useLabels();
  const [beforeRemoval, setBeforeRemoval] = useState<Entry>();
  const list = readAt(entry, [defaultLanguage, ...path]);
  const items: unknown[] = Array.isArray(list) ? list : [];

  const editList = (edit: (items: unknown[]) => unknown[]) =>
    onChange(
      languages.reduce((edited, language) => {
        if (field.shared && language !== defaultLanguage) return edited;
        const current = readAt(edited, [language, ...path]);
        return writeAt(edited, [language, ...path], edit(Array.isArray(current) ? current : []));
      }, entry),
    );
  const add = () => {
    const item = field.of.kind === 'object' ? { id: `nouveau-${Date.now().toString(36)}` } : '';
    editList((all) => [...all, item]);
  };
  const remove = (index: number) => {
    setBeforeRemoval(entry);
    editList((all) => without(all, index));
  };
  const move = (index: number, step: number) =>
    editList((all) => {
      const rest = without(all, index);
      return [...rest.slice(0, index + step), all[index], ...rest.slice(index + step)];
    });
  const undo = () => {
    if (beforeRemoval) onChange(beforeRemoval);
    setBeforeRemoval(undefined);
  };

  return (
    <fieldset css={groupStyles}>
      <legend>{field.label}</legend>
      {items.map((item, index) => {
        const name = `${field.of.label} ${index + 1}`;
        return (
          <fieldset key={isRecord(item) ? String(item.id) : index} css={itemStyles}>
            <legend>{name}</legend>
            {field.of.kind === 'object' ? (
              <FieldInputs
                fields={field.of.fields}
                path={[...path, index]}
                entry={entry}
                onChange={onChange}
                {...form}
              />
            ) : (
              <FieldInput field={field.of} path={[...path, index]} entry={entry} onChange={onChange} {...form} />
            )}
            <div css={toolsStyles}>
              <button type="button" css={toolStyles} disabled={index === 0} onClick={() => move(index, -1)}>
                {label('admin.list.up')} <span css={visuallyHidden}>{name}</span>
              </button>
              <button
                type="button"
                css={toolStyles}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                {label('admin.list.down')} <span css={visuallyHidden}>{name}</span>
              </button>
              <button type="button" css={toolStyles} onClick={() => remove(index)}>
                {label('admin.list.remove')} <span css={visuallyHidden}>{name}</span>
              </button>
            </div>
          </fieldset>
        );
      })}
      <p role="status" css={toolsStyles}>
        {beforeRemoval && (
          <>
            {label('admin.list.removed')}
            <button type="button" css={toolStyles} onClick={undo}>
              {label('admin.list.undo')}
            </button>
          </>
        )}
      </p>
      <button type="button" css={buttonStyles.outline} onClick={add}>
        {label('admin.list.add')}
      </button>
    </fieldset>
  );
}

function without(items: readonly unknown[], index: number): unknown[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

import { css } from '@emotion/react';
import { describePath, type Path, readAt } from '../../../content/documents/editDocument';
import { type Field, type Fields, isGroup } from '../../../content/fields/fields';
import { nameValue } from '../../../content/fields/nameField';
import { addNoBreakSpaces } from '../../../content/present/noBreakSpaces';
import { hintSelector } from '../../../shared/components/Field';
import { defaultLanguage, languages, languagesInFrench } from '../../../shared/i18n/languages';
import { from } from '../../../shared/theme/breakpoints';
import { smallStyles } from '../../../shared/theme/islandStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { Fold } from './Fold';
import type { FormState, InputTarget } from './formState';
import { ListInput } from './ListInput';
import { ScalarInput, type ScalarInputProps } from './ScalarInput';

type FieldInputsProps = { form: FormState; fields: Fields; path?: Path };

const groupStyles = css`
  border-block-start: 2px solid ${token('--color-ink')};
  & + & {
    margin-block-start: -1.5rem;
  }
  > details > summary strong {
    font: 800 ${token('--size-card-title')} / 1.2 ${token('--font-display')};
  }
`;

const pairStyles = css`
  display: grid;
  gap: 0.375rem 0.75rem;
  ${from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    /* Only the innermost grid has row gaps: this grid's gaps would also stand between empty rows. */
    row-gap: 0;
    /* Aligns label, input, error and hint of both languages. */
    > [data-side] {
      row-gap: 0;
      grid-row: span 5;
      grid-template-rows: subgrid;
      > div {
        grid-row: span 4;
        grid-template-rows: subgrid;
        /* The hint keeps its row where only the other language has an error. */
        > ${hintSelector} {
          grid-row: 4;
        }
      }
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
  &[data-kind='number'] input {
    max-inline-size: 8rem;
  }
`;

const sideStyles = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  &[data-note]:not(:has([aria-invalid='true'])) > div > p {
    justify-self: start;
    padding-inline-start: 0.5rem;
    border-inline-start: 4px solid ${token('--color-mark')};
    color: ${token('--color-ink')};
    font-size: ${token('--size-small')};
    font-weight: 700;
  }
`;

/** The French text, for narrow screens, which show one language at a time. */
const originalStyles = css`
  ${smallStyles};
  white-space: pre-line;
  ${from.medium} {
    display: none;
  }
`;

/** The inputs of any fields of the model, one per field and language, with nested groups and lists. */
export function FieldInputs({ form, fields, path: parent = [] }: FieldInputsProps) {
  // The editor generates an id, unless the volunteer chooses it among options.
  const shown = Object.entries(fields).filter(
    ([name, field]) => !field.technical && (name !== 'id' || 'options' in field),
  );
  const firstGroup = shown.find(([, field]) => isGroup(field))?.[0];
  return shown.map(([name, field]) => {
    const path = [...parent, name];
    const input = <FieldInput key={name} form={form} field={field} siblings={fields} path={path} />;
    if (!isGroup(field)) return input;
    const { frenchName } = field;
    const title = <strong>{frenchName}</strong>;
    return (
      <div key={name} css={groupStyles}>
        <Fold form={form} name={frenchName} path={describePath(path)} startsOpen={name === firstGroup} summary={title}>
          <p css={smallStyles}>{addNoBreakSpaces(field.hint)}</p>
          {input}
        </Fold>
      </div>
    );
  });
}

type FieldInputProps = Pick<InputTarget, 'form' | 'siblings' | 'path'> & { field: Field };

function FieldInput({ form, field, siblings, path }: FieldInputProps) {
  if (!isGroup(field)) return <ScalarPair form={form} field={field} siblings={siblings} path={path} />;
  if (field.kind === 'object') return <FieldInputs form={form} fields={field.fields} path={path} />;
  // The key drops the undo of a removal when an item around this list moves: its path then names another list.
  return (
    <ListInput key={describePath(path)} form={form} field={field} path={path}>
      {(item) => <FieldInput form={form} field={field.of} siblings={{}} path={item} />}
    </ListInput>
  );
}

function ScalarPair(props: Omit<ScalarInputProps, 'language' | 'noteText'>) {
  const { form, field, path } = props;
  const label = useLabels();
  return (
    <div css={pairStyles} data-kind={field.kind}>
      {(field.shared ? [defaultLanguage] : languages).map((language) => {
        const note = form.notes.get(describePath([language, ...path]));
        return (
          <div key={language} css={sideStyles} data-side={field.shared ? undefined : language} data-note={note}>
            {language !== defaultLanguage && (
              <p css={originalStyles} lang={defaultLanguage}>
                {nameValue(field, readAt(form.edited, path)).replaceAll('**', '')}
              </p>
            )}
            <ScalarInput
              {...props}
              language={language}
              noteText={note && label(`editor.note.${note}`, { language: languagesInFrench[language] })}
            />
          </div>
        );
      })}
    </div>
  );
}

import { css } from '@emotion/react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../components/wording';
import { addNonBreakingSpaces } from '../../content/addNonBreakingSpaces';
import type { Field, Fields, ScalarField } from '../../content/fields';
import { defaultLanguage, languages, languagesInFrench } from '../../i18n/languages';
import { from } from '../../theme/media';
import { smallText, visuallyHidden } from '../../theme/mixins';
import { token } from '../../theme/tokens';
import { toolStyles } from '../styles';
import { Fold } from './Fold';
import { describePath, type FormState, type Path, readAt, writeAt } from './form';
import { ListInput } from './ListInput';
import { revealField } from './revealField';
import { ScalarInput } from './ScalarInput';

type FieldInputsProps = {
  fields: Fields;
  form: FormState;
  /** The path below a language. */
  path?: Path;
};

const groupStyles = css`
  border-block-start: 2px solid ${token('--color-ink')};
  > details > summary strong {
    font: 800 ${token('--size-card-title')} / 1.2 ${token('--font-display')};
  }
`;

const pairStyles = css`
  display: grid;
  gap: 0.375rem 0.75rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    /* Label, input, hint and remark of both languages at the same heights. */
    > [data-side] {
      grid-row: span 4;
      grid-template-rows: subgrid;
      > div {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const markStyles = css`
  justify-self: start;
  padding-inline-start: 0.5rem;
  border-inline-start: 4px solid ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-size: ${token('--size-small')};
  font-weight: 700;
`;

const sideStyles = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  &[data-mark]:not(:has([aria-invalid='true'])) > div > p {
    ${markStyles};
  }
`;

const elsewhereStyles = css`
  ${markStyles};
  ${from.medium} {
    display: none;
  }
`;

const copyStyles = css`
  ${toolStyles};
  justify-self: start;
`;

/** The inputs of any fields of the model, one per field and language, with nested groups and lists. */
export function FieldInputs({ fields, form, path = [] }: FieldInputsProps) {
  const shown = Object.entries(fields).filter(([name]) => name !== 'id');
  const firstGroup = shown.find(([, { kind }]) => kind === 'object' || kind === 'list')?.[0];
  return shown.map(([name, field]) => (
    <FieldInput
      key={name}
      field={field}
      siblings={fields}
      path={[...path, name]}
      form={form}
      isOpen={name === firstGroup}
    />
  ));
}

type FieldInputProps = { field: Field; siblings: Fields; path: Path; form: FormState; isOpen: boolean };

function FieldInput({ field, siblings, path, form, isOpen }: FieldInputProps) {
  if (field.kind !== 'object' && field.kind !== 'list')
    return <ScalarPair field={field} siblings={siblings} path={path} form={form} />;
  const { label: name } = field;
  return (
    <div css={groupStyles}>
      <Fold name={name} place={describePath(path)} form={form} isOpen={isOpen} summary={<strong>{name}</strong>}>
        <p css={smallText}>{addNonBreakingSpaces(field.hint)}</p>
        {field.kind === 'object' ? (
          <FieldInputs fields={field.fields} path={path} form={form} />
        ) : (
          <ListInput field={field} path={path} form={form}>
            {(item) =>
              field.of.kind === 'object' ? (
                <FieldInputs fields={field.of.fields} path={item} form={form} />
              ) : (
                <ScalarPair field={field.of} siblings={{}} path={item} form={form} />
              )
            }
          </ListInput>
        )}
      </Fold>
    </div>
  );
}

type ScalarPairProps = { field: ScalarField; siblings: Fields; path: Path; form: FormState };

function ScalarPair({ field, siblings, path, form }: ScalarPairProps) {
  const label = useLabels();
  const french = [defaultLanguage, ...path];
  const copy = (to: Path, element: HTMLElement) => {
    const page = element.closest('form');
    flushSync(() => form.onChange(writeAt(form.entry, to, readAt(form.entry, french))));
    // The button is gone.
    if (page) revealField(page, describePath(to));
  };
  return (
    <div css={pairStyles}>
      {(field.shared ? [defaultLanguage] : languages).map((language) => {
        const fullPath = [language, ...path];
        const mark = form.marks.get(describePath(fullPath));
        return (
          <div key={language} css={sideStyles} data-side={field.shared ? undefined : language} data-mark={mark}>
            <ScalarInput field={field} siblings={siblings} language={language} path={path} form={form} />
            {language === defaultLanguage && <MarksElsewhere path={path} form={form} />}
            {(mark === 'missing' || mark === 'stale') && (
              <button type="button" css={copyStyles} onClick={({ currentTarget }) => copy(fullPath, currentTarget)}>
                {label('admin.edit.copyFrench')} <span css={visuallyHidden}>{field.label}</span>
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The marks of the translations, below the French: a phone shows one language at a time. */
function MarksElsewhere({ path, form }: { path: Path; form: FormState }) {
  const label = useLabels();
  return languages.map((language) => {
    const mark = form.marks.get(describePath([language, ...path]));
    if (!mark) return null;
    return (
      <p key={language} css={elsewhereStyles}>
        {label(`admin.mark.${mark}`, { language: languagesInFrench[language] })}
      </p>
    );
  });
}

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { smallText } from '../theme/mixins';
import { token } from '../theme/tokens';

type Described = {
  label: string;
  hint?: string;
  error?: string;
};

const fieldStyles = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  label {
    font-weight: 700;
  }
`;

const inputStyles = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid ${token('--color-ink')};
  border-radius: 3px;
  background: ${token('--color-card')};
  color: inherit;
  font: inherit;
  &::placeholder {
    color: ${token('--color-ink-soft')};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${token('--color-accent')};
    box-shadow: inset 0 0 0 1px ${token('--color-accent')};
  }
`;

const hintStyles = css`
  ${smallText};
`;

const errorStyles = css`
  color: ${token('--color-accent-strong')};
  font-size: ${token('--size-small')};
  font-weight: 700;
`;

type Control = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

/** A label, its control, and what is said of it below: the error where there is one, else the hint. */
function Labelled({ label, hint, error, children }: Described & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div css={fieldStyles}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': said && `${id}-said` })}
      {said && (
        <p id={`${id}-said`} css={error ? errorStyles : hintStyles}>
          {said}
        </p>
      )}
    </div>
  );
}

export function InputField({ label, hint, error, ...input }: Described & ComponentProps<'input'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(control) => <input css={inputStyles} {...input} {...control} />}
    </Labelled>
  );
}

export function SelectField({ label, hint, error, ...select }: Described & ComponentProps<'select'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(control) => <select css={inputStyles} {...select} {...control} />}
    </Labelled>
  );
}

export function TextAreaField({ label, hint, error, ...area }: Described & ComponentProps<'textarea'>) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(control) => <textarea css={inputStyles} {...area} {...control} />}
    </Labelled>
  );
}

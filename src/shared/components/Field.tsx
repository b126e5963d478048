import { css } from '@emotion/react';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { errorSignStyles, smallStyles } from '../theme/islandStyles';
import { cornerRadius, token } from '../theme/tokens';

type Described = {
  label: ReactNode;
  /** A no-break space only reserves the room of a hint. */
  hint?: ReactNode;
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

/** Gradients draw the arrow of a `<select>`: the browser's touches the border. Forced colours drop gradients. */
const inputStyles = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${token('--color-ink')};
  border-radius: ${cornerRadius};
  background: ${token('--color-card')};
  color: inherit;
  font: inherit;
  &::placeholder {
    color: ${token('--color-ink-soft')};
    opacity: 1;
  }
  &:is(select) {
    appearance: none;
    padding-inline-end: 1.75rem;
    background:
      linear-gradient(45deg, transparent 50%, currentColor 50%) right 1rem top 52% / 0.375rem 0.375rem no-repeat,
      linear-gradient(-45deg, transparent 50%, currentColor 50%) right 0.625rem top 52% / 0.375rem 0.375rem no-repeat,
      ${token('--color-card')};
    @media (forced-colors: active) {
      appearance: auto;
      padding-inline-end: 0;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${token('--color-accent-strong')};
  }
`;

export const errorStyles = css`
  ${errorSignStyles};
  color: ${token('--color-accent-strong')};
  font-size: ${token('--size-small')};
`;

/** The maximum characters of an error that fits beside a typed value. */
const maxShortError = 16;

/** A short error stands at the control's end, left of a `<select>`'s arrow: a sign, and its words during the focus. */
const shortStyles = css`
  position: relative;
  p {
    position: absolute;
    inset: calc(100% + 0.5rem) 0.75rem auto auto;
    padding-inline-start: 0.5rem;
    background: ${token('--color-card')};
    line-height: 2.75rem;
    pointer-events: none;
  }
  &:not(:has(+ :focus)) p {
    background: none;
    font-size: 0;
    &::before {
      font-size: ${token('--size-small')};
    }
  }
  &:has(+ select) p {
    inset-inline-end: 2rem;
  }
`;

export const hintSelector = "[id$='-hint']";

/**
 * Creates a labelled control with its hint below, and its error above the hint or, if it is short, in the control.
 * The hint stays when there is an error, to say how to correct it. Forms align fields by the order of these rows.
 */
export function createField<Tag extends ElementType>(tag: Tag) {
  // TypeScript cannot check an element's props when its tag is a variable.
  const Control = tag as ElementType;
  return function Field({ label, hint, error, ...control }: Described & ComponentProps<Tag>) {
    const id = useId();
    const descriptions = [error && `${id}-error`, hint && hint !== '\u00a0' && `${id}-hint`];
    const message = error && (
      <p id={`${id}-error`} css={errorStyles}>
        {error}
      </p>
    );
    const isShort = error && error.length <= maxShortError;
    return (
      <div css={fieldStyles}>
        <div css={isShort && shortStyles}>
          <label htmlFor={id}>{label}</label>
          {isShort && message}
        </div>
        <Control
          css={inputStyles}
          aria-invalid={error !== undefined}
          {...control}
          id={id}
          aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        />
        {!isShort && message}
        {hint && (
          <p id={`${id}-hint`} css={smallStyles}>
            {hint}
          </p>
        )}
      </div>
    );
  };
}

export const InputField = createField('input');
export const SelectField = createField('select');

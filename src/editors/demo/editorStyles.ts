import { css } from '@emotion/react';
import { from } from '../../shared/theme/breakpoints';
import { displayFace, smallStyles, touchStyles } from '../../shared/theme/islandStyles';
import { cornerRadius, token } from '../../shared/theme/tokens';

/** Fields one below the other; dates, which are short, side by side. */
export const fieldsStyles = css`
  display: grid;
  gap: 1.5rem 0.75rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    > :not([data-kind='date']) {
      grid-column: 1 / -1;
    }
  }
`;

export const toolStyles = css`
  min-block-size: ${token('--size-touch')};
  padding-inline: 0.875rem;
  border: 1px solid currentColor;
  border-radius: ${cornerRadius};
  ${displayFace(token('--size-small'))};
  &:hover {
    background: ${token('--color-paper-deep')};
  }
`;

/** Buttons that look like links, because they lead away from the work: log out, discard, remove. */
export const quietStyles = css`
  ${touchStyles};
  ${smallStyles};
  padding: 0;
  font-weight: 400;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** Elements one below the other, closer than fields. */
export const stackStyles = css`
  display: grid;
  gap: 0.75rem;
  align-content: start;
`;

export const toolRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

/** An arrow to the right, drawn with the borders of an empty pseudo-element. */
export const chevronStyles = css`
  content: '';
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border: solid ${token('--color-ink')};
  border-width: 2px 2px 0 0;
  transform: rotate(45deg);
`;

/** For a live region. While it is empty it takes no room, but is not hidden from screen readers. */
export const messageStyles = css`
  &:empty {
    position: absolute;
  }
`;

/** For a label that looks like a button. Its file input lies over it, transparent. */
export const filePickerStyles = css`
  position: relative;
  text-wrap: balance;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 3px solid ${token('--color-highlight')};
    outline-offset: 3px;
  }
`;

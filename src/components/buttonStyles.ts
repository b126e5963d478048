import { css } from '@emotion/react';
import { token } from '../theme/tokens';

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  max-inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.625rem 1.375rem;
  border: 2px solid transparent;
  border-radius: 3px;
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  transition: transform 120ms ease-out;
  &:active {
    transform: translateY(1px);
  }
`;

/** For buttons and for links that look like them. Only `donate` has the accent colour. */
export const buttonStyles = {
  primary: css`
    ${base};
    background: ${token('--color-primary')};
    color: ${token('--color-on-dark')};
    &:hover {
      background: ${token('--color-primary-strong')};
    }
  `,
  donate: css`
    ${base};
    background: ${token('--color-accent')};
    color: ${token('--color-on-dark')};
    &:hover {
      background: ${token('--color-accent-strong')};
    }
  `,
  outline: css`
    ${base};
    border-color: currentColor;
    background: transparent;
    &:hover {
      background: ${token('--color-paper-deep')};
    }
  `,
};

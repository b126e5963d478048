import { css } from '@emotion/react';
import { until } from './breakpoints';
import { displayFace, screenOnlyStyles } from './islandStyles';
import { cornerRadius, type Token, token } from './tokens';

const baseStyles = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  max-inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem min(1.375rem, 5vw);
  border: 2px solid transparent;
  border-radius: ${cornerRadius};
  ${displayFace('1em')};
  text-align: center;
  text-decoration: none;
  ${screenOnlyStyles};
`;

/** In forced colours, which show no fill, the thick border tells a filled button from an outlined one. */
const filled = (color: Token, hoverColor: Token) => css`
  ${baseStyles};
  border-width: 4px;
  background: ${token(color)};
  color: ${token('--color-on-dark')};
  &:hover {
    background: ${token(hoverColor)};
  }
`;

/** For a container of buttons: on a phone they are stacked, each as wide as the column. */
export const wideButtonsStyles = css`
  ${until.small} {
    &, a, button, form {
      inline-size: 100%;
    }
  }
`;

export const buttonRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  ${wideButtonsStyles};
`;

/** For buttons and for links that look like them. Only `donate` has the accent colour. */
export const buttonStyles = {
  primary: filled('--color-primary', '--color-primary-strong'),
  donate: filled('--color-accent', '--color-accent-strong'),
  outline: css`
    ${baseStyles};
    border-color: currentColor;
    &:hover {
      text-decoration: underline;
    }
  `,
};

import { css } from '@emotion/react';
import { token } from '../theme/tokens';

const bandStyles = css`
  block-size: 3.5rem;
  background: ${token('--image-ndop')} center / 3.5rem repeat-x, ${token('--color-night')};
`;

/** A strip of ndop cloth. Decoration: nothing is said to screen readers. */
export function NdopBand() {
  return <div css={bandStyles} aria-hidden="true" />;
}

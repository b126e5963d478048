import { css } from '@emotion/react';
import { token } from './tokens';

/** The upper right corner is cut off, as of a filing card. */
export const cutCorner = css`
  clip-path: polygon(0 0, calc(100% - ${token('--cut-corner')}) 0, 100% ${token('--cut-corner')}, 100% 100%, 0 100%);
`;

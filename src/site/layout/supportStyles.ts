import { css } from '@emotion/react';
import type { Activity } from '../../content/model/model';
import { from } from '../../shared/theme/breakpoints';
import { buttonStyles } from '../../shared/theme/buttonStyles';

/** *Soutenir* in a row of actions: outlined where the activity is completed, because it no longer needs money. */
export const supportStyles = (status?: Activity['status']) => css`
  ${status === 'completed' ? buttonStyles.outline : buttonStyles.donate};
  flex: 1 1 100%;
  ${from.small} {
    flex: none;
  }
`;

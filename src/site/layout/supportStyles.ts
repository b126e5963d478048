import { css } from '@emotion/react';
import type { Activity } from '../../content/model/model';
import { from } from '../../shared/theme/breakpoints';
import { buttonStyles } from '../../shared/theme/buttonStyles';

/** The button *Soutenir*, outlined if the activity is completed and no longer needs money. */
export const supportStyles = (status?: Activity['status']) => css`
  ${status === 'completed' ? buttonStyles.outline : buttonStyles.donate};
  flex: 1 1 100%;
  ${from.small} {
    flex: none;
  }
`;

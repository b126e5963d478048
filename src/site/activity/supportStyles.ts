import type { Activity } from '../../content/model/model';
import { buttonStyles } from '../../shared/theme/buttonStyles';

/** The button *Soutenir*, outlined if the activity is completed and no longer needs money. */
export const supportStyles = (status?: Activity['status']) =>
  status === 'completed' ? buttonStyles.outline : buttonStyles.donate;

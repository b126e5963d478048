import { css } from '@emotion/react';
import type { Activity } from '../../content/model/model';
import { badgeStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

const statusColors = { active: token('--color-primary'), completed: token('--color-night') };

const statusStyles = css`
  ${badgeStyles};
  color: ${token('--color-on-dark')};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

export function StatusBadge({ status }: Pick<Activity, 'status'>) {
  const { label } = useWording();
  return (
    <p css={statusStyles} style={{ background: statusColors[status] }}>
      {label(`status.${status}`)}
    </p>
  );
}

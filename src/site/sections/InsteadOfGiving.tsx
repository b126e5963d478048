import { css } from '@emotion/react';
import { activitiesPath, localizedPath } from '../../routes';
import { SiteShare } from '../../shared/components/SiteShare';
import { buttonRowStyles, buttonStyles } from '../../shared/theme/buttonStyles';
import { useWording } from '../../shared/wording/wording';

const shareStyles = css`
  ${buttonStyles.primary};
  flex-wrap: nowrap;
`;

export type InsteadOfGivingProps = { next?: { path: string; name: 'activity.all' | 'album.all' } };

/** What one can do while nobody can give. */
export function InsteadOfGiving({ next = { path: activitiesPath, name: 'activity.all' } }: InsteadOfGivingProps) {
  const { label, language } = useWording();
  return (
    <p css={buttonRowStyles}>
      <SiteShare path={localizedPath('/', language)} styles={shareStyles} />
      <a css={buttonStyles.outline} href={localizedPath(next.path, language)}>
        {label(next.name)}
      </a>
    </p>
  );
}

import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { HomeContent } from '../../content/select/pages';
import { activitiesPath, anchors, localizedPath } from '../../routes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { smallStyles } from '../../shared/theme/islandStyles';
import { useWording } from '../../shared/wording/wording';
import { ActivityCard } from '../activity/ActivityCard';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';

type ActivitiesSectionProps = SectionContent['activities'] & {
  activities: HomeContent['activities'];
  /** The total number. If not all are shown, the section links the index. */
  count: number;
};

const listStyles = css({ display: 'grid', gap: 'clamp(2.5rem, 5vw, 4rem)' });

export function ActivitiesSection({ title, subtitle, activities, count }: ActivitiesSectionProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.activities} tone="deep" estimatedHeight={`${15 + 39 * activities.length}rem`}>
      <SectionHeading title={title} lead={subtitle}>
        {activities.some(({ isSample }) => isSample) && <p css={smallStyles}>{label('album.samples')}</p>}
      </SectionHeading>
      <ul css={listStyles}>
        {activities.map((activity) => (
          <li key={activity.slug}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
      {count > activities.length && (
        <a css={buttonStyles.outline} href={localizedPath(activitiesPath, language)}>
          {label('activity.allOf', { count })}
        </a>
      )}
    </PageSection>
  );
}

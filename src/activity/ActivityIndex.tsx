import { css } from '@emotion/react';
import { useWording } from '../components/wording';
import type { ActivityCard } from '../content/pages';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { activityPath, localizedPath } from '../routes';
import { from } from '../theme/media';
import { cardBox, smallText } from '../theme/mixins';
import { StatusBadge } from './ActivityFacts';

const listStyles = css`
  display: grid;
  gap: 1rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const rowStyles = css`
  ${cardBox};
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 0.5rem;
  block-size: 100%;
  padding: 1rem clamp(1rem, 2vw, 1.5rem) 1.25rem;
`;

/** All activities, by year. */
export function ActivityIndex({ activities }: { activities: readonly ActivityCard[] }) {
  const { label, language } = useWording();
  return (
    <PageBody title={label('activity.all')}>
      <YearList items={activities} styles={listStyles}>
        {({ slug, title, status, when, location }) => (
          <div css={rowStyles}>
            <StatusBadge status={status} />
            <h3>
              <a href={localizedPath(activityPath(slug), language)}>{title}</a>
            </h3>
            <p css={smallText}>
              {when} · {location}
            </p>
          </div>
        )}
      </YearList>
    </PageBody>
  );
}

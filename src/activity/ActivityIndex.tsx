import { css } from '@emotion/react';
import { Picture } from '../components/Picture';
import { useWording } from '../components/wording';
import type { ActivityCard } from '../content/pages';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';
import { activityPath, localizedPath } from '../routes';
import { from } from '../theme/media';
import { smallText } from '../theme/mixins';
import { cutCorner } from '../theme/pageStyles';
import { token } from '../theme/tokens';
import { StatusBadge } from './ActivityFacts';

const listStyles = css`
  display: grid;
  gap: 1.5rem 2rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const rowStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: 8rem 1fr;
  column-gap: 1rem;
  block-size: 100%;
  border-block-end: 1px solid ${token('--color-ink')};
  ${from.medium} {
    grid-template-columns: 14rem 1fr;
  }
  > div {
    display: grid;
    grid-column: 2;
    justify-items: start;
    align-content: start;
    gap: 0.5rem;
    padding-block: 0.75rem 1rem;
  }
  /* The picture leads to the page as well. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const coverStyles = css`
  aspect-ratio: 3 / 2;
  min-block-size: 100%;
  object-fit: cover;
  ${cutCorner};
`;

/** All activities, by year. */
export function ActivityIndex({ activities }: { activities: readonly ActivityCard[] }) {
  const { label, language } = useWording();
  return (
    <PageBody title={label('activity.all')}>
      <YearList items={activities} styles={listStyles}>
        {({ slug, title, status, when, location, picture, pictureFocus }) => (
          <div css={rowStyles}>
            <Picture
              styles={coverStyles}
              src={picture}
              alt=""
              focus={pictureFocus}
              sizes="(min-width: 48em) 14rem, 8rem"
            />
            <div>
              <StatusBadge status={status} />
              <h3>
                <a href={localizedPath(activityPath(slug), language)}>{title}</a>
              </h3>
              <p css={smallText}>
                {when} · {location}
              </p>
            </div>
          </div>
        )}
      </YearList>
    </PageBody>
  );
}

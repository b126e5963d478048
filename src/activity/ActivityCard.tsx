import { css } from '@emotion/react';
import { Picture } from '../components/Picture';
import { ShareLink } from '../components/ShareLink';
import { useWording } from '../components/wording';
import type { Activity } from '../content/model';
import type { HomePage } from '../content/pages';
import { activityPath, anchors, localizedPath } from '../routes';
import { from } from '../theme/media';
import { cardBox, touchTarget, visuallyHidden } from '../theme/mixins';
import { token } from '../theme/tokens';
import { ActivityFacts, ActivityText, StatusBadge } from './ActivityFacts';

const cardStyles = css`
  display: grid;
  grid-template-rows: auto 1fr;
  ${cardBox};
`;

const besidePictureStyles = css`
  ${from.medium} {
    grid-template: auto / 2fr 3fr;
  }
`;

const pictureStyles = css`
  aspect-ratio: 3 / 2;
  object-fit: cover;
  ${from.medium} {
    aspect-ratio: auto;
    min-block-size: 100%;
    block-size: 0;
  }
`;

const bodyStyles = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.875rem;
  padding: clamp(1.25rem, 2.5vw, 1.75rem);
  container-type: inline-size;
  /* The status is seen above the title that it is heard after. */
  h3 + p {
    order: -1;
  }
  h3 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 0.2em;
    }
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  margin-block-start: auto;
  a {
    ${touchTarget};
    color: ${token('--color-primary')};
    font-weight: 700;
    text-decoration-thickness: 2px;
    &:hover {
      color: ${token('--color-accent')};
    }
  }
`;

/** An activity on the landing page. Its title leads to its own page. */
export function ActivityCard({ activity }: { activity: HomePage['activities'][number] }) {
  const { label, language } = useWording();
  const path = activityPath(activity.slug);
  const actions = [
    { name: label('activity.learnMore'), anchor: anchors.gallery },
    { name: label('activity.support'), anchor: anchors.donation },
  ];
  return (
    <div css={[cardStyles, activity.picture && besidePictureStyles]}>
      {activity.picture && (
        <Picture
          styles={pictureStyles}
          src={activity.picture}
          alt={activity.pictureAlt ?? ''}
          focus={activity.pictureFocus}
          // Larger than the column: beside a long text the picture is as tall as the text, and cropped at its sides.
          sizes="(min-width: 64em) 36rem, (min-width: 48em) 50vw, 92vw"
        />
      )}
      <div css={bodyStyles}>
        <h3>
          <a href={localizedPath(path, language)}>{activity.title}</a>
        </h3>
        <StatusBadge status={activity.status} />
        <ActivityText html={activity.description} />
        <ActivityFacts activity={activity} />
        <p css={actionsStyles}>
          {actions.map(({ name, anchor }) => (
            // Each card has both: the title tells them apart in a screen reader's list of links.
            <a key={anchor} href={`#${anchor}`}>
              {name}
              <span css={visuallyHidden}>{`, ${activity.title}`}</span>
            </a>
          ))}
          <ActivityShare activity={activity} />
        </p>
      </div>
    </div>
  );
}

/** Shares an activity's own page. */
export function ActivityShare({ activity: { slug, title } }: { activity: Pick<Activity, 'slug' | 'title'> }) {
  const { label } = useWording();
  return (
    <ShareLink path={activityPath(slug)} what={title} sentence={(site) => label('share.activity', { title, site })} />
  );
}

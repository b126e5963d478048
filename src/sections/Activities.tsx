import { css } from '@emotion/react';
import { Picture } from '../components/Picture';
import { ShareLink } from '../components/ShareLink';
import { useWording } from '../components/wording';
import type { Activity, SectionContent } from '../content/model';
import { describePeriod } from '../content/period';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { anchors } from '../routes';
import { containerFrom, from } from '../theme/media';
import { badge, cardBox, touchTarget } from '../theme/mixins';
import { token } from '../theme/tokens';

type ActivitiesProps = SectionContent['activities'] & { activities: readonly Activity[] };

const listStyles = css`
  display: grid;
  gap: 1.5rem;
  ${from.large} {
    grid-template-columns: 1fr 1fr;
    gap: 2rem;
  }
`;

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
`;

const statusColors = { active: token('--color-primary'), completed: token('--color-night') };

const descriptionStyles = css`
  > * + * {
    margin-block-start: 0.75rem;
  }
  ul,
  ol {
    padding-inline-start: 1.25rem;
    list-style: revert;
  }
`;

const detailsStyles = css`
  display: grid;
  gap: 0.25rem 1rem;
  font-size: 0.9375rem;
  ${containerFrom.small} {
    grid-template-columns: auto 1fr;
  }
  dt {
    color: ${token('--color-ink-soft')};
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

const activityAnchor = (slug: string) => `activity-${slug}`;

export function Activities({ title, subtitle, activities }: ActivitiesProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.activities} tone="deep" estimatedHeight="110rem">
      <SectionHeading eyebrow={label('section.activities')} title={title} lead={subtitle} />
      <ul css={listStyles}>
        {activities.map((activity) => (
          <li
            key={activity.slug}
            id={activityAnchor(activity.slug)}
            css={[cardStyles, activity.picture && besidePictureStyles]}
          >
            {activity.picture && (
              <Picture
                styles={pictureStyles}
                src={activity.picture}
                alt={activity.pictureAlt ?? ''}
                // Larger than the column: beside a long text the picture is as tall as the text, and cropped at its sides.
                sizes="(min-width: 64em) 36rem, (min-width: 48em) 50vw, 92vw"
              />
            )}
            <div css={bodyStyles}>
              <p
                css={[badge, { color: token('--color-on-dark') }]}
                style={{ background: statusColors[activity.status] }}
              >
                {label(`status.${activity.status}`)}
              </p>
              <h3>{activity.title}</h3>
              {/* Rendered from Markdown at build, raw HTML escaped. */}
              <div css={descriptionStyles} dangerouslySetInnerHTML={{ __html: activity.description }} />
              <dl css={detailsStyles}>
                <dt>{label('activity.date')}</dt>
                <dd>{activity.date ?? describePeriod(activity, language)}</dd>
                <dt>{label('activity.location')}</dt>
                <dd>{activity.location}</dd>
                <dt>{label('activity.participants')}</dt>
                <dd>{activity.participants}</dd>
              </dl>
              <p css={actionsStyles}>
                <a href={`#${anchors.gallery}`}>{label('activity.learnMore')}</a>
                <a href={`#${anchors.donation}`}>{label('activity.support')}</a>
                <ShareLink
                  path={`/#${activityAnchor(activity.slug)}`}
                  what={activity.title}
                  sentence={(site) => label('share.activity', { title: activity.title, site })}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

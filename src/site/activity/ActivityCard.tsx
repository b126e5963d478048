import { css } from '@emotion/react';
import type { HomeContent } from '../../content/select/pages';
import { activityPath, anchors, localizedPath } from '../../routes';
import { from } from '../../shared/theme/breakpoints';
import { touchStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { actionRowStyles, cardLinkStyles, dottedStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { MarkdownText } from '../layout/MarkdownText';
import { ActivityPicture } from './ActivityPicture';
import { Lozenges } from './Lozenges';
import { StatusBadge } from './StatusBadge';
import { supportStyles } from './supportStyles';

const cardStyles = css`
  position: relative;
  display: grid;
  gap: 1rem 2rem;
`;

const besidePictureStyles = css`
  ${from.beside} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    li:nth-of-type(even) > & > :last-child {
      order: -1;
    }
  }
`;

const bodyStyles = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  max-inline-size: ${token('--width-text')};
  h3 {
    font-size: min(1.15rem + 1.65vw, 12vw);
    ~ * {
      position: relative;
    }
  }
  /* The status is shown above the title, but read out after it. */
  > p:first-of-type {
    order: -1;
    + p {
      color: ${token('--color-highlight')};
    }
  }
  h3 a {
    text-decoration-thickness: 3px;
    &:not(:hover) {
      text-decoration: none;
    }
    ${cardLinkStyles};
  }
`;

const learnMoreStyles = css`
  ${touchStyles};
  color: ${token('--color-primary')};
  font-weight: 700;
  text-decoration-thickness: 2px;
`;

export function ActivityCard({ activity }: { activity: HomeContent['activities'][number] }) {
  const { label, language } = useWording();
  const path = activityPath(activity.slug);
  const actions = [
    { name: label('activity.support'), anchor: anchors.donation, styles: supportStyles(activity.status) },
    { name: label('activity.learnMore'), anchor: anchors.gallery, styles: learnMoreStyles },
  ];
  return (
    <div css={[cardStyles, activity.picture && besidePictureStyles]}>
      <ActivityPicture activity={activity} />
      <div css={bodyStyles}>
        <h3 lang={activity.writtenIn.title}>
          <a href={localizedPath(path, language)}>{activity.title}</a>
        </h3>
        <StatusBadge status={activity.status} />
        <p css={dottedStyles}>
          <span>{activity.when}</span> <span lang={activity.writtenIn.location}>{activity.location}</span>{' '}
          <span lang={activity.writtenIn.participants}>{activity.participants}</span>
        </p>
        <MarkdownText html={activity.description} lang={activity.writtenIn.description} />
        {!activity.picture && <Lozenges {...activity} />}
        <p css={actionRowStyles}>
          {actions.map(({ name, anchor, styles }) => (
            // Every card has both links. The title tells them apart in a screen reader's list of links.
            <a key={anchor} css={styles} href={`#${anchor}`}>
              {name}
              <span css={visuallyHiddenStyles} lang={activity.writtenIn.title}>{`, ${activity.title}`}</span>
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

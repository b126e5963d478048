import { css } from '@emotion/react';
import type { ActivityCardContent, ActivityIndexContent, AskContent } from '../../content/select/pages';
import { activityPath, albumsPath, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { smallText } from '../../shared/theme/islandStyles';
import { dotted } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';
import { Ask } from '../layout/Ask';
import { StatusBadge } from '../layout/activityStatus';
import { coverCard, coverSizes, type RowCard } from '../layout/cardStyles';
import { PageBody } from '../layout/PageBody';
import { YearList } from '../layout/YearList';

const captionStyles = css`
  ${coverCard.caption};
  justify-items: start;
  p:first-of-type {
    margin-block-end: 0.375rem;
  }
  a {
    text-decoration: none;
  }
  /* The picture is a link to the page as well. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export function ActivityIndex({ activities, ask }: ActivityIndexContent & { ask: AskContent }) {
  const { label } = useWording();
  return (
    <PageBody title={label('activity.all')}>
      <YearList items={activities}>{(card) => <ActivityCover card={card} row="phone" />}</YearList>
      <Ask {...ask} next={{ path: albumsPath, name: 'album.all' }} />
    </PageBody>
  );
}

/** A link to an activity's page, with its picture. */
export function ActivityCover({ card, row }: { card: ActivityCardContent; row: RowCard }) {
  const { language } = useWording();
  const { slug, title, writtenIn, status, when, location, participants, picture, pictureFocus } = card;
  return (
    <div css={[coverCard.card, coverCard[row]]}>
      <div css={coverCard.frame}>
        <Picture styles={coverCard.cover} src={picture} alt="" focus={pictureFocus} sizes={coverSizes(row)} />
      </div>
      <div css={captionStyles}>
        <StatusBadge status={status} />
        <h3 lang={writtenIn.title}>
          <a href={localizedPath(activityPath(slug), language)}>{title}</a>
        </h3>
        <p css={[smallText, dotted]}>
          <span>{when}</span> <span lang={writtenIn.location}>{location}</span>{' '}
          <span lang={writtenIn.participants}>{participants}</span>
        </p>
      </div>
    </div>
  );
}

import { css } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import type { ActivityCardContent } from '../../content/select/pages';
import { activityPath, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { smallText } from '../../shared/theme/islandStyles';
import { coversCard, dotted } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';
import { coverCard, coverSizes } from '../layout/cardStyles';
import { StatusBadge } from './StatusBadge';

const captionStyles = css`
  ${coverCard.caption};
  justify-items: start;
  gap: 0.375rem;
  h3 a {
    text-decoration: none;
    ${coversCard};
  }
`;

type ActivityCoverProps = PropsWithChildren<{ card: ActivityCardContent; isRow?: boolean }>;

/** The children take the place of the location. */
export function ActivityCover({ card, isRow, children }: ActivityCoverProps) {
  const { language } = useWording();
  const { slug, title, writtenIn, status, when, location, participants, picture, pictureFocus } = card;
  return (
    <div css={[coverCard.card, isRow && coverCard.row]}>
      <div css={coverCard.frame}>
        <Picture styles={coverCard.cover} src={picture} alt="" focus={pictureFocus} sizes={coverSizes(isRow)} />
      </div>
      <div css={captionStyles}>
        <StatusBadge status={status} />
        <h3 lang={writtenIn.title}>
          <a href={localizedPath(activityPath(slug), language)}>{title}</a>
        </h3>
        <p css={[smallText, dotted]}>
          <span>{when}</span> {!children && <span lang={writtenIn.location}>{location}</span>}{' '}
          <span lang={writtenIn.participants}>{participants}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

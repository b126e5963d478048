import { css } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import type { ActivityCardContent } from '../../content/select/pages';
import { activityPath, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { smallStyles } from '../../shared/theme/islandStyles';
import { cardLinkStyles, dottedStyles } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';
import { coverSizes, coverStyles } from '../layout/cardStyles';
import { StatusBadge } from './StatusBadge';

const captionStyles = css`
  ${coverStyles.caption};
  justify-items: start;
  gap: 0.375rem;
  h3 a {
    text-decoration: none;
    ${cardLinkStyles};
  }
`;

type ActivityCoverProps = PropsWithChildren<{ card: ActivityCardContent; isRow?: boolean }>;

/** The children take the place of the location. */
export function ActivityCover({ card, isRow, children }: ActivityCoverProps) {
  const { language } = useWording();
  const { slug, title, writtenIn, status, when, location, participants, picture, pictureFocus } = card;
  return (
    <div css={[coverStyles.card, isRow && coverStyles.row]}>
      <div css={coverStyles.box}>
        <Picture styles={coverStyles.cover} src={picture} alt="" focus={pictureFocus} sizes={coverSizes(isRow)} />
      </div>
      <div css={captionStyles}>
        <StatusBadge status={status} />
        <h3 lang={writtenIn.title}>
          <a href={localizedPath(activityPath(slug), language)}>{title}</a>
        </h3>
        <p css={[smallStyles, dottedStyles]}>
          <span>{when}</span> {!children && <span lang={writtenIn.location}>{location}</span>}{' '}
          <span lang={writtenIn.participants}>{participants}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

import { css } from '@emotion/react';
import type { PresentedActivity } from '../../content/present/present';
import type { ActivityCardContent, AlbumCardContent, AppealContent } from '../../content/select/pages';
import { activitiesPath, activityPath, anchors, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { ShareLink } from '../../shared/components/ShareLink';
import type { PageMedia } from '../../shared/media/builtMedia';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { minWidth } from '../../shared/theme/breakpoints';
import { actionRowStyles, cutCornerStyles, dottedStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { ActivityCover } from '../activity/ActivityCover';
import { ActivityPicture } from '../activity/ActivityPicture';
import { Lozenges } from '../activity/Lozenges';
import { StatusBadge } from '../activity/StatusBadge';
import { supportStyles } from '../activity/supportStyles';
import { AlbumCard } from '../album/AlbumCard';
import { MarkdownText } from '../layout/MarkdownText';
import { PageBody } from '../layout/PageBody';
import { PageEnd } from '../layout/PageEnd';
import { Appeal } from '../sections/Appeal';

type ActivityPageProps = {
  activity: PresentedActivity;
  albums: readonly AlbumCardContent[];
  next?: ActivityCardContent | undefined;
  costs: PageMedia['costs'];
  appeal: AppealContent;
};

const textStyles = css`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 1.5rem;
  max-inline-size: ${token('--width-text')};
`;

/** Shows the whole picture in any shape. */
const newsPictureStyles = css`
  ${cutCornerStyles};
  inline-size: auto;
  max-block-size: 26rem;
`;

export function ActivityPage({ activity, albums, next, costs, appeal }: ActivityPageProps) {
  const { label, language } = useWording();
  const sizes = pictureSizes(`min(45vw, ${albums.length > 1 ? 27 : 44}rem)`);
  const all = { path: activitiesPath, name: label('activity.all') };
  return (
    <PageBody
      parent={all}
      title={activity.title}
      lang={activity.writtenIn.title}
      eyebrow={<StatusBadge status={activity.status} />}
      facts={
        <p css={dottedStyles}>
          <span>{activity.when}</span> <span lang={activity.writtenIn.location}>{activity.location}</span>{' '}
          <span lang={activity.writtenIn.participants}>{activity.participants}</span>
        </p>
      }
      picture={activity.picture && <ActivityPicture isFirst activity={activity} />}
    >
      <section css={textStyles}>
        <MarkdownText html={activity.description} lang={activity.writtenIn.description} />
        {!activity.picture && <Lozenges {...activity} />}
        <p css={actionRowStyles}>
          <a css={supportStyles(activity.status)} href={`${localizedPath('/', language)}#${anchors.donation}`}>
            {label('activity.support')}
          </a>
          <ShareLink
            path={localizedPath(activityPath(activity.slug), language)}
            what={activity.title}
            sentence={(site) => label('share.activity', { title: activity.title, site })}
          />
        </p>
      </section>
      {activity.updates.length > 0 && (
        <section css={{ display: 'grid', gap: '1.25rem' }}>
          <h2>{label('activity.updates')}</h2>
          {activity.updates.map(({ id, when, text, textLanguage, picture, pictureAlt = '' }) => (
            <article key={id} css={[textStyles, { gap: '0.5rem', paddingBlockEnd: '0.75rem' }]}>
              <h3>{when}</h3>
              <p lang={textLanguage}>{text}</p>
              {picture && (
                <Picture
                  styles={newsPictureStyles}
                  src={picture}
                  alt={pictureAlt}
                  sizes={`${minWidth.medium} 40rem, ${pictureSizes('92vw')}`}
                />
              )}
            </article>
          ))}
        </section>
      )}
      <PageEnd next={next && <ActivityCover isRow card={next} />} nextTitle={label('activity.nextTitle')} all={all}>
        {albums.length > 0 && (
          <div>
            <h2>{label('activity.albums')}</h2>
            <ul>
              {albums.map((card) => (
                <li key={card.slug}>
                  <AlbumCard card={card} cost={costs[card.slug]} sizes={sizes} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageEnd>
      <Appeal {...appeal} />
    </PageBody>
  );
}

import { css } from '@emotion/react';
import { AlbumCard, albumGridStyles } from '../album/AlbumCard';
import { Picture } from '../components/Picture';
import { useWording } from '../components/wording';
import type { AlbumCost } from '../content/cost';
import type { AlbumCard as AlbumCardContent } from '../content/pages';
import type { PresentedActivity } from '../content/present';
import { PageBody } from '../layout/PageBody';
import { activitiesPath, anchors, localizedPath } from '../routes';
import { buttonStyles } from '../theme/buttonStyles';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { ActivityShare } from './ActivityCard';
import { ActivityFacts, ActivityText, StatusBadge } from './ActivityFacts';

type ActivityProps = {
  activity: PresentedActivity;
  /** Those that show it. */
  albums: readonly AlbumCardContent[];
  /** Each album's download size, by slug. */
  costs: Readonly<Record<string, AlbumCost>>;
};

const introStyles = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  align-items: start;
  ${from.large} {
    grid-template-columns: 1fr 1fr;
  }
`;

const textStyles = css`
  container-type: inline-size;
  display: grid;
  gap: 1.5rem;
  max-inline-size: ${token('--width-text')};
`;

const partStyles = css`
  display: grid;
  gap: 1.25rem;
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
`;

/** An activity with its texts, its news, its albums and a way to give. */
export function Activity({ activity, albums, costs }: ActivityProps) {
  const { label, language } = useWording();
  const { picture, pictureAlt = '' } = activity;
  return (
    <PageBody
      parents={[{ path: activitiesPath, name: label('activity.all') }]}
      title={activity.title}
      head={<StatusBadge status={activity.status} />}
    >
      <div css={introStyles}>
        {picture && <Picture first src={picture} alt={pictureAlt} sizes="(min-width: 64em) 36rem, 92vw" />}
        <div css={textStyles}>
          <ActivityText html={activity.description} />
          <ActivityFacts activity={activity} />
          <p css={actionsStyles}>
            <a css={buttonStyles.donate} href={`${localizedPath('/', language)}#${anchors.donation}`}>
              {label('activity.support')}
            </a>
            <ActivityShare activity={activity} />
          </p>
        </div>
      </div>
      {activity.updates.length > 0 && (
        <section css={partStyles}>
          <h2>{label('activity.updates')}</h2>
          {activity.updates.map(({ id, when, text, picture, pictureAlt = '' }) => (
            <article key={id} css={textStyles}>
              <h3>{when}</h3>
              <p>{text}</p>
              {picture && <Picture src={picture} alt={pictureAlt} sizes="(min-width: 48em) 40rem, 92vw" />}
            </article>
          ))}
        </section>
      )}
      {albums.length > 0 && (
        <section css={partStyles}>
          <h2>{label('activity.albums')}</h2>
          <ul css={albumGridStyles}>
            {albums.map((card) => (
              <li key={card.slug}>
                <AlbumCard card={card} cost={costs[card.slug]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}

import { css } from '@emotion/react';
import type { AlbumCost } from '../../content/cost';
import type { AlbumCardContent } from '../../content/pages';
import type { PresentedActivity } from '../../content/present';
import { activitiesPath, anchors, localizedPath } from '../../routes';
import { Picture, phoneWide } from '../../shared/components/Picture';
import { useWording } from '../../shared/components/wording';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { from } from '../../shared/theme/media';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { AlbumCard } from '../album/AlbumCard';
import { PageBody } from '../layout/PageBody';
import { ActivityPicture, ActivityShare } from './ActivityCard';
import { ActivityFacts, ActivityText, Lozenges, StatusBadge } from './ActivityFacts';

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
  align-items: center;
  ${from.large} {
    grid-template-columns: 7fr 5fr;
  }
`;

const factsStyles = css`
  container-type: inline-size;
  padding-block-start: 1rem;
  border-block-start: 1px solid ${token('--color-ink')};
  ${from.medium} {
    grid-column: 1 / -1;
    dl {
      grid: auto auto / auto-flow 1fr;
      font-size: inherit;
    }
  }
`;

const textStyles = css`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
  max-inline-size: ${token('--width-text')};
`;

const newsStyles = css`
  ${textStyles};
  gap: 0.5rem;
  padding-block-end: 0.75rem;
`;

/** Whole, and no higher than half a screen. */
const newsPictureStyles = css`
  ${cutCorner};
  inline-size: auto;
  max-inline-size: 100%;
  max-block-size: 26rem;
`;

const partStyles = css`
  display: grid;
  gap: 1.25rem;
`;

const albumsStyles = css`
  ${partStyles};
  ${from.large} {
    grid-template-columns: 1fr 1fr;
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  font-size: ${token('--size-body')};
`;

/** An activity with its texts, its news, its albums and a way to give. */
export function Activity({ activity, albums, costs }: ActivityProps) {
  const { label, language } = useWording();
  return (
    <PageBody
      parents={[{ path: activitiesPath, name: label('activity.all') }]}
      title={activity.title}
      head={<StatusBadge status={activity.status} />}
    >
      <div css={introStyles}>
        <ActivityPicture first activity={activity} />
        <div css={[textStyles, { fontSize: token('--size-lead') }]}>
          <ActivityText html={activity.description} />
          {!activity.picture && <Lozenges people={activity.people} />}
          <p css={actionsStyles}>
            <a css={buttonStyles.donate} href={`${localizedPath('/', language)}#${anchors.donation}`}>
              {label('activity.support')}
            </a>
            <ActivityShare activity={activity} />
          </p>
        </div>
        <div css={factsStyles}>
          <ActivityFacts activity={activity} />
        </div>
      </div>
      {activity.updates.length > 0 && (
        <section css={partStyles}>
          <h2>{label('activity.updates')}</h2>
          {activity.updates.map(({ id, when, text, picture, pictureAlt = '' }) => (
            <article key={id} css={newsStyles}>
              <h3>{when}</h3>
              <p>{text}</p>
              {picture && (
                <Picture
                  styles={newsPictureStyles}
                  src={picture}
                  alt={pictureAlt}
                  sizes={`(min-width: 48em) 40rem, (min-width: 30em) 92vw, ${phoneWide}`}
                />
              )}
            </article>
          ))}
        </section>
      )}
      {albums.length > 0 && (
        <section css={partStyles}>
          <h2>{label('activity.albums')}</h2>
          <ul css={albumsStyles}>
            {albums.map((card) => (
              <li key={card.slug}>
                <AlbumCard row="always" card={card} cost={costs[card.slug]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}

import type { ReactNode } from 'react';
import { useWording } from '../components/wording';
import type { AlbumCost } from '../content/cost';
import type { Activity } from '../content/model';
import type { PresentedAlbum } from '../content/present';
import { PageBody } from '../layout/PageBody';
import { activityPath, albumsPath, localizedPath } from '../routes';
import { touchTarget } from '../theme/mixins';
import { leadStyles } from '../theme/textStyles';
import { AlbumMedia } from './AlbumMedia';
import { AlbumSize } from './AlbumSize';
import type { LoadedAlbum } from './fetchAlbum';

type AlbumProps = {
  album: PresentedAlbum;
  /** The activity that it shows. */
  activity?: Pick<Activity, 'slug' | 'title'>;
  videos: LoadedAlbum['videos'];
  /** Its download size; unknown before a build. */
  cost?: AlbumCost;
  /** The page's actions, below the description. */
  children?: ReactNode;
};

export function Album({ album, activity, videos, cost, children }: AlbumProps) {
  const { label, language } = useWording();
  const photos = album.media.filter(({ type }) => type === 'photo').length;
  const all = { path: albumsPath, name: label('album.all') };
  return (
    <PageBody
      parents={[all]}
      eyebrow={`${album.place} · ${album.when}`}
      title={album.name}
      head={
        <>
          <p css={leadStyles}>{album.description}</p>
          <p>
            <AlbumSize photos={photos} videos={album.media.length - photos} cost={cost} />
          </p>
          {activity && (
            <a css={touchTarget} href={localizedPath(activityPath(activity.slug), language)}>
              {label('album.activity', { title: activity.title })}
            </a>
          )}
          {children}
        </>
      }
    >
      <AlbumMedia media={album.media} videos={videos} />
      <p>
        <a css={touchTarget} href={localizedPath(all.path, language)}>
          ← {all.name}
        </a>
      </p>
    </PageBody>
  );
}

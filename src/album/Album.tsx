import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useWording } from '../components/wording';
import type { AlbumCost } from '../content/cost';
import type { Album as AlbumView } from '../content/model';
import { anchors, localizedPath } from '../routes';
import { touchTarget } from '../theme/mixins';
import { pageColumn } from '../theme/pageStyles';
import { eyebrowStyles, leadStyles, titleStyles } from '../theme/textStyles';
import { token } from '../theme/tokens';
import { AlbumMedia } from './AlbumMedia';
import { AlbumSize } from './AlbumSize';
import type { LoadedAlbum } from './fetchAlbum';

type AlbumProps = {
  album: AlbumView;
  videos: LoadedAlbum['videos'];
  /** Its download size; unknown before a build. */
  cost?: AlbumCost;
  /** The page's actions, below the description. */
  children?: ReactNode;
};

const layoutStyles = css`
  ${pageColumn};
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1rem, 3vw, 2.5rem) ${token('--space-section')};
`;

const headStyles = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;

const backStyles = css`
  ${touchTarget};
  color: ${token('--color-primary')};
  font-weight: 700;
`;

export function Album({ album, videos, cost, children }: AlbumProps) {
  const { label, language } = useWording();
  const photos = album.media.filter(({ type }) => type === 'photo').length;
  const backLink = (
    <a css={backStyles} href={`${localizedPath('/', language)}#${anchors.gallery}`}>
      ← {label('album.all')}
    </a>
  );
  return (
    <div css={layoutStyles}>
      <div css={headStyles}>
        {backLink}
        <p css={eyebrowStyles}>{album.place}</p>
        <h1 css={titleStyles}>{album.name}</h1>
        <p css={leadStyles}>{album.description}</p>
        <p>
          <AlbumSize photos={photos} videos={album.media.length - photos} cost={cost} />
        </p>
        {children}
      </div>
      <AlbumMedia media={album.media} videos={videos} />
      <p>{backLink}</p>
    </div>
  );
}

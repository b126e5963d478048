import { css } from '@emotion/react';
import type { AlbumCost } from '../../content/present/cost';
import { labels as megabyteLabels, useMegabytes } from '../../shared/components/useMegabytes';
import { useLabels } from '../../shared/components/wording';
import { saving } from '../../shared/theme/breakpoints';

export const labels = [...megabyteLabels, 'album.photos', 'album.videos'] as const;

type AlbumSizeProps = { photos: number; videos: number; cost: AlbumCost | undefined };

/** Keeps a number, its noun and the size on one line if they fit. */
const itemStyles = css`
  display: inline-block;
`;

const usualStyles = css`
  ${saving} & {
    display: none;
  }
`;

const savingStyles = css`
  display: none;
  ${saving} & {
    display: inline;
  }
`;

export function AlbumSize({ photos, videos, cost }: AlbumSizeProps) {
  const label = useLabels<typeof labels>();
  const megabytes = useMegabytes();
  return (
    <>
      {photos > 0 && (
        <span css={itemStyles}>
          {label('album.photos', { count: photos })}
          {cost?.photos && (
            <>
              <span css={usualStyles}> ({megabytes(cost.photos.usual)})</span>
              <span css={savingStyles}> ({megabytes(cost.photos.saving)})</span>
            </>
          )}
          {videos > 0 && ' ·'}
        </span>
      )}{' '}
      {videos > 0 && (
        <span css={itemStyles}>
          {label('album.videos', { count: videos })}
          {cost && ` (${megabytes(cost.videos)})`}
        </span>
      )}
    </>
  );
}

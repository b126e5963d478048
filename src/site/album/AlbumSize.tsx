import { css } from '@emotion/react';
import type { AlbumCost } from '../../shared/media/builtMedia';
import { saving } from '../../shared/theme/breakpoints';
import { dotted } from '../../shared/theme/pageStyles';
import { useMegabytes } from '../../shared/wording/useMegabytes';
import { useLabels } from '../../shared/wording/wording';

type AlbumSizeProps = { place?: string; photos: number; videos: number; cost: AlbumCost | undefined };

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

export function AlbumSize({ place, photos, videos, cost }: AlbumSizeProps) {
  const label = useLabels();
  const megabytes = useMegabytes();
  return (
    <span css={dotted}>
      {place && <span>{place}</span>}{' '}
      {photos > 0 && (
        <span>
          {label('album.photos', { count: photos })}
          {cost?.photos && (
            <>
              <span css={usualStyles}> ({megabytes(cost.photos.usual)})</span>
              <span css={savingStyles}> ({megabytes(cost.photos.saving)})</span>
            </>
          )}
        </span>
      )}{' '}
      {videos > 0 && (
        <span>
          {label('album.videos', { count: videos })}
          {cost && ` (${megabytes(cost.videos)})`}
        </span>
      )}
    </span>
  );
}

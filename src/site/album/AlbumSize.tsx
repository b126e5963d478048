import type { AlbumCost } from '../../shared/media/builtMedia';
import { removeWhere } from '../../shared/theme/islandStyles';
import { dataSaverBody } from '../../shared/theme/pageStyles';
import { useLabels } from '../../shared/wording/wording';
import { useMegabytes } from '../layout/useMegabytes';

type AlbumSizeProps = { photos: number; videos: number; cost: AlbumCost | undefined };

// The size of an album's photos depends on data-saver mode, which is off without scripts.
const usualStyles = removeWhere(dataSaverBody);
const savingStyles = removeWhere("body:not([data-saver='1'])");

export function AlbumSize({ photos, videos, cost }: AlbumSizeProps) {
  const label = useLabels();
  const megabytes = useMegabytes();
  return (
    <>
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
    </>
  );
}

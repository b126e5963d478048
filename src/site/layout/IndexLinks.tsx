import { activitiesPath, albumsPath, localizedPath } from '../../routes';
import { linkRowStyles } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';

export function IndexLinks() {
  const { label, language } = useWording();
  return (
    <p css={[linkRowStyles, { columnGap: '1.5rem' }]}>
      <a href={localizedPath(activitiesPath, language)}>{label('activity.all')}</a>
      <a href={localizedPath(albumsPath, language)}>{label('album.all')}</a>
    </p>
  );
}

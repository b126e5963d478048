import { activitiesPath, albumsPath, localizedPath } from '../../routes';
import { linkRow } from '../../shared/theme/pageStyles';
import { useWording } from '../../shared/wording/wording';

const indexes = [
  [activitiesPath, 'activity.all'],
  [albumsPath, 'album.all'],
] as const;

export function IndexLinks() {
  const { label, language } = useWording();
  return (
    <p css={[linkRow, { columnGap: '1.5rem' }]}>
      {indexes.map(([path, key]) => (
        <a key={key} href={localizedPath(path, language)}>
          {label(key)}
        </a>
      ))}
    </p>
  );
}

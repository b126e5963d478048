import { css } from '@emotion/react';
import { activitiesPath, albumsPath, localizedPath } from '../../routes';
import { touchTarget } from '../../shared/theme/islandStyles';
import { useWording } from '../../shared/wording/wording';

const linksStyles = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.5rem;
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

const indexes = [
  [activitiesPath, 'activity.all'],
  [albumsPath, 'album.all'],
] as const;

/** Links to the pages from which most others are reached. */
export function IndexLinks() {
  const { label, language } = useWording();
  return (
    <p css={linksStyles}>
      {indexes.map(([path, key]) => (
        <a key={key} href={localizedPath(path, language)}>
          {label(key)}
        </a>
      ))}
    </p>
  );
}

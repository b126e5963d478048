import { css } from '@emotion/react';
import { activitiesPath, albumsPath, localizedPath } from '../../routes';
import { touchTarget } from '../../shared/theme/mixins';
import { useWording } from '../../shared/wording/wording';

const waysStyles = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.5rem;
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

const waysOn = [
  [activitiesPath, 'activity.all'],
  [albumsPath, 'album.all'],
] as const;

/** Links to the pages from which most others are reached. */
export function WaysOn() {
  const { label, language } = useWording();
  return (
    <p css={waysStyles}>
      {waysOn.map(([path, key]) => (
        <a key={key} href={localizedPath(path, language)}>
          {label(key)}
        </a>
      ))}
    </p>
  );
}

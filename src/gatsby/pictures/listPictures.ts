import type { AlbumContent, HomeContent } from '../../content/present';

/** Every picture that the landing page shows, as the content names it. */
export function listHomePictures({ sections, activities, albums }: HomeContent): string[] {
  const pictures = [
    sections.hero.picture,
    ...activities.map(({ picture }) => picture),
    ...albums.map(({ cover }) => cover),
  ];
  return pictures.filter((src) => src !== undefined);
}

/** Every photo of an album, and the posters of its videos. */
export function listAlbumPictures({ album }: AlbumContent): string[] {
  return album.media
    .map(({ type, src, poster }) => (type === 'photo' ? src : poster))
    .filter((src) => src !== undefined);
}

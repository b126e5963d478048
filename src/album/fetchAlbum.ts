import { type ContentFile, type ContentVideo, pictureSources, videoFiles } from '../components/pictureSources';
import type { AlbumCost } from '../content/cost';
import type { AlbumContent } from '../content/present';
import { albumPath, type Language, localizedPath } from '../i18n/languages';
import type { LoadedAlbum } from './AlbumOverlay';

export type AlbumQuery = {
  page: { content: AlbumContent; cost: AlbumCost; pictures: ContentFile[]; videos: ContentVideo[] };
};

export function unwrapAlbum({ page }: AlbumQuery): LoadedAlbum {
  return {
    album: page.content.album,
    pictures: pictureSources(page.pictures),
    videos: videoFiles(page.videos),
  };
}

/**
 * An album from the data Gatsby writes for the album's own page, so that the landing page need not carry it.
 * @throws when it cannot be had, whatever the reason
 */
export async function fetchAlbum(slug: string, language: Language): Promise<LoadedAlbum> {
  const response = await fetch(`/page-data${localizedPath(albumPath(slug), language)}page-data.json`);
  if (!response.ok) throw new Error(`Album ${slug}: status ${response.status}`);
  const { result } = (await response.json()) as { result: { data: AlbumQuery } };
  return unwrapAlbum(result.data);
}

import type { PresentedAlbum } from '../../content/present/present';
import { albumPath, localizedPath } from '../../routes';
import { type ResolvePicture, resolveBuilt } from '../../shared/components/Picture';
import { fetchPageData } from '../../shared/fetchPageData';
import type { Language } from '../../shared/i18n/languages';
import type { PageMedia } from '../../shared/media/builtMedia';

export type LoadedAlbum = { album: PresentedAlbum; pictures: ResolvePicture; files: PageMedia['files'] };

/**
 * Fetches the data of the album's own page. The landing page does not include it.
 * @throws if it is unavailable
 */
export async function fetchAlbum(slug: string, language: Language): Promise<LoadedAlbum> {
  const path = localizedPath(albumPath(slug), language);
  const { album, pictures, files } = await fetchPageData<{ album: PresentedAlbum } & PageMedia>(path);
  return { album, pictures: resolveBuilt(pictures), files };
}

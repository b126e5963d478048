import type { PresentedAlbum } from '../../content/present/present';
import { albumPath, localizedPath } from '../../routes';
import { type ResolvePicture, resolveBuilt } from '../../shared/components/Picture';
import type { Language } from '../../shared/i18n/languages';
import type { PageMedia } from '../layout/pageMedia';

export type LoadedAlbum = { album: PresentedAlbum; pictures: ResolvePicture; videos: PageMedia['files'] };

/**
 * Fetches the data of the album's own page. The landing page does not include it.
 * @throws if it is unavailable
 */
export async function fetchAlbum(slug: string, language: Language): Promise<LoadedAlbum> {
  const response = await fetch(`/page-data${localizedPath(albumPath(slug), language)}page-data.json`);
  if (!response.ok) throw new Error(`Album ${slug}: status ${response.status}`);
  const { result } = (await response.json()) as {
    result: { pageContext: { page: { album: PresentedAlbum } & PageMedia } };
  };
  const { album, pictures, files } = result.pageContext.page;
  return { album, pictures: resolveBuilt(pictures), videos: files };
}

import { type ContentPicture, type ResolvePicture, resolveBuilt } from '../components/Picture';
import type { AlbumCost } from '../content/cost';
import type { Album } from '../content/model';
import type { AlbumView } from '../content/viewModel';
import type { Language } from '../i18n/languages';
import { albumPath, localizedPath } from '../routes';

export type VideoFile = { url: string; bytes: number };

/** `videos` is keyed by their `src` in the content. */
export type LoadedAlbum = { album: Album; pictures: ResolvePicture; videos: Readonly<Record<string, VideoFile>> };

export type AlbumQuery = {
  page: { content: AlbumView; cost: AlbumCost; pictures: ContentPicture[]; videos: (VideoFile & { src: string })[] };
};

export function unwrapAlbum({ page }: AlbumQuery): LoadedAlbum {
  const videos = Object.fromEntries(page.videos.map((video) => [video.src, video]));
  return { album: page.content.album, pictures: resolveBuilt(page.pictures), videos };
}

/** Fetches the data of the album's own page, which the landing page leaves out. @throws if it is unavailable */
export async function fetchAlbum(slug: string, language: Language): Promise<LoadedAlbum> {
  const response = await fetch(`/page-data${localizedPath(albumPath(slug), language)}page-data.json`);
  if (!response.ok) throw new Error(`Album ${slug}: status ${response.status}`);
  const { result } = (await response.json()) as { result: { data: AlbumQuery } };
  return unwrapAlbum(result.data);
}

import type { AlbumCost } from '../../content/cost';
import type { ContentPicture } from './Picture';

export type PublishedFile = { url: string; bytes: number };

/** What the build knows of the files that a page shows: image data; videos, captions and documents by their `src`; costs by album. */
export type PageMedia = {
  pictures: ContentPicture[];
  files: Readonly<Record<string, PublishedFile>>;
  costs: Readonly<Record<string, AlbumCost>>;
};

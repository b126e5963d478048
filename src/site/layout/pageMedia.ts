import type { AlbumCost } from '../../content/present/cost';
import type { ContentPicture } from '../../shared/components/Picture';

export type PublishedFile = { url: string; bytes: number };

/** What only the build knows of the files that a page shows. */
export type PageMedia = {
  pictures: ContentPicture[];
  /** Videos, captions and publications by their `src`. */
  files: Readonly<Record<string, PublishedFile>>;
  /** Each album's download size, by slug. */
  costs: Readonly<Record<string, AlbumCost>>;
  /** The path of its share picture; undefined where the landing page's stock photo could not be fetched. */
  sharePath: string | undefined;
};

import type { BuiltPictures } from '../../shared/components/Picture';

export type PublishedFile = { url: string; bytes: number };

/** The bytes of photos on a common phone, without and with data-saver mode. */
export type PhotosCost = { usual: number; saving: number };

/** The bytes of viewing an album. `photos` is undefined when they are encoded after the build. */
export type AlbumCost = { photos?: PhotosCost; videos: number };

/** What only the build knows of the files that a page shows. */
export type PageMedia = {
  pictures: BuiltPictures;
  /** Videos, captions and publications by their `src`. */
  files: Readonly<Record<string, PublishedFile>>;
  /** Each album's download size, by slug. */
  costs: Readonly<Record<string, AlbumCost>>;
  /** The path of its share picture; undefined where the landing page's stock photo could not be fetched. */
  sharePath: string | undefined;
};

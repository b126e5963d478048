export type BuiltPicture = {
  width: number;
  height: number;
  backgroundColor?: string;
  /** The widest file; like `srcSet`, in the format that every browser supports. */
  src: string;
  srcSet: string;
  /** The modern formats, best first. */
  sources: { type: string; srcSet: string }[];
};

/** The encoded pictures of a page, by their `src` in the content. */
export type BuiltPictures = Readonly<Record<string, BuiltPicture>>;

/** A photo of the content folder that the editor offers to choose: the URLs of a thumbnail and of its widest file. */
export type PublishedPhoto = { src: string; small: string; large: string };

export type PublishedFile = { url: string; bytes: number };

/** The bytes of an album's photos on an ordinary phone, without and with data-saver mode. */
export type PhotosCost = { usual: number; saving: number };

/** The bytes of an album. `photos` is undefined when Netlify's Image CDN encodes them, after the build. */
export type AlbumCost = { photos?: PhotosCost; videos: number };

/** The size of the picture that social networks show, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What only the build knows of the files that a page shows. */
export type PageMedia = {
  pictures: BuiltPictures;
  /** Videos, captions and publications by their `src`. */
  files: Readonly<Record<string, PublishedFile>>;
  /** The download size of each album that the page lists, by slug. */
  costs: Readonly<Record<string, AlbumCost>>;
  /** The path of the share picture; undefined if it is a stock photo that could not be fetched. */
  sharePath: string | undefined;
};

import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureSources } from './Picture';

/** A file of the content, as a page's query returns it. */
export type ContentFile = {
  src: string;
  picture: IGatsbyImageData | null;
};

export type VideoFile = { url: string; bytes: number };

/** A video of the content, as a page's query returns it. */
export type ContentVideo = VideoFile & { src: string };

/** The pictures of a page by their `src`; `null` where the build had no file for it. */
export function pictureSources(files: readonly ContentFile[]): PictureSources {
  return Object.fromEntries(
    files.map(({ src, picture }) => {
      if (!picture) return [src, null];
      const { width, height, backgroundColor, images } = picture;
      const sources = images.sources?.flatMap(({ srcSet, type }) => (srcSet && type ? { srcSet, type } : []));
      return [src, { width, height, backgroundColor, images: { fallback: images.fallback, sources } }];
    }),
  );
}

/** The files of a page's videos by their `src`. */
export function videoFiles(videos: readonly ContentVideo[]): Record<string, VideoFile> {
  return Object.fromEntries(videos.map(({ src, url, bytes }) => [src, { url, bytes }]));
}

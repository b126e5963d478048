import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureSources } from './Picture';

/** A file of the content, as a page's query returns it. */
export type ContentFile = {
  src: string;
  file: {
    publicURL?: string;
    childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null;
  } | null;
};

/** The pictures of a page by their `src`; `null` where the build had no file for it. */
export function pictureSources(files: readonly ContentFile[]): PictureSources {
  return Object.fromEntries(
    files.map(({ src, file }) => {
      const data = file?.childImageSharp?.gatsbyImageData;
      if (!data) return [src, null];
      const { width, height, backgroundColor, images } = data;
      const sources = images.sources?.flatMap(({ srcSet, type }) => (srcSet && type ? { srcSet, type } : []));
      return [src, { width, height, backgroundColor, images: { fallback: images.fallback, sources } }];
    }),
  );
}

/** The addresses of a page's videos by their `src`. */
export function videoAddresses(files: readonly ContentFile[]): Record<string, string> {
  return Object.fromEntries(files.flatMap(({ src, file }) => (file?.publicURL ? [[src, file.publicURL]] : [])));
}

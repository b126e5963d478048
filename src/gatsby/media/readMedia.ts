import { isMediaOfType } from '../../content/fields/media';
import type { AlbumCost, BuiltPicture, PageMedia, PublishedPhoto } from '../../shared/media/builtMedia';
import { type BuildHelpers, encodePicture } from './encodePicture';
import { sumCosts } from './makeImageData';
import { publishSourceFile, readSourceFile } from './sourceFiles';

export type MediaReader = ReturnType<typeof createMediaReader>;

/**
 * Reads what pages show of their files: pictures, sizes and costs.
 * @param named the `src` of every file in a media field of the content
 * @param locate returns the path on disk of a `src`
 */
export function createMediaReader(named: ReadonlySet<string>, locate: (src: string) => string, helpers: BuildHelpers) {
  /** @returns undefined if the file is missing or could not be fetched */
  const find = (src: string) => readSourceFile(locate(src));
  const encodeAll = (pictures: readonly string[]) =>
    Promise.all(
      pictures.map(async (src) => {
        const file = find(src);
        return { src, picture: file && (await encodePicture(file, helpers)) };
      }),
    );
  /**
   * Finds the files that a page or an album shows: each of its texts that is the `src` of a file. Names of fields
   * cannot identify files, because pages rename fields (`cover`, `source`). Publishes videos, their captions, and PDFs.
   */
  const publishFiles = (shown: unknown) => {
    const sources = [...new Set(listTexts(shown))].filter((text) => named.has(text));
    const isPhoto = (src: string) => isMediaOfType(src, 'photo');
    const others = sources.flatMap((src) => {
      const file = isPhoto(src) ? undefined : find(src);
      return file ? [[src, { url: publishSourceFile(file), bytes: file.size }] as const] : [];
    });
    return { pictures: sources.filter(isPhoto), files: Object.fromEntries(others) };
  };
  return {
    find,
    async readMedia(page: object): Promise<Pick<PageMedia, 'pictures' | 'files'>> {
      const { pictures, files } = publishFiles(page);
      const encoded = await encodeAll(pictures);
      const images = encoded.flatMap(({ src, picture }) => (picture ? [[src, picture.image]] : []));
      return { pictures: Object.fromEntries(images), files };
    },
    async measureAlbum(album: object): Promise<AlbumCost> {
      const { pictures, files } = publishFiles(album);
      // Posters of videos count as photos. Pictures missing from the build cost nothing: no visitor downloads them.
      const costs = (await encodeAll(pictures)).flatMap(({ picture }) => picture?.cost ?? []);
      const videos = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
      return { photos: sumCosts(await Promise.all(costs)), videos };
    },
    /** The photos among the files, as the editor offers them. */
    async readPhotos(sources: readonly string[]): Promise<PublishedPhoto[]> {
      const encoded = await encodeAll(sources.filter((src) => isMediaOfType(src, 'photo')));
      return encoded.flatMap(({ src, picture }) => (picture ? [{ src, ...pickSizes(picture.image) }] : []));
    },
  };
}

/** The narrowest file as a thumbnail, and the widest, in the format that every browser supports. */
export function pickSizes({ src, srcSet }: BuiltPicture): { small: string; large: string } {
  return { small: srcSet.split(' ')[0] ?? src, large: src };
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

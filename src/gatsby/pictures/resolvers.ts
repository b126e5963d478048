import { stat } from 'node:fs/promises';
import type { CreateResolversArgs, GatsbyCache, Reporter } from 'gatsby';
import { queueImageResizing } from 'gatsby-plugin-sharp';
import type { PageMedia } from '../../album/fetchAlbum';
import type { BuiltPicture, PublishedPhoto } from '../../components/Picture';
import { type AlbumCost, addPhotos } from '../../content/cost';
import type { ContentFile, MediaFiles, PageNode } from '../contentNodes';
import { publishSourceFile, type SourceFile } from '../sourceFiles';
import { netlifyImageUrl, qualities, usesImageCdn } from './formats';
import { type DescribedPicture, makeImageData } from './makeImageData';
import { readPicture } from './readPicture';

/** The fields that need files: image data, and the download cost of albums. */
export function createPictureResolvers({ createResolvers, cache, reporter }: CreateResolversArgs): void {
  const describe = (pictures: readonly ContentFile[]) =>
    Promise.all(
      pictures.map(async ({ src, file }) => ({
        src,
        described: file && (await describePicture(file, { cache, reporter })),
      })),
    );
  const measureAlbum = async ({ pictures, files }: MediaFiles): Promise<AlbumCost> => {
    // Posters of videos count among the photos. Pictures missing from the build cost nothing: no visitor downloads them.
    const costs = (await describe(pictures)).flatMap(({ described }) => (described ? [described.cost] : []));
    return { photos: addPhotos(await Promise.all(costs)), videos: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  const media = {
    type: 'JSON!',
    resolve: async ({ pictures, files, albums }: PageNode): Promise<PageMedia> => {
      const measured = Object.entries(albums).map(async ([slug, files]) => [slug, await measureAlbum(files)] as const);
      return {
        pictures: (await describe(pictures)).map(({ src, described }) => ({ src, picture: described?.image ?? null })),
        files: Object.fromEntries(files.map(({ src, ...file }) => [src, file])),
        // Totals only, so that the page does not grow with the photos of its albums.
        costs: Object.fromEntries(await Promise.all(measured)),
      };
    },
  };
  const photos = {
    type: 'JSON!',
    resolve: async (node: { pictures: ContentFile[] }): Promise<PublishedPhoto[]> =>
      (await describe(node.pictures)).flatMap(({ src, described }) =>
        described ? [{ src, ...pickSizes(described.image) }] : [],
      ),
  };
  createResolvers({ PageContent: { media }, EditorContent: { photos }, DashboardContent: { photos } });
}

/** The narrowest file as a thumbnail, in a format that browsers have supported since 2020, and the widest. */
function pickSizes({ src, srcSet, sources }: BuiltPicture): { small: string; large: string } {
  const light = sources.find(({ type }) => type === 'image/webp')?.srcSet ?? srcSet;
  return { small: light.split(' ')[0] ?? src, large: src };
}

type BuildTools = { cache: GatsbyCache; reporter: Reporter };

const described = new Map<string, Promise<DescribedPicture | undefined>>();

/**
 * A picture's image data and cost. With IMAGES=netlify, Netlify's Image CDN encodes: only the URLs differ.
 * @returns undefined in development for an unreadable picture, which may be corrected at any moment
 */
export function describePicture(file: SourceFile, tools: BuildTools): Promise<DescribedPicture | undefined> {
  const key = file.internal.contentDigest + file.base;
  const description =
    described.get(key) ??
    describe(file, tools).catch((error) => {
      if (process.env.NODE_ENV !== 'development') throw error;
      tools.reporter.error(error instanceof Error ? error.message : String(error));
      return undefined;
    });
  described.set(key, description);
  return description;
}

async function describe(file: SourceFile, { cache, reporter }: BuildTools): Promise<DescribedPicture> {
  const facts = await readPicture(file, cache);
  if (usesImageCdn) {
    const original = publishSourceFile(file);
    return makeImageData(facts, (width, _, format) => ({ src: netlifyImageUrl(original, width, format) }));
  }
  return makeImageData(facts, (width, height, format) => {
    const quality = format === 'png' ? undefined : qualities[format];
    const args = { width, height, toFormat: format, quality, fit: 'cover' as const };
    const { src, absolutePath, finishedPromise } = queueImageResizing({ file, args, reporter });
    return { src, bytes: finishedPromise.then(async () => (await stat(absolutePath)).size) };
  });
}

import type { CreateResolversArgs, GatsbyCache, Reporter } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { type AlbumCost, addPhotos } from '../../content/cost';
import { describePicture } from './describePicture';
import type { DescribedPicture } from './makeImageData';

type Located = { src: string; absolutePath: string };
type AlbumNode = { slug: string; pictures: Located[]; videos: Located[] };
type Context = {
  nodeModel: {
    findOne: (query: object) => Promise<unknown>;
    findAll: (query: object) => Promise<{ entries: Iterable<unknown> }>;
  };
};

/** The fields that need files: a picture's image data, and what an album costs. */
export function createPictureResolvers({ createResolvers, cache, reporter }: CreateResolversArgs): void {
  const tools = { cache, reporter };
  createResolvers({
    ContentFile: {
      picture: {
        type: 'JSON',
        resolve: async (located: Located, _: unknown, context: Context) =>
          (await find(located.absolutePath, context, tools))?.image ?? null,
      },
    },
    AlbumPage: {
      cost: {
        type: 'JSON!',
        resolve: (album: AlbumNode, _: unknown, context: Context) => weighAlbum(album, context, tools),
      },
    },
    HomePage: {
      costs: {
        type: 'JSON!',
        // The albums' totals only: the landing page does not grow with their photos.
        resolve: async ({ language }: { language: string }, _: unknown, context: Context) => {
          const { entries } = await context.nodeModel.findAll({
            type: 'AlbumPage',
            query: { filter: { language: { eq: language } } },
          });
          const albums = [...entries] as AlbumNode[];
          const costs = await Promise.all(
            albums.map(async (album) => [album.slug, await weighAlbum(album, context, tools)] as const),
          );
          return Object.fromEntries(costs);
        },
      },
    },
  });
}

type Tools = { cache: GatsbyCache; reporter: Reporter };

async function find(path: string, context: Context, tools: Tools): Promise<DescribedPicture | undefined> {
  const file = await findFile(path, context);
  if (!file) return undefined;
  try {
    return await describePicture(file, tools);
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') throw error;
    // The page is drawn without it, as without one that is not there; the file may be mended at any moment.
    tools.reporter.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

async function findFile(absolutePath: string, { nodeModel }: Context): Promise<FileSystemNode | undefined> {
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  return ((await nodeModel.findOne({ type: 'File', query })) as FileSystemNode | null) ?? undefined;
}

/** A video's poster is shown among the photos, and weighed with them. */
async function weighAlbum({ pictures, videos }: AlbumNode, context: Context, tools: Tools): Promise<AlbumCost> {
  const described = await Promise.all(pictures.map(({ absolutePath }) => find(absolutePath, context, tools)));
  // One that the build could not have is not downloaded either.
  const costs = await Promise.all(described.flatMap((picture) => (picture ? [picture.cost] : [])));
  const files = await Promise.all(videos.map(({ absolutePath }) => findFile(absolutePath, context)));
  return { photos: addPhotos(costs), videos: files.reduce((sum, file) => sum + (file?.size ?? 0), 0) };
}

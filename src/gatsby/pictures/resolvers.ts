import type { CreateResolversArgs, GatsbyCache, Reporter } from 'gatsby';
import { type AlbumCost, addPhotos } from '../../content/cost';
import type { SourceFile } from '../sourceFiles';
import { describePicture } from './describePicture';
import type { DescribedPicture } from './makeImageData';

/** A picture as the content names it; without a file where it could not be fetched. */
export type ContentFile = { src: string; file?: SourceFile };
export type PublishedVideo = { src: string; url: string; bytes: number };

type AlbumFiles = { slug: string; pictures: ContentFile[]; videos: PublishedVideo[] };

/** The fields that need files: a picture's image data, and what an album costs. */
export function createPictureResolvers({ createResolvers, cache, reporter }: CreateResolversArgs): void {
  const tools = { cache, reporter };
  createResolvers({
    ContentFile: {
      picture: {
        type: 'JSON',
        resolve: async ({ file }: ContentFile) => (await describe(file, tools))?.image ?? null,
      },
    },
    AlbumPage: {
      cost: { type: 'JSON!', resolve: (album: AlbumFiles) => weighAlbum(album, tools) },
    },
    HomePage: {
      costs: {
        type: 'JSON!',
        // The albums' totals only: the landing page does not grow with their photos.
        resolve: async ({ albums }: { albums: AlbumFiles[] }) => {
          const costs = await Promise.all(
            albums.map(async (album) => [album.slug, await weighAlbum(album, tools)] as const),
          );
          return Object.fromEntries(costs);
        },
      },
    },
  });
}

type Tools = { cache: GatsbyCache; reporter: Reporter };

async function describe(file: SourceFile | undefined, tools: Tools): Promise<DescribedPicture | undefined> {
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

/** A video's poster is shown among the photos, and weighed with them. */
async function weighAlbum({ pictures, videos }: AlbumFiles, tools: Tools): Promise<AlbumCost> {
  const described = await Promise.all(pictures.map(({ file }) => describe(file, tools)));
  // One that the build could not have is not downloaded either.
  const costs = await Promise.all(described.flatMap((picture) => (picture ? [picture.cost] : [])));
  return { photos: addPhotos(costs), videos: videos.reduce((sum, { bytes }) => sum + bytes, 0) };
}

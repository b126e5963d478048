import type { CreateResolversArgs } from 'gatsby';
import type { ContentPicture } from '../../components/Picture';
import { type AlbumCost, addPhotos } from '../../content/cost';
import type { AlbumFiles, ContentFile } from '../contentNodes';
import type { SourceFile } from '../sourceFiles';
import { type BuildTools, describePicture } from './describePicture';
import type { DescribedPicture } from './makeImageData';

/** The fields that need files: a picture's image data, and what an album costs. */
export function createPictureResolvers({ createResolvers, cache, reporter }: CreateResolversArgs): void {
  const tools = { cache, reporter };
  const pictures = {
    type: 'JSON!',
    resolve: ({ pictures }: { pictures: ContentFile[] }): Promise<ContentPicture[]> =>
      Promise.all(
        pictures.map(async ({ src, file }) => ({ src, picture: (await describe(file, tools))?.image ?? null })),
      ),
  };
  createResolvers({
    AlbumPage: { pictures, cost: { type: 'JSON!', resolve: (album: AlbumFiles) => weighAlbum(album, tools) } },
    HomePage: {
      pictures,
      costs: {
        type: 'JSON!',
        // The albums' totals only: the landing page does not grow with their photos.
        resolve: async ({ albums }: { albums: AlbumFiles[] }) => {
          const weigh = async (album: AlbumFiles) => [album.slug, await weighAlbum(album, tools)] as const;
          return Object.fromEntries(await Promise.all(albums.map(weigh)));
        },
      },
    },
  });
}

async function describe(file: SourceFile | undefined, tools: BuildTools): Promise<DescribedPicture | undefined> {
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
async function weighAlbum({ pictures, videos }: AlbumFiles, tools: BuildTools): Promise<AlbumCost> {
  const described = await Promise.all(pictures.map(({ file }) => describe(file, tools)));
  // One that the build could not have is not downloaded either.
  const costs = await Promise.all(described.flatMap((picture) => (picture ? [picture.cost] : [])));
  return { photos: addPhotos(costs), videos: videos.reduce((sum, { bytes }) => sum + bytes, 0) };
}

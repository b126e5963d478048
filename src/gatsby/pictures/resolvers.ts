import type { CreateResolversArgs } from 'gatsby';
import type { PublishedPhoto } from '../../admin/photos/PhotosContext';
import type { BuiltPicture, ContentPicture } from '../../components/Picture';
import { type AlbumCost, addPhotos } from '../../content/cost';
import type { AlbumFiles, ContentFile } from '../contentNodes';
import type { SourceFile } from '../sourceFiles';
import { type BuildTools, describePicture } from './describePicture';
import type { DescribedPicture } from './makeImageData';

/** The fields that need files: image data, and the download cost of albums. */
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
    EditorContent: {
      photos: {
        type: 'JSON!',
        resolve: async ({ pictures }: { pictures: ContentFile[] }): Promise<PublishedPhoto[]> => {
          const all = await Promise.all(
            pictures.map(async ({ src, file }) => ({ src, of: await describe(file, tools) })),
          );
          return all.flatMap(({ src, of }) => (of ? [{ src, ...pickSizes(of.image) }] : []));
        },
      },
    },
    AlbumPage: { pictures, cost: { type: 'JSON!', resolve: (album: AlbumFiles) => measureAlbum(album, tools) } },
    HomePage: {
      pictures,
      costs: {
        type: 'JSON!',
        // Totals only, so that the landing page does not grow with the albums.
        resolve: async ({ albums }: { albums: AlbumFiles[] }) => {
          const measure = async (album: AlbumFiles) => [album.slug, await measureAlbum(album, tools)] as const;
          return Object.fromEntries(await Promise.all(albums.map(measure)));
        },
      },
    },
  });
}

/** The narrowest file as a thumbnail, in a format that browsers have supported since 2020, and the widest. */
function pickSizes({ src, srcSet, sources }: BuiltPicture): { small: string; large: string } {
  const light = sources.find(({ type }) => type === 'image/webp')?.srcSet ?? srcSet;
  return { small: light.split(' ')[0] ?? src, large: src };
}

async function describe(file: SourceFile | undefined, tools: BuildTools): Promise<DescribedPicture | undefined> {
  if (!file) return undefined;
  try {
    return await describePicture(file, tools);
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') throw error;
    // Rendered as a missing picture: the file may be corrected at any moment.
    tools.reporter.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Posters of videos count among the photos. */
async function measureAlbum({ pictures, videos }: AlbumFiles, tools: BuildTools): Promise<AlbumCost> {
  const described = await Promise.all(pictures.map(({ file }) => describe(file, tools)));
  // Pictures missing from the build cost nothing: no visitor downloads them.
  const costs = await Promise.all(described.flatMap((picture) => (picture ? [picture.cost] : [])));
  return { photos: addPhotos(costs), videos: videos.reduce((sum, { bytes }) => sum + bytes, 0) };
}

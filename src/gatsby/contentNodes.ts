import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { documentKeys, readDocument } from '../content/documents';
import { localize } from '../content/localize';
import { type Content, siteFields } from '../content/model';
import { isPlaceholder } from '../content/placeholders';
import { describeAssociation } from '../content/structuredData';
import {
  type AlbumView,
  buildAlbumViews,
  buildFrame,
  buildHomeView,
  buildPosterView,
  type HomeView,
} from '../content/viewModel';
import { readProvider } from '../donation/settings';
import { acceptsDonations } from '../donation/startPayment';
import { defaultLanguage, languages } from '../i18n/languages';
import { anchors, localizedPath } from '../routes';
import { drawQrCode } from './drawQrCode';
import { pictureSettings } from './pictures/formats';
import { publishSourceFile, readSourceFile, type SourceFile } from './sourceFiles';
import { fetchStockPhotos } from './stockPhotos';

/** A picture as the content names it; without a file where it could not be fetched. */
export type ContentFile = { src: string; file?: SourceFile };
type PublishedVideo = { src: string; url: string; bytes: number };

/** What an album shows. */
export type AlbumFiles = { slug: string; pictures: ContentFile[]; videos: PublishedVideo[] };

/** Texts ride as one typed value; GraphQL adds what it alone can, the image data (pictures/resolvers.ts). */
export const contentTypes = `
  type HomePage implements Node @dontInfer { language: String! content: JSON! }
  type AlbumPage implements Node @dontInfer { language: String! slug: String! content: JSON! videos: JSON! }
  type PosterPage implements Node @dontInfer { language: String! content: JSON! }
  type PageFrame implements Node @dontInfer { language: String! content: JSON! }
  type EditorContent implements Node @dontInfer { content: JSON! }
`;

/**
 * One node per page and language. It carries the files that its page shows: what draws a page looks nothing up in other
 * nodes. Gatsby would take the page for one that depends on them, and in development lose it with an album that is gone.
 */
export async function createContentNodes(content: Content, folder: string, args: SourceNodesArgs): Promise<void> {
  const pages = languages.map((language) => ({
    language,
    home: buildHomeView(content, language),
    albums: buildAlbumViews(content, language),
  }));
  const stockPhotos = await fetchStockPhotos(
    pages.flatMap(({ home, albums }) => [...listHomePictures(home), ...albums.flatMap(listAlbumPictures)]),
    args,
  );
  const locate = (sources: readonly string[]): ContentFile[] =>
    [...new Set(sources)].map((src) => ({
      src,
      file: readSourceFile(stockPhotos.get(src) ?? resolve(folder, `.${src}`)),
    }));
  const publishVideos = (sources: readonly string[]): PublishedVideo[] =>
    locate(sources).flatMap(({ src, file }) => (file ? { src, url: publishSourceFile(file), bytes: file.size } : []));
  const created = new Set<string>();
  const createNode = (type: string, key: string, fields: Record<string, unknown>) => {
    const id = args.createNodeId(`${type} ${key}`);
    created.add(id);
    // Gatsby asks again for what a page shows only where its node has changed.
    const internal = { type, contentDigest: args.createContentDigest([fields, pictureSettings]) };
    return args.actions.createNode({ ...fields, id, internal });
  };

  createNode('EditorContent', 'all', {
    content: {
      entries: Object.fromEntries(documentKeys.map((key) => [key, readDocument(key, content)])),
      site: localize(siteFields, content.site.entry, defaultLanguage),
      uploads: content.uploads,
    },
  });
  const payment = readProvider(process.env);
  for (const { language, home, albums } of pages) {
    const albumNodes = albums.map((page) => ({
      language,
      slug: page.slug,
      content: page,
      pictures: locate(listAlbumPictures(page)),
      videos: publishVideos(page.album.media.filter(({ type }) => type === 'video').map(({ src }) => src)),
    }));
    const { site } = home.frame;
    const isPaymentOpen = acceptsDonations(payment, site.url);
    // Said here rather than by the pages: visitors' scripts need not know how.
    const structuredData = describeAssociation(home.frame, { language, isPaymentOpen });
    createNode('HomePage', language, {
      language,
      content: { ...home, structuredData, payment },
      pictures: locate(listHomePictures(home)),
      albums: albumNodes,
    });
    for (const node of albumNodes) createNode('AlbumPage', `${language} ${node.slug}`, node);
    const address = new URL(localizedPath(`/#${anchors.donation}`, language), site.url).href;
    const isProof = isPlaceholder(site, 'url') || !isPaymentOpen;
    createNode('PosterPage', language, {
      language,
      content: { ...buildPosterView(content, language), structuredData, address, code: drawQrCode(address), isProof },
    });
    createNode('PageFrame', language, { language, content: buildFrame(content, language) });
  }
  // An album that is gone. Gatsby notices by itself only where it sources everything anew, at the start.
  for (const node of args.getNodesByType('AlbumPage')) {
    if (!created.has(node.id)) args.actions.deleteNode(node);
  }
}

/** Every picture that the landing page shows, as the content names it. */
export function listHomePictures({ sections, activities, albums }: HomeView): string[] {
  const pictures = [sections.hero, ...activities].map(({ picture }) => picture);
  return [...pictures, ...albums.map(({ cover }) => cover)].filter((src) => src !== undefined);
}

/** Every photo of an album, and the posters of its videos. */
export function listAlbumPictures({ album }: AlbumView): string[] {
  return album.media
    .map(({ type, src, poster }) => (type === 'photo' ? src : poster))
    .filter((src) => src !== undefined);
}

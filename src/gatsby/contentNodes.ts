import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import micromark from 'micromark';
import { activityFields, albumFields } from '../content/collections';
import { isMediaOfType } from '../content/fields/media';
import { buildFrame } from '../content/frame';
import { homeSections } from '../content/homeSections';
import type { Content, SectionKey } from '../content/model';
import { isPlaceholder } from '../content/placeholders';
import { describeAssociation } from '../content/structuredData';
import {
  type ActivityView,
  type AlbumCard,
  type AlbumView,
  buildActivitiesView,
  buildActivityViews,
  buildAlbumsView,
  buildAlbumViews,
  buildHomeView,
  buildPosterView,
  buildPrivacyView,
  type HomeView,
} from '../content/viewModel';
import { listMedia } from '../content/walkFields';
import { acceptsDonations } from '../donation/providers/addresses';
import { findProvider } from '../donation/providers/registry';
import { describeDashboard, listEditorContents } from '../editors/demo/editorContent';
import { type Language, languages } from '../i18n/languages';
import { donatePaths } from '../routes';
import { drawQrCode } from './drawQrCode';
import type { PageData } from './pageData';
import { pictureSettings } from './pictures/formats';
import { publishSourceFile, readSourceFile, type SourceFile } from './sourceFiles';
import { fetchStockPhotos } from './stockPhotos';

/** A picture under its `src` in the content; without a file where it is missing or could not be fetched. */
export type ContentFile = { src: string; file?: SourceFile };
type PublishedVideo = { src: string; url: string; bytes: number };

export type AlbumFiles = { slug: string; pictures: ContentFile[]; videos: PublishedVideo[] };

type NodeFields<Type> = Type extends keyof PageData
  ? Pick<PageData[Type], Extract<keyof PageData[Type], 'content' | 'html'>> & Record<string, unknown>
  : { language: Language; ns: string; data: string };

/** Texts are one JSON value per page; resolvers add the image data (pictures/resolvers.ts). */
export const contentTypes = `
  type HomePage implements Node @dontInfer { language: String! content: JSON! }
  type AlbumPage implements Node @dontInfer { language: String! slug: String! content: JSON! videos: JSON! }
  type AlbumsPage implements Node @dontInfer { language: String! content: JSON! }
  type ActivityPage implements Node @dontInfer { language: String! slug: String! content: JSON! }
  type ActivitiesPage implements Node @dontInfer { language: String! content: JSON! }
  type PosterPage implements Node @dontInfer { language: String! content: JSON! }
  type PrivacyPage implements Node @dontInfer { language: String! content: JSON! }
  type PageFrame implements Node @dontInfer { language: String! content: JSON! }
  type Locale implements Node @dontInfer { language: String! ns: String! data: String! }
  type EditorContent implements Node @dontInfer { key: String! content: JSON! }
  type EditorGuide implements Node @dontInfer { html: String! }
  type DashboardContent implements Node @dontInfer { content: JSON! }
`;

/**
 * Creates one node per page and language, with the files that the page shows. Resolvers read only their own node: if they
 * read others, Gatsby in development would lose the page together with a removed album.
 */
export async function createContentNodes(content: Content, folder: string, args: SourceNodesArgs): Promise<void> {
  const pages = languages.map((language) => ({
    language,
    home: buildHomeView(content, language),
    albums: buildAlbumViews(content, language),
    index: buildAlbumsView(content, language),
    activities: buildActivityViews(content, language),
  }));
  const stockPhotos = await fetchStockPhotos(
    pages.flatMap(({ home, albums, index, activities }) => [
      ...listHomePictures(home),
      ...albums.flatMap(listAlbumPictures),
      ...listCovers(index.albums),
      ...activities.flatMap(listActivityPictures),
    ]),
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
  const createNode = <Type extends keyof PageData | 'Locale'>(type: Type, key: string, fields: NodeFields<Type>) => {
    const id = args.createNodeId(`${type} ${key}`);
    created.add(id);
    // Gatsby reruns a page query only when the digest changes.
    const internal = { type, contentDigest: args.createContentDigest([fields, pictureSettings]) };
    const values: Record<string, unknown> = fields;
    return args.actions.createNode({ ...values, id, internal });
  };

  // The type, its fields and the JSON string are those that gatsby-plugin-react-i18next reads.
  for (const { language, name, labels } of content.labelFiles) {
    createNode('Locale', `${language} ${name}`, { language, ns: name, data: JSON.stringify(labels) });
  }
  for (const { key, content: own } of listEditorContents(content)) {
    const photos = own.uploads.filter((src) => isMediaOfType(src, 'photo'));
    createNode('EditorContent', key, { key, content: own, pictures: locate(photos) });
  }
  const dashboard = describeDashboard(content);
  const covers = dashboard.albums.flatMap(({ cover }) => cover ?? []);
  createNode('EditorGuide', 'all', { html: renderGuide() });
  createNode('DashboardContent', 'all', { content: dashboard, pictures: locate(covers) });
  const configured = findProvider(process.env).readSettings(process.env);
  for (const { language, home, albums, index, activities } of pages) {
    const albumNodes = albums.map((page) => ({
      language,
      slug: page.slug,
      content: page,
      pictures: locate(listAlbumPictures(page)),
      videos: publishVideos(
        page.album.media
          .filter(({ type }) => type === 'video')
          .flatMap(({ src, captions }) => [src, ...(captions ? [captions] : [])]),
      ),
    }));
    const filesOf = (cards: readonly AlbumCard[]) =>
      albumNodes.filter(({ slug }) => cards.some((card) => card.slug === slug));
    const { site } = home.frame;
    const providerSettings = home.isOnlineOpen ? configured : undefined;
    const isPaymentOpen = acceptsDonations(providerSettings, site.url);
    // Built here, which keeps the code out of visitors' scripts.
    const structuredData = describeAssociation(home.frame, { language, isPaymentOpen });
    createNode('HomePage', language, {
      language,
      content: { ...home, structuredData, providerSettings },
      pictures: locate(listHomePictures(home)),
      albums: filesOf(home.albums),
    });
    createNode('AlbumsPage', language, {
      language,
      content: index,
      pictures: locate(listCovers(index.albums)),
      albums: albumNodes,
    });
    createNode('ActivitiesPage', language, { language, content: buildActivitiesView(content, language) });
    for (const page of activities) {
      const { slug } = page.activity;
      createNode('ActivityPage', `${language} ${slug}`, {
        language,
        slug,
        content: page,
        pictures: locate(listActivityPictures(page)),
        albums: filesOf(page.albums),
      });
    }
    for (const node of albumNodes) createNode('AlbumPage', `${language} ${node.slug}`, node);
    const address = new URL(donatePaths[language], site.url).href;
    const isProof = isPlaceholder(site, 'url') || !isPaymentOpen;
    createNode('PosterPage', language, {
      language,
      content: { ...buildPosterView(content, language), structuredData, address, code: drawQrCode(address), isProof },
      pictures: locate([home.share.source]),
    });
    createNode('PrivacyPage', language, { language, content: buildPrivacyView(content, language) });
    createNode('PageFrame', language, { language, content: buildFrame(content, language) });
  }
  // Removed albums and activities. Gatsby deletes stale nodes by itself only at startup.
  for (const node of ['AlbumPage', 'ActivityPage', 'EditorContent'].flatMap(args.getNodesByType)) {
    if (!created.has(node.id)) args.actions.deleteNode(node);
  }
}

/** The `src` of every picture on the landing page: all that `media` fields name, and the covers of the albums. */
export function listHomePictures({ sections, activities, albums }: HomeView): string[] {
  const keys = Object.keys(homeSections) as SectionKey[];
  return [
    ...keys.flatMap((key) => listMedia(homeSections[key], sections[key])),
    ...activities.flatMap((activity) => listMedia(activityFields, activity)),
    ...listCovers(albums),
  ];
}

/** The `src` of every picture on an activity's page. */
export function listActivityPictures({ activity, albums }: ActivityView): string[] {
  return [...listMedia(activityFields, activity), ...listCovers(albums)];
}

function listCovers(albums: readonly AlbumCard[]): string[] {
  return albums.map(({ cover }) => cover).filter((src) => src !== undefined);
}

/** The `src` of every photo of an album, and of the posters of its videos. */
export function listAlbumPictures({ album }: AlbumView): string[] {
  return listMedia(albumFields, album).filter((src) => isMediaOfType(src, 'photo'));
}

const folder = resolve('docs');

/** The editors' guide as HTML. Publishes its pictures. */
function renderGuide(): string {
  const html = micromark(readFileSync(resolve(folder, 'guide-editeur.md'), 'utf8'));
  return html.replace(/<img src="([^"]*)"/g, (tag, src: string) => {
    const file = readSourceFile(resolve(folder, src));
    return file ? `<img src="${publishSourceFile(file)}" loading="lazy" width="240"` : tag;
  });
}

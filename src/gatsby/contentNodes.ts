import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { describeDashboard, listEditorContents } from '../content/documents/editorContent';
import { isMediaOfType } from '../content/fields/media';
import type { Content } from '../content/model';
import {
  selectActivities,
  selectActivity,
  selectAlbum,
  selectAlbums,
  selectAssociation,
  selectHome,
} from '../content/pages';
import { isPlaceholder } from '../content/placeholders';
import { type PresentedContent, present } from '../content/present';
import { sharePath } from '../content/sharePicture';
import { acceptsDonations } from '../donation/providers/addresses';
import type { ProviderSettings } from '../donation/providers/provider';
import { findProvider } from '../donation/providers/registry';
import { defaultLanguage, type Language, languages } from '../i18n/languages';
import { donatePaths } from '../routes';
import { drawQrCode } from './drawQrCode';
import { pictureSettings } from './pictures/formats';
import { renderGuide } from './renderGuide';
import { publishSourceFile, readSourceFile, type SourceFile } from './sourceFiles';
import { fetchStockPhotos } from './stockPhotos';

/** A picture under its `src` in the content; without a file where it is missing or could not be fetched. */
export type ContentFile = { src: string; file?: SourceFile };
type PublishedFile = { src: string; url: string; bytes: number };

/** The files that a page shows, or an album. */
export type MediaFiles = { pictures: ContentFile[]; files: PublishedFile[] };

/** What pictures/resolvers.ts makes `media` of. */
export type PageNode = MediaFiles & {
  kind: PageKind;
  language: Language;
  slug: string;
  content: PageContent;
  /** The files of the albums whose download cost it tells, by their slugs. */
  albums: Record<string, MediaFiles>;
};

/** The content of a page is one JSON value, whose type both sides read (pageData.ts). Resolvers add what needs files. */
export const contentTypes = `
  type PageContent implements Node @dontInfer { kind: String! language: String! slug: String! content: JSON! }
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
  const settings = findProvider(process.env).readSettings(process.env);
  const presented = languages.map((language) => ({ language, presented: present(content, language) }));
  const named = new Set(presented.flatMap(({ presented: { media } }) => [...media]));
  const stockPhotos = await fetchStockPhotos([...named], args);
  const locate = (sources: readonly string[]): ContentFile[] =>
    sources.map((src) => ({ src, file: readSourceFile(stockPhotos.get(src) ?? resolve(folder, `.${src}`)) }));
  /** Publishes what is no picture: videos, their captions, and documents. */
  const findFiles = (shown: unknown): MediaFiles => {
    const sources = [...new Set(listTexts(shown))].filter((text) => named.has(text));
    const isPhoto = (src: string) => isMediaOfType(src, 'photo');
    return {
      pictures: locate(sources.filter(isPhoto)),
      files: locate(sources.filter((src) => !isPhoto(src))).flatMap(({ src, file }) =>
        file ? { src, url: publishSourceFile(file), bytes: file.size } : [],
      ),
    };
  };
  const created = new Set<string>();
  const createNode = (type: string, key: string, fields: object) => {
    const id = args.createNodeId(`${type} ${key}`);
    created.add(id);
    // Gatsby reruns a page query only when the digest changes.
    const internal = { type, contentDigest: args.createContentDigest([fields, pictureSettings]) };
    return args.actions.createNode({ ...fields, id, internal });
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
  const guide = readFileSync(resolve(guideFolder, 'guide-editeur.md'), 'utf8');
  createNode('EditorGuide', 'all', {
    html: renderGuide(guide, content.labels[defaultLanguage]['admin.guide.contents'] ?? '', publishPicture),
  });
  createNode('DashboardContent', 'all', { content: dashboard, pictures: locate(covers) });
  for (const { language, presented: own } of presented) {
    const albumFiles = own.albums.map((album): [string, MediaFiles] => [album.slug, findFiles(album)]);
    const pages = listPages(own, settings);
    for (const kind of Object.keys(pages) as PageKind[]) {
      for (const page of pages[kind]) {
        const slug = 'album' in page ? page.album.slug : 'activity' in page ? page.activity.slug : '';
        const listed = 'album' in page ? [page.album, page.next] : 'albums' in page ? page.albums : [];
        const isListed = ([slug]: [string, MediaFiles]) => listed.some((album) => album.slug === slug);
        const albums = Object.fromEntries(albumFiles.filter(isListed));
        const node: PageNode = { kind, language, slug, content: page, ...findFiles(page), albums };
        createNode('PageContent', `${kind} ${language} ${slug}`, node);
      }
    }
  }
  // Removed albums and activities. Gatsby deletes stale nodes by itself only at startup.
  for (const node of ['PageContent', 'EditorContent'].flatMap(args.getNodesByType)) {
    if (!created.has(node.id)) args.actions.deleteNode(node);
  }
}

type Pages = ReturnType<typeof listPages>;
export type PageKind = keyof Pages;
/** What a page of a kind shows. */
export type PageContent<Kind extends PageKind = PageKind> = Pages[Kind][number];

/** Every public page in a language, by its kind: `frame` is that of pages whose texts are labels. Built here, which keeps the code out of visitors' scripts. */
export function listPages(content: PresentedContent, settings: ProviderSettings | undefined) {
  const { language, frame, isOnlineOpen, activities, albums, poster, privacy, share, ways } = content;
  const { site } = frame;
  const providerSettings = isOnlineOpen ? settings : undefined;
  const address = new URL(donatePaths[language], site.url).href;
  const code = drawQrCode(address);
  const isProof = isPlaceholder(site, 'url') || !acceptsDonations(providerSettings, site.url);
  return {
    home: [{ ...selectHome(content), providerSettings }],
    albums: [selectAlbums(content)],
    album: albums.map((album) => selectAlbum(content, album)),
    activities: [selectActivities(content)],
    activity: activities.map((activity) => selectActivity(content, activity)),
    poster: [{ frame, texts: poster, ways, share, picture: sharePath('poster.png', language), address, code, isProof }],
    association: [selectAssociation(content)],
    privacy: [{ frame, texts: privacy, share }],
    frame: [{ frame, share }],
  };
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const guideFolder = resolve('docs');

/** Publishes a picture of the guide. */
function publishPicture(src: string): string | undefined {
  const file = readSourceFile(resolve(guideFolder, src));
  return file && publishSourceFile(file);
}

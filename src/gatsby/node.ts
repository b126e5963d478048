import { join, resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Page, SourceNodesArgs } from 'gatsby';
import { anchors } from '../content/anchors';
import { documentKeys, readDocument } from '../content/documents';
import { keepTogether } from '../content/keepTogether';
import { ContentError, contentFolder, loadContent } from '../content/load';
import { localize } from '../content/localize';
import { type Content, site as siteFields } from '../content/model';
import { settleAddress } from '../content/placeholders';
import { presentAlbums, presentFrame, presentHome, presentPoster } from '../content/present';
import { describeAssociation } from '../content/structuredData';
import { pageStates } from '../donation/ending';
import { checkPaymentAddress, readProvider } from '../donation/settings';
import { takesGifts } from '../donation/startPayment';
import { defaultLanguage, isLanguage, languages } from '../i18n/languages';
import { albumPath, editPath, localizedPath, notFoundPath, paymentReturnPath } from '../routes';
import { buildDecap, clearDecap, publishForDecap, serveDecap } from './decap';
import { drawQrCode } from './drawQrCode';
import { pictureSettings, setAvifEffort } from './pictures/formats';
import { listAlbumPictures, listHomePictures } from './pictures/listPictures';
import { type ContentFile, createPictureResolvers, type PublishedVideo } from './pictures/resolvers';
import { compileScript } from './postBuild/compileScript';
import { rewritePages } from './postBuild/rewritePages';
import { publishSharing } from './publishSharing';
import { publishSourceFile, readSourceFile } from './sourceFiles';
import { fetchStockPhotos } from './stockPhotos';
import { watchContent } from './watchContent';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  setAvifEffort('build');
  if (process.env.NODE_ENV === 'development') {
    if (!process.env.PREVIEW_URL)
      reporter.panic('Start it with npm run develop: pictures and payments come from beside it.');
    return;
  }
  try {
    // In Gatsby rather than in our own build command, which does not see the .env files that Gatsby reads.
    checkPaymentAddress(process.env, process.env.PAYMENT_EMULATOR === 'on' && !process.env.NETLIFY);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = clearDecap;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  // A file imported as `name?url` is published as it is; the import is its address (bundleIslands.ts does the same).
  args.actions.setWebpackConfig({
    module: {
      rules: [
        { resourceQuery: /^\?url$/, type: 'asset/resource', generator: { filename: 'static/[name]-[hash][ext]' } },
      ],
    },
    // For ssr.tsx, which is bundled itself and cannot load the compiler.
    plugins: [args.plugins.define({ dataSaverScript: JSON.stringify(compileScript('dataSaver.ts')) })],
  });
  return buildDecap(args);
};
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveDecap;

/** One node per page and language: its texts ride as one typed value, GraphQL adds what it alone can, the image data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type HomePage implements Node @dontInfer { language: String! content: JSON! structuredData: JSON! pictures: [ContentFile!]! }
    type AlbumPage implements Node @dontInfer { language: String! slug: String! content: JSON! pictures: [ContentFile!]! videos: [ContentVideo!]! }
    type PageFrame implements Node @dontInfer { language: String! content: JSON! }
    type PosterPage implements Node @dontInfer { language: String! content: JSON! structuredData: JSON! address: String! code: QrCode! }
    type QrCode { size: Int! path: String! }
    type EditorContent implements Node @dontInfer { content: JSON! }
    type ContentFile { src: String! }
    type ContentVideo { src: String! url: String! bytes: Int! }
  `);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createPictureResolvers(args);
  // The labels of pages come from their files as they are, without `loadContent`.
  args.createResolvers({ Locale: { data: { resolve: ({ data }: { data: string }) => keepTogether(data) } } });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  let content: Content;
  try {
    content = settle(loadContent(contentFolder));
  } catch (error) {
    if (error instanceof ContentError) args.reporter.panic(`The content cannot be published:\n${error.message}`);
    throw error;
  }
  await createContentNodes(content, args);

  if (process.env.NODE_ENV === 'development') {
    watchContent(contentFolder, args.reporter, (changed) => createContentNodes(settle(changed), args));
  }
};

/** Netlify says where it publishes the site: that stands in for an address nobody has written down yet. */
function settle(content: Content): Content {
  return settleAddress(content, process.env.NETLIFY ? process.env.URL : undefined);
}

async function createContentNodes(content: Content, args: SourceNodesArgs): Promise<void> {
  const pages = languages.map((language) => {
    const home = presentHome(content, language);
    const albums = presentAlbums(content, language).map((page) => ({ page, pictures: listAlbumPictures(page) }));
    return { language, home, homePictures: listHomePictures(home), albums };
  });
  const stockPhotos = await fetchStockPhotos(
    pages.flatMap(({ homePictures, albums }) => [homePictures, ...albums.map(({ pictures }) => pictures)].flat()),
    args,
  );
  const locate = (sources: readonly string[]): ContentFile[] =>
    [...new Set(sources)].map((src) => ({
      src,
      file: readSourceFile(stockPhotos.get(src) ?? resolve(contentFolder, `.${src}`)),
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

  const provider = readProvider(process.env);
  createNode('EditorContent', 'all', {
    content: {
      entries: Object.fromEntries(documentKeys.map((key) => [key, readDocument(key, content)])),
      site: localize(siteFields, content.site.entry, defaultLanguage),
      uploads: content.uploads,
    },
  });

  for (const { language, home, homePictures, albums } of pages) {
    const albumNodes = albums.map(({ page, pictures }) => ({
      language,
      slug: page.slug,
      content: page,
      pictures: locate(pictures),
      videos: publishVideos(page.album.media.filter(({ type }) => type === 'video').map(({ src }) => src)),
    }));
    // Said here rather than by the pages: visitors' scripts need not know how.
    const structuredData = describeAssociation(home.frame, {
      language,
      isPaymentOpen: takesGifts(provider, home.frame.site.url),
    });
    createNode('HomePage', language, {
      language,
      content: home,
      structuredData,
      pictures: locate(homePictures),
      albums: albumNodes.map(({ slug, pictures, videos }) => ({ slug, pictures, videos })),
    });
    for (const node of albumNodes) createNode('AlbumPage', `${language} ${node.slug}`, node);
    const poster = presentPoster(content, language);
    const address = new URL(localizedPath(`/#${anchors.donation}`, language), poster.frame.site.url).href;
    createNode('PosterPage', language, {
      language,
      content: poster,
      structuredData,
      address,
      code: drawQrCode(address),
    });
    createNode('PageFrame', language, { language, content: presentFrame(content, language) });
  }
  // An album that is gone. Gatsby notices by itself only where it sources everything anew, at the start.
  for (const node of args.getNodesByType('AlbumPage')) {
    if (!created.has(node.id)) args.actions.deleteNode(node);
  }
  await publishForDecap(content, args.cache.directory);
}

/**
 * One page per album, per end of a payment and per document of the demo editor. gatsby-plugin-react-i18next makes those of
 * the other languages from them.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }: CreatePagesArgs) => {
  const { data, errors } = await graphql<{ allAlbumPage: { distinct: string[] } }>(
    '{ allAlbumPage { distinct(field: { slug: SELECT }) } }',
  );
  if (!data) throw new Error(`The albums could not be listed: ${JSON.stringify(errors)}`);
  for (const slug of data.allAlbumPage.distinct) {
    actions.createPage({
      path: albumPath(slug),
      component: resolve('src/templates/album.tsx'),
      context: { slug },
    });
  }
  for (const state of ['neutral', ...pageStates] as const) {
    actions.createPage({
      path: paymentReturnPath(state),
      component: resolve('src/templates/paymentReturn.tsx'),
      context: { state },
    });
  }
  for (const document of documentKeys) {
    actions.createPage({
      path: editPath(document),
      component: resolve('src/templates/edit.tsx'),
      context: { document },
    });
  }
};

/**
 * Corrects the addresses of pages as Gatsby and gatsby-plugin-react-i18next make them.
 *
 * A page whose address is translated gets that address; the plugin only prefixes the French one.
 *
 * Gatsby's router is made to take any unknown address for the 404 page of its language. In French it would first ask for
 * page data that is not there, an error in the console; in English the plugin (3.0.1) prefixes the `matchPath` twice
 * (`/en/en/*`), and the router would rewrite `/en/anything` in the address bar.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const path = translatePath(page);
  const matchPath = path.endsWith(notFoundPath) ? path.replace(notFoundPath, '/*') : page.matchPath;
  if (page.path === path && page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path, matchPath });
};

function translatePath({ path, context }: Page): string {
  const { language } = context ?? {};
  if (!isLanguage(language) || language === defaultLanguage) return path;
  return localizedPath(path.replace(`/${language}/`, '/'), language);
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSharing(args);
  await rewritePages(join(args.store.getState().program.directory, 'public'));
};

import { join, resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, SourceNodesArgs } from 'gatsby';
import { documentKeys, readDocument } from '../content/documents';
import { type Content, ContentError, loadContent } from '../content/load';
import { localize } from '../content/localize';
import { site as siteFields } from '../content/model';
import { presentAlbums, presentFrame, presentHome } from '../content/present';
import { paymentReturnPath } from '../donation/answerReturn';
import { paymentStates } from '../donation/checkPayment';
import { checkPaymentAddress } from '../donation/settings';
import { defaultLanguage, languages } from '../i18n/languages';
import { lowerAvifEffort } from './avifEffort';
import { contentFolder } from './contentFolder';
import { deliver } from './delivery/deliver';
import { fetchStockPhotos } from './stockPhotos';
import { watchContent } from './watchContent';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  lowerAvifEffort();
  if (process.env.NODE_ENV !== 'production') return;
  try {
    // Here too, because Gatsby reads .env files that our own build command does not see.
    checkPaymentAddress(process.env, process.env.PAYMENT_EMULATOR === 'on' && !process.env.NETLIFY);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** One node per page and language: its texts ride as one typed value, GraphQL adds what it alone can, the image data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type HomePage implements Node @dontInfer { language: String! content: JSON! pictures: [ContentFile!]! }
    type AlbumPage implements Node @dontInfer { language: String! slug: String! content: JSON! pictures: [ContentFile!]! videos: [ContentFile!]! }
    type PageFrame implements Node @dontInfer { language: String! content: JSON! }
    type EditorContent implements Node @dontInfer { content: JSON! }
    type ContentFile { src: String! file: File @link(by: "absolutePath", from: "absolutePath") }
  `);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  let content: Content;
  try {
    content = loadContent(contentFolder);
  } catch (error) {
    if (error instanceof ContentError) args.reporter.panic(`The content cannot be published:\n${error.message}`);
    throw error;
  }
  await createContentNodes(content, args);

  if (process.env.NODE_ENV === 'development') {
    watchContent(contentFolder, args.reporter, (changed) => createContentNodes(changed, args));
  }
};

async function createContentNodes(content: Content, args: SourceNodesArgs): Promise<void> {
  const albumsOf = Object.fromEntries(languages.map((language) => [language, presentAlbums(content, language)]));
  const stockPhotos = await fetchStockPhotos(
    Object.values(albumsOf).flatMap((albums) => albums.flatMap(({ album }) => album.media.map(({ src }) => src))),
    args,
  );
  const locate = (sources: (string | undefined)[]) =>
    [...new Set(sources)].flatMap((src) => {
      if (!src) return [];
      return { src, absolutePath: stockPhotos.get(src) ?? resolve(contentFolder, `.${src}`) };
    });
  const createNode = (type: string, key: string, fields: Record<string, unknown>) =>
    args.actions.createNode({
      ...fields,
      id: args.createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: args.createContentDigest(fields) },
    });

  createNode('EditorContent', 'all', {
    content: {
      entries: Object.fromEntries(documentKeys.map((key) => [key, readDocument(key, content)])),
      site: localize(siteFields, content.site.entry, defaultLanguage),
      uploads: content.uploads,
    },
  });

  for (const language of languages) {
    const home = presentHome(content, language);
    createNode('HomePage', language, {
      language,
      content: home,
      pictures: locate([
        home.sections.hero.picture,
        ...home.activities.map(({ picture }) => picture),
        ...home.albums.map(({ cover }) => cover),
      ]),
    });
    for (const page of albumsOf[language] ?? []) {
      createNode('AlbumPage', `${language} ${page.slug}`, {
        language,
        slug: page.slug,
        content: page,
        pictures: locate(page.album.media.map(({ type, src, poster }) => (type === 'photo' ? src : poster))),
        videos: locate(page.album.media.filter(({ type }) => type === 'video').map(({ src }) => src)),
      });
    }
    createNode('PageFrame', language, { language, content: presentFrame(content, language) });
  }
}

/** One page per album and per end of a payment; gatsby-plugin-react-i18next makes the other languages' pages from it. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }: CreatePagesArgs) => {
  const { data } = await graphql<{ allAlbumPage: { distinct: string[] } }>(
    '{ allAlbumPage { distinct(field: { slug: SELECT }) } }',
  );
  for (const slug of data?.allAlbumPage.distinct ?? []) {
    actions.createPage({
      path: `/albums/${slug}/`,
      component: resolve('src/templates/album.tsx'),
      context: { slug },
    });
  }
  for (const state of [undefined, ...paymentStates]) {
    actions.createPage({
      path: paymentReturnPath(state),
      component: resolve('src/templates/paymentReturn.tsx'),
      context: { state: state ?? 'neutral' },
    });
  }
};

/**
 * Has Gatsby's router take any unknown address for the 404 page of its language. In French it would first ask for page
 * data that is not there, an error in the console; in English gatsby-plugin-react-i18next 3.0.1 prefixes the `matchPath`
 * twice (`/en/en/*`), and the router would rewrite `/en/anything` in the address bar.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const isNotFound = /\/404\/$/.test(page.path);
  const matchPath = page.path.replace(/404\/$/, '*');
  if (!isNotFound || page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) =>
  deliver(join(store.getState().program.directory, 'public'));

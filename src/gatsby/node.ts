import { resolve } from 'node:path';
import { watch } from 'chokidar';
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby';
import { addNonBreakingSpaces } from '../content/addNonBreakingSpaces';
import { documentKeys } from '../content/documents';
import { ContentError, contentFolder, loadContent } from '../content/load';
import { withDeployUrl } from '../content/placeholders';
import { pageStates } from '../donation/ending';
import { checkPaymentAddress } from '../donation/settings';
import { defaultLanguage, isLanguage } from '../i18n/languages';
import { albumPath, editPath, localizedPath, notFoundPath, paymentReturnPath } from '../routes';
import { contentTypes, createContentNodes } from './contentNodes';
import { buildDecap, clearDecap, publishForDecap, serveDecap } from './decap';
import { setAvifEffort } from './pictures/formats';
import { createPictureResolvers } from './pictures/resolvers';
import { compileScript } from './postBuild/compileScript';
import { rewritePages } from './postBuild/rewritePages';
import { publishSharing } from './publishSharing';

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
  const generator = { filename: 'static/[name]-[hash][ext]' };
  args.actions.setWebpackConfig({
    // Source maps are not published: nobody debugs the live site.
    ...(args.stage === 'build-javascript' && { devtool: false as const }),
    module: { rules: [{ resourceQuery: /^\?url$/, type: 'asset/resource', generator }] },
    // For ssr.tsx, which is bundled itself and cannot load the compiler.
    plugins: [args.plugins.define({ dataSaverScript: JSON.stringify(compileScript('dataSaver.ts')) })],
  });
  return buildDecap(args);
};
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveDecap;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createPictureResolvers(args);
  // The labels of pages come from their files as they are, without `loadContent`.
  args.createResolvers({ Locale: { data: { resolve: ({ data }: { data: string }) => addNonBreakingSpaces(data) } } });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // Netlify says where it publishes the site: that stands in for an address nobody has written down yet.
  const publishedAt = process.env.NETLIFY ? process.env.URL : undefined;
  const update = async () => {
    const content = withDeployUrl(loadContent(contentFolder), publishedAt);
    await createContentNodes(content, contentFolder, args);
    await publishForDecap(content, args.cache.directory);
  };
  try {
    await update();
  } catch (error) {
    if (error instanceof ContentError) args.reporter.panic(`The content cannot be published:\n${error.message}`);
    throw error;
  }
  if (process.env.NODE_ENV === 'development') watchContent(update, args.reporter);
};

// An editor's save is often several writes: wait for the last one.
const quietMilliseconds = 100;

/** Reads the content again whenever a file of it changes. Content with a mistake is reported and not passed on. */
function watchContent(update: () => Promise<void>, reporter: Reporter): void {
  let pending: NodeJS.Timeout | undefined;
  // One after the other: two at a time would write the same files.
  let done = Promise.resolve();
  const report = (error: unknown) => {
    reporter.error(`The content was not updated:\n${error instanceof Error ? error.message : error}`);
  };
  watch(contentFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      done = done.then(update).catch(report);
    }, quietMilliseconds);
  });
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
  const create = (path: string, template: string, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const slug of data.allAlbumPage.distinct) create(albumPath(slug), 'album', { slug });
  for (const state of ['neutral', ...pageStates] as const) create(paymentReturnPath(state), 'paymentReturn', { state });
  for (const document of documentKeys) create(editPath(document), 'edit', { document });
};

/**
 * Corrects the addresses of pages as Gatsby and gatsby-plugin-react-i18next make them. A page whose address is translated
 * gets that address; the plugin only prefixes the French one.
 *
 * Gatsby's router is made to take any unknown address for the 404 page of its language. In French it would first ask for
 * page data that is not there, an error in the console; in English the plugin (3.0.1) prefixes the `matchPath` twice
 * (`/en/en/*`), and the router would rewrite `/en/anything` in the address bar.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const { language } = page.context ?? {};
  const isTranslated = isLanguage(language) && language !== defaultLanguage;
  const path = isTranslated ? localizedPath(page.path.replace(`/${language}/`, '/'), language) : page.path;
  const matchPath = path.endsWith(notFoundPath) ? path.replace(notFoundPath, '/*') : page.matchPath;
  if (page.path === path && page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path, matchPath });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSharing(args);
  await rewritePages(resolve('public'));
};

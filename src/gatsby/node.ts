import { resolve } from 'node:path';
import { watch } from 'chokidar';
import type { CreatePagesArgs, GatsbyNode, ParentSpanPluginArgs, Reporter } from 'gatsby';
import { ContentError, contentFolder, loadContent } from '../content/load/load';
import { withProvider } from '../content/load/loadLabels';
import { withDeployUrl } from '../content/placeholders';
import { checkPaymentAddress } from '../donation/providers/addresses';
import { findProvider, providerNames } from '../donation/providers/registry';
import { checkedOutcomes } from '../donation/rules/outcomes';
import { defaultLanguage, isLanguage, type Language, languages } from '../i18n/languages';
import { activityPath, albumPath, editPath, localizedPath, notFoundPath, paymentReturnPath } from '../routes';
import { findClientFiles } from './chooseClient';
import { contentTypes, createContentNodes } from './contentNodes';
import { buildDecap, clearDecap, publishForDecap } from './decap/buildDecap';
import { setAvifOptions } from './pictures/formats';
import { createPictureResolvers } from './pictures/resolvers';
import { finishBuild } from './postBuild/finishBuild';
import { compileInlineScripts } from './postBuild/inlineScripts';
import { publishSharing } from './publishSharing';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  setAvifOptions('build');
  if (process.env.NODE_ENV === 'development') {
    if (!process.env.PREVIEW_URL)
      reporter.panic('Do not run gatsby develop by itself. Use npm run develop: it also serves pictures and payments.');
    return;
  }
  try {
    // Here and not in our build command: whoever runs `gatsby build` is stopped too.
    const isEmulated = process.env.PAYMENT_EMULATOR === 'on' && !process.env.NETLIFY;
    checkPaymentAddress(findProvider(process.env), process.env, isEmulated);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = clearDecap;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  // An import of `name?url` publishes the file and returns its URL (bundleIslands.ts does the same).
  const client = findClientFiles();
  const generator = { filename: 'static/[name]-[hash][ext]' };
  args.actions.setWebpackConfig({
    // Source maps are not published: nobody debugs the live site.
    ...(args.stage === 'build-javascript' && { devtool: false as const }),
    resolve: { alias: { [client.imported]: client.chosen } },
    module: { rules: [{ resourceQuery: /^\?url$/, type: 'asset/resource', generator }] },
    plugins: [args.plugins.define({ inlineScripts: JSON.stringify(compileInlineScripts()) })],
  });
  return buildDecap(args);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = createPictureResolvers;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // Netlify's deploy URL replaces a placeholder site URL.
  const publishedAt = process.env.NETLIFY ? process.env.URL : undefined;
  const update = async () => {
    const loaded = withDeployUrl(loadContent(contentFolder, providerNames), publishedAt);
    const content = withProvider(loaded, findProvider(process.env));
    for (const { what, todo } of content.advice) args.reporter.warn(`${what}\n${todo}`);
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

// Debounces editors that write a file several times per save.
const debounceMilliseconds = 100;

/** Reloads the content when one of its files changes. Invalid content is reported and not used. */
function watchContent(update: () => Promise<void>, reporter: Reporter): void {
  let pending: NodeJS.Timeout | undefined;
  // One update at a time: parallel ones would write the same files.
  let done = Promise.resolve();
  const report = (error: unknown) => {
    const isUnknown = error instanceof ContentError && error.problems.some(({ reason }) => reason === 'unknownField');
    const restart = isUnknown ? '\nIf you have just declared this field, restart npm run develop.' : '';
    reporter.error(`The content was not updated:\n${error instanceof Error ? error.message : error}${restart}`);
  };
  watch(contentFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      done = done.then(update).catch(report);
    }, debounceMilliseconds);
  });
}

/** Creates the French pages; gatsby-plugin-react-i18next derives those of the other languages. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }: CreatePagesArgs) => {
  const { data, errors } = await graphql<Record<'albums' | 'activities' | 'editors', { distinct: string[] }>>(`{
    albums: allPageContent(filter: { kind: { eq: "album" } }) { distinct(field: { slug: SELECT }) }
    activities: allPageContent(filter: { kind: { eq: "activity" } }) { distinct(field: { slug: SELECT }) }
    editors: allEditorContent { distinct(field: { key: SELECT }) }
  }`);
  if (!data) throw new Error(`The pages could not be listed: ${JSON.stringify(errors)}`);
  const create = (path: string, template: string, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  for (const slug of data.albums.distinct) create(albumPath(slug), 'album', { slug });
  for (const slug of data.activities.distinct) create(activityPath(slug), 'activity', { slug });
  for (const page of ['neutral', ...checkedOutcomes] as const)
    create(paymentReturnPath(page), 'paymentReturn', { page });
  for (const key of data.editors.distinct) create(editPath(key), 'edit', { key });
};

/**
 * Corrects the paths of gatsby-plugin-react-i18next, which only prefixes the French path, to translated ones.
 *
 * The `matchPath` makes Gatsby's router show the 404 page of the language for any unknown path. Without it, the router
 * requests missing page data in French, an error in the console; in English the plugin (3.0.1) prefixes the `matchPath`
 * twice (`/en/en/*`), and the router would rewrite `/en/anything` in the address bar.
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
  await finishBuild(resolve('public'), readLabels(args));
};

/** The labels of each language, with French ones where a translation is missing, as pages show them. */
function readLabels({ getNodesByType }: ParentSpanPluginArgs): Record<Language, Record<string, string>> {
  const read = (language: Language) =>
    getNodesByType('Locale').flatMap((node) => (node.language === language ? JSON.parse(String(node.data)) : []));
  return Object.fromEntries(
    languages.map((language) => [language, Object.assign({}, ...read(defaultLanguage), ...read(language))]),
  ) as Record<Language, Record<string, string>>;
}

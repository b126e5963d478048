import { resolve } from 'node:path';
import { watch } from 'chokidar';
import type { Actions, GatsbyNode, Reporter } from 'gatsby';
import { ContentError, contentFolder, loadContent } from '../content/load/load';
import { withProvider } from '../content/load/loadLabels';
import { withHostUrl } from '../content/present/siteFacts';
import { findProvider, providerNames } from '../donation/providers/server/registry';
import { checkPaymentUrl } from '../donation/providers/urls';
import { dashboardPath, editPath, guidePath, localizedPath, loginPath, notFoundPath } from '../routes';
import { defaultLanguage, type Language, languages } from '../shared/i18n/languages';
import { buildDecap, clearDecap, publishForDecap } from './decap/buildDecap';
import { compileInlineScripts } from './inline/inlineScripts';
import { setAvifOptions } from './media/formats';
import { finishBuild } from './postBuild/finishBuild';
import { type PreparedPages, preparePages } from './preparePages';
import { findProviderClient } from './providerClient';
import { publishSharing, publishUnchanged } from './sharing/publishSharing';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  setAvifOptions('build');
  if (process.env.NODE_ENV === 'development') {
    if (!process.env.LOCAL_SERVER_URL)
      reporter.panic('Do not run gatsby develop by itself. Use npm run develop: it also serves pictures and payments.');
    return;
  }
  try {
    // Checked here and not in our build command, so that a plain `gatsby build` stops, too.
    const isEmulated = process.env.PAYMENT_EMULATOR === 'on' && !process.env.NETLIFY;
    checkPaymentUrl(findProvider(process.env), process.env, isEmulated);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = clearDecap;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = publishUnchanged;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const client = findProviderClient();
  args.actions.setWebpackConfig({
    // Without source maps, which would be published with the site.
    ...(args.stage === 'build-javascript' && { devtool: false as const }),
    resolve: { alias: { [client.imported]: client.chosen } },
    plugins: [args.plugins.define({ inlineScripts: JSON.stringify(compileInlineScripts()) })],
  });
  return buildDecap(args);
};

/** gatsby-plugin-react-i18next reads the labels of a page from nodes of this type. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes('type Locale implements Node @dontInfer { language: String! ns: String! data: String! }');
};

/** Set before Gatsby calls `createPages`, and again at each change of the content in development. */
let prepared: PreparedPages;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // On Netlify, the variable URL has the URL of the site.
  const publishedAt = process.env.NETLIFY ? process.env.URL : undefined;
  const createNode = (type: string, key: string, contentDigest: string, fields = {}) =>
    args.actions.createNode({ ...fields, id: args.createNodeId(`${type} ${key}`), internal: { type, contentDigest } });
  const update = async (isChange: boolean) => {
    const loaded = withHostUrl(loadContent(contentFolder, providerNames), publishedAt);
    const content = withProvider(loaded, findProvider(process.env));
    for (const { what, todo } of content.advice) args.reporter.warn(`${what}\n${todo}`);
    prepared = await preparePages(content, contentFolder, args);
    // Gatsby calls `createPages` only after it has rebuilt its schema. A page opened before that would show its old
    // text, unless its new context is set here.
    if (isChange) createAllPages(args.actions);
    for (const { language, name: ns, labels } of content.labelFiles) {
      const data = JSON.stringify(labels);
      createNode('Locale', `${language} ${ns}`, args.createContentDigest(data), { language, ns, data });
    }
    // In development, Gatsby calls `createPages` again when a node has changed, and redraws the pages whose context has
    // changed.
    createNode('Content', 'all', String(Date.now()));
    await publishForDecap(content, args.cache.directory);
  };
  try {
    await update(false);
  } catch (error) {
    if (error instanceof ContentError) args.reporter.panic(`The content cannot be published:\n${error.message}`);
    throw error;
  }
  if (process.env.NODE_ENV === 'development') watchContent(() => update(true), args.reporter);
};

// Some programs write a file several times per save.
const debounceMilliseconds = 100;

/** Reloads the content when one of its files changes. Invalid content is reported and not used. */
function watchContent(update: () => Promise<void>, reporter: Reporter): void {
  let pending: NodeJS.Timeout | undefined;
  // One update at a time: parallel updates would write the same files.
  let done = Promise.resolve();
  const report = (error: unknown) => {
    const isUnknown = error instanceof ContentError && error.problems.some(({ reason }) => reason === 'unknownField');
    const restart = isUnknown ? '\nIf you have just declared this field, restart npm run develop.' : '';
    reporter.error(`The content was not updated:\n${error instanceof Error ? error.message : error}${restart}`);
  };
  watch(contentFolder, { ignoreInitial: true })
    .on('all', () => {
      clearTimeout(pending);
      pending = setTimeout(() => {
        done = done.then(update).catch(report);
      }, debounceMilliseconds);
    })
    // The system may allow too few watchers. Without a listener, this error would end the process.
    .on('error', report);
}

export const createPages: GatsbyNode['createPages'] = ({ actions }) => createAllPages(actions);

/** Creates the pages of all languages, each with its props in its context. */
function createAllPages(actions: Actions): void {
  const create = (template: string, path: string, language: Language, context: object) =>
    actions.createPage({
      path: localizedPath(path, language),
      // By `matchPath`, Gatsby's router shows the 404 page of the language for any unknown path. Otherwise it would
      // request missing page data.
      matchPath: path === notFoundPath ? localizedPath('/*', language) : undefined,
      component: resolve(`src/templates/${template}.tsx`),
      // Given `i18n`, gatsby-plugin-react-i18next creates no page of its own.
      context: { i18n: { language, languages, defaultLanguage }, language, ...context },
    });
  for (const page of prepared.pages) create('page', page.path, page.language, { kind: page.kind, page });
  // The editor is in French only.
  const createForEditor = (template: string, path: string, page: object) =>
    create(template, path, defaultLanguage, { page });
  const { dashboard, guide, documents } = prepared.editor;
  createForEditor('login', loginPath, {});
  createForEditor('dashboard', dashboardPath, dashboard);
  createForEditor('guide', guidePath, guide);
  for (const page of documents) createForEditor('edit', editPath(page.key), page);
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await publishSharing(prepared, args);
  await finishBuild(resolve('public'), prepared.labels);
};

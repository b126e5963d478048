import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { minify } from '@swc/core';
import type { CreateDevServerArgs, CreateWebpackConfigArgs } from 'gatsby';
import * as plugin from 'gatsby-plugin-decap-cms/gatsby-node';
import { writePage } from '../cms/page';
import { hasDecap, type Repository, repositoryFile } from '../cms/repository';
import { contentFolder } from '../content/load';
import type { Content } from '../content/model';
import { decapPath } from '../routes';
import { publishUploads } from './publishUploads';

const publicFolder = resolve('public');
const decapFolder = join(publicFolder, decapPath);
/** Where Decap looks for the pictures and films that entries name: `/uploads/…`. */
const uploadsFolder = join(publicFolder, 'uploads');

const options = {
  modulePath: resolve('src/cms/decap.ts'),
  publicPath: decapPath,
  enableIdentityWidget: false,
  manualInit: true,
  customizeWebpackConfig,
};

/** Takes away what an earlier build left of Decap, also where this one has none. */
export async function clearDecap(): Promise<void> {
  await Promise.all([decapFolder, uploadsFolder].map((folder) => rm(folder, { recursive: true, force: true })));
}

/**
 * Writes the content for Decap to start from, and the files that it names.
 * @param cache a folder that lasts from one build to the next
 */
export async function publishForDecap(content: Content, cache: string): Promise<void> {
  if (!hasDecap()) return;
  const repository: Repository = { content, files: await readFiles() };
  await mkdir(decapFolder, { recursive: true });
  await writeFile(join(decapFolder, repositoryFile), JSON.stringify(repository));
  const texts = Object.values(repository.files);
  const named = content.uploads.filter((name) => extname(name) && texts.some((text) => text.includes(name)));
  await publishUploads(named, { from: contentFolder, to: publicFolder, cache });
}

async function readFiles(): Promise<Record<string, string>> {
  const names = (await readdir(contentFolder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const texts = names.filter((name) => ['.json', '.md'].includes(extname(name)) && !name.startsWith('labels/'));
  const files = texts.map(async (name) => [`content/${name}`, await readFile(join(contentFolder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Builds Decap beside the site. The hook of gatsby-plugin-decap-cms is called from here rather than by Gatsby: listed
 * among the plugins it would also add its script to every public page, and its rules to the site's own bundles.
 */
export async function buildDecap(args: CreateWebpackConfigArgs): Promise<void> {
  args.actions.setWebpackConfig({
    plugins: [args.plugins.define({ 'process.env.DECAP': JSON.stringify(hasDecap() ? 'on' : 'off') })],
  });
  if (!hasDecap()) return;
  const actions = { ...args.actions, setWebpackConfig: () => {} };
  await plugin.onCreateWebpackConfig({ ...args, actions }, options);
}

/** In `gatsby develop`: answers the address without its `index.html`. */
export function serveDecap(args: CreateDevServerArgs): void {
  if (hasDecap()) plugin.onCreateDevServer(args, options);
}

/** As much of webpack's configuration as is changed here. */
type WebpackConfig = {
  entry: Record<string, string[]>;
  externals?: unknown;
  plugins: { options?: object }[];
  output: { chunkFilename?: string };
  optimization: { minimizer: object[]; avoidEntryIife?: boolean };
  devtool: string | false;
  cache: object;
};
/** Gatsby's own type lacks it. */
type MinifierFactory = { minifyJs: (options: object) => object };

/** The plugin would load React from files that React 19 no longer has: both are bundled instead. */
function customizeWebpackConfig(config: WebpackConfig, { plugins }: { plugins: MinifierFactory }): void {
  delete config.externals;
  // Without the plugin's own entry, which names a style sheet that is not there.
  config.entry = { cms: [options.modulePath] };
  const needless = ['CopyPlugin', 'HtmlWebpackTagsPlugin'];
  config.plugins = config.plugins.filter((each) => !needless.includes(nameClass(each)));
  const page = config.plugins.find((each) => nameClass(each) === 'HtmlWebpackPlugin');
  if (page?.options) Object.assign(page.options, { templateContent: writePage() });
  // A hash in the name: the header rules (postBuild/writeHeaders.ts) keep such files for ever.
  config.output.chunkFilename = '[name]-[contenthash].js';
  config.devtool = false;
  // Spares a wrapper around the entry, and takes webpack over a minute for it.
  config.optimization.avoidEntryIife = false;
  config.cache = { ...config.cache, name: 'decap', cacheLocation: resolve('.cache/webpack/decap') };
  // swc takes 3 seconds where terser takes 24. Nothing is minified in develop, or where the build was told not to.
  config.optimization.minimizer = config.optimization.minimizer.map((minifier) =>
    nameClass(minifier) === 'TerserPlugin' ? plugins.minifyJs({ minify: minifyWithSwc, parallel: false }) : minifier,
  );
}

/** Which plugin of webpack's an object is: their classes are not ours to import. */
const nameClass = (plugin: object) => plugin.constructor.name;

async function minifyWithSwc(input: Record<string, string>): Promise<{ code: string }> {
  const { code } = await minify(Object.values(input).join('\n'), { compress: true, mangle: true });
  return { code };
}

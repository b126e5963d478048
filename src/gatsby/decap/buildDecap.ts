import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { minify } from '@swc/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import * as plugin from 'gatsby-plugin-decap-cms/gatsby-node';
import { contentFolder } from '../../content/load/load';
import type { Content } from '../../content/model/model';
import { type Repository, repositoryFile } from '../../editors/decap/repository';
import { hasDecap } from '../../editors/hasDecap';
import { decapPath } from '../../routes';
import { tokens } from '../../shared/theme/tokens';
import { publishUploads } from './publishUploads';

const publicFolder = resolve('public');
const decapFolder = join(publicFolder, decapPath);
/** Where Decap finds the media of entries: `/uploads/…`. */
const uploadsFolder = join(publicFolder, 'uploads');

const options = {
  modulePath: resolve('src/editors/decap/loadDecap.ts'),
  publicPath: decapPath,
  enableIdentityWidget: false,
  manualInit: true,
  customizeWebpackConfig,
};

/** Deletes what an earlier build left of Decap, even if this build has none (DECAP=off). */
export async function clearDecap(): Promise<void> {
  await Promise.all([decapFolder, uploadsFolder].map((folder) => rm(folder, { recursive: true, force: true })));
}

/**
 * Writes the content for Decap, and the uploads that it references.
 * @param cache a folder kept between builds
 */
export async function publishForDecap(content: Content, cache: string): Promise<void> {
  if (!hasDecap()) return;
  const { file } = content.consents;
  // Who agreed to be shown stays private.
  const repository: Repository = {
    content: { ...content, consents: { file, entry: {} }, labelFiles: [], advice: [] },
    files: await readFiles(file),
  };
  await mkdir(decapFolder, { recursive: true });
  await writeFile(join(decapFolder, repositoryFile), JSON.stringify(repository));
  const texts = Object.values(repository.files);
  const named = content.uploads.filter((name) => extname(name) && texts.some((text) => text.includes(name)));
  await publishUploads(named, { from: contentFolder, to: publicFolder, cache });
}

/** The texts of the content files by path, without `omitted`, and without the labels, which Decap does not edit. */
async function readFiles(omitted: string): Promise<Record<string, string>> {
  const names = (await readdir(contentFolder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const texts = names.filter((name) => ['.json', '.md'].includes(extname(name)) && !name.startsWith('labels/'));
  const shown = texts.filter((name) => `content/${name}` !== omitted);
  const files = shown.map(async (name) => [`content/${name}`, await readFile(join(contentFolder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Builds Decap beside the site. Calls the hook of gatsby-plugin-decap-cms directly: as a listed plugin it would add its
 * script to every public page and its webpack rules to the site's bundles.
 */
export async function buildDecap(args: CreateWebpackConfigArgs): Promise<void> {
  args.actions.setWebpackConfig({
    plugins: [args.plugins.define({ 'process.env.DECAP': JSON.stringify(hasDecap() ? 'on' : 'off') })],
  });
  if (!hasDecap()) return;
  const actions = { ...args.actions, setWebpackConfig: () => {} };
  await plugin.onCreateWebpackConfig({ ...args, actions }, options);
}

/** The part of webpack's configuration that changes here. */
type WebpackConfig = {
  entry: Record<string, string[]>;
  externals?: unknown;
  module: { rules: object[] };
  plugins: { options?: object }[];
  output: { chunkFilename?: string };
  optimization: { minimizer: object[]; avoidEntryIife?: boolean };
  devtool: string | false;
  cache: object;
};
type PluginFactory = { minifyJs: (options: object) => object; define: (values: object) => object };

/**
 * Fragile: finds webpack's plugins by class name, because their classes cannot be imported.
 * Bundles React and Decap: gatsby-plugin-decap-cms would load React from UMD files, which React 19 no longer has.
 * @throws when a plugin is not there
 */
export function customizeWebpackConfig(config: WebpackConfig, { plugins }: { plugins: PluginFactory }): void {
  delete config.externals;
  // Transpiling Decap's packages takes 8 seconds and changes no byte.
  const transpiler = 'babel-preset-gatsby/dependencies';
  config.module.rules = config.module.rules.filter((rule) => !JSON.stringify(rule).includes(transpiler));
  // Drops the plugin's entry, which references a missing style sheet.
  config.entry = { cms: [options.modulePath] };
  const unused = ['CopyPlugin', 'HtmlWebpackTagsPlugin'].map((name) => findPlugin(name, config.plugins));
  config.plugins = config.plugins.filter((listed) => !unused.includes(listed));
  const page = findPlugin('HtmlWebpackPlugin', config.plugins);
  if (!page.options) throw new Error('webpack’s HtmlWebpackPlugin has no options any more (buildDecap.ts).');
  Object.assign(page.options, { templateContent: readPage() });
  // webpack would write a path of this machine into the script.
  config.plugins.push(plugins.define({ 'import.meta.url': "''" }));
  // Hashed names, which postBuild/formatHeaders.ts marks as immutable.
  config.output.chunkFilename = '[name]-[contenthash].js';
  config.devtool = false;
  // Off: webpack would work over a minute longer, only to save one function around the entry.
  config.optimization.avoidEntryIife = false;
  config.cache = { ...config.cache, name: 'decap', cacheLocation: resolve('.cache/webpack/decap') };
  // swc takes 3 seconds, terser 24. In development, the list is empty.
  const { minimizer } = config.optimization;
  const terser = minimizer.length > 0 && findPlugin('TerserPlugin', minimizer);
  const swc = plugins.minifyJs({ minify: minifyWithSwc, parallel: false });
  config.optimization.minimizer = minimizer.map((listed) => (listed === terser ? swc : listed));
}

/** The page at `/admin/decap/`; its demo banner comes before anything of Decap. */
function readPage(): string {
  const styles = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
  return readFileSync('src/gatsby/decap/page.html', 'utf8').replace('/* tokens */', `:root { ${styles.join(' ')} }`);
}

function findPlugin<Plugin extends object>(name: string, plugins: readonly Plugin[]): Plugin {
  const found = plugins.find((plugin) => plugin.constructor.name === name);
  if (!found) throw new Error(`Decap is built with webpack’s ${name}, which is not there any more (buildDecap.ts).`);
  return found;
}

async function minifyWithSwc(input: Record<string, string>): Promise<{ code: string }> {
  const { code } = await minify(Object.values(input).join('\n'), { compress: true, mangle: true });
  return { code };
}

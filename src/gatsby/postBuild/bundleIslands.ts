import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from '@swc/core';
import { build, type Plugin } from 'esbuild';
import { require as load } from 'tsx/cjs/api';
import type { Content } from '../../content/model/model';
import type { Language } from '../../shared/i18n/languages';
import type { LabelName } from '../../shared/wording/wording';
import { chooseProviderClient, importReactFrom, withoutPrefixer } from './esbuildPlugins';
import { chooseLabels, listIslands } from './islands';

type LoadIsland = (file: string) => { labelNames?: readonly LabelName[] };

/**
 * Bundles the page script for a list of islands in a language, each pair once.
 * @returns the files that the page loads, in order; the last one runs
 */
type BundlePageScript = (islands: readonly string[], language: Language) => Promise<string[]>;

/** Writes a module as `islands-<name>-<hash>.js`, and returns its URL. */
async function buildModule(
  publicFolder: string,
  name: string,
  source: string,
  plugins: Plugin[] = [],
): Promise<string> {
  const {
    outputFiles: [script],
  } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [chooseProviderClient, withoutPrefixer, ...plugins],
    // Saves 1% of React's file: only emotion's `withTheme` calls this package, and the site has no `withTheme`. Any
    // small module can stand in.
    alias: { 'hoist-non-react-statics': '@emotion/memoize' },
    stdin: { contents: source, resolveDir: resolve('src/client/pageScript') },
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_OFFLINE': JSON.stringify(process.env.GATSBY_OFFLINE ?? ''),
    },
  });
  if (!script) throw new Error(`esbuild wrote no script ${name}.`);
  // swc minifies esbuild's output again, which makes the compressed script a little smaller.
  const { code } = await minify(script.text, { module: true, ecma: 2020, compress: { passes: 2 }, mangle: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const url = `/islands-${name}-${hash}.js`;
  // The comment has Chromium compile all functions while the script streams in, because hydration calls most of them.
  await writeFile(join(publicFolder, url), `//# allFunctionsCalledOnLoad\n${code}`);
  return url;
}

/**
 * Bundles the scripts of public pages. A page with islands loads two files: React and emotion, which all these pages
 * share, and its page script, which contains everything else, labels included. A page without islands loads one small
 * file.
 */
export async function createBundler(
  publicFolder: string,
  labels: Content['labels'],
  loadIsland: LoadIsland = (file) => load(file, __filename),
): Promise<BundlePageScript> {
  const stale = (await readdir(publicFolder)).filter((name) => /^islands-.*\.js$/.test(name));
  await Promise.all(stale.map((name) => rm(join(publicFolder, name))));
  const react = await buildModule(publicFolder, 'react', "export * from './react'; export { default } from './react';");
  const files = listIslands();
  const fileOf = (island: string) => files.get(island) ?? '';
  const bundlePage = async (islands: readonly string[], language: Language) => {
    if (islands.length === 0) return [await buildModule(publicFolder, 'page', "import './startWithoutIslands';")];
    const names = islands.flatMap((name) => loadIsland(resolve('src', fileOf(name))).labelNames ?? []);
    const values = [language, chooseLabels(labels[language], names)].map((value) => JSON.stringify(value));
    const imports = islands.map((name) => `import { ${name} } from '../../${fileOf(name)}';`);
    const start = `import { startIslands } from './startIslands'; startIslands({ ${islands} }, ${values});`;
    const page = await buildModule(publicFolder, 'page', [...imports, start].join('\n'), [importReactFrom(react)]);
    return [react, page];
  };
  const bundled = new Map<string, Promise<string[]>>();
  return (islands, language) => {
    const key = [language, ...islands].join();
    const scripts = bundled.get(key) ?? bundlePage(islands, language);
    bundled.set(key, scripts);
    return scripts;
  };
}

import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { chooseClient } from '../chooseClient';
import { findLabelNames } from '../islandLabels';
import { listIslands } from '../listIslands';

/** An import of `name?url` publishes the file and returns its URL. */
export const addresses: Plugin = {
  name: 'addresses',
  setup: ({ initialOptions: { absWorkingDir: root = process.cwd() }, onResolve, onLoad, resolve: find }) => {
    onResolve({ filter: /\?url$/ }, async ({ path, ...place }) => {
      const found = await find(path.replace(/\?url$/, ''), place);
      // Relative, because the hash in the bundle's name covers the paths of a plugin's namespace as they are.
      return { ...found, path: relative(root, found.path), namespace: 'address' };
    });
    onLoad({ filter: /.*/, namespace: 'address' }, async ({ path }) => ({
      contents: await readFile(resolve(root, path)),
      loader: 'file',
    }));
  },
};

const reactImports = /^(react|react-dom|@emotion)(\/|$)/;

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2020',
  minify: true,
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
} as const satisfies BuildOptions;

/** The names of the labels that each island reads (findLabelNames), from a bundle of the island alone. */
export async function findIslandLabels(): Promise<Record<string, string[]>> {
  const externalReact: Plugin = {
    name: 'react',
    setup: ({ onResolve }) => onResolve({ filter: reactImports }, ({ path }) => ({ path, external: true })),
  };
  const find = async ([name, file]: [string, string]) => {
    const { outputFiles } = await build({
      ...options,
      plugins: [addresses, chooseClient, externalReact],
      entryPoints: [resolve('src', file)],
      outdir: '/',
      write: false,
    });
    return [name, findLabelNames(outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '')] as const;
  };
  return Object.fromEntries(await Promise.all([...listIslands()].map(find)));
}

/**
 * Bundles the page script for a list of islands, once.
 * @returns the files that the page loads, in order; the last one runs
 */
export type BundlePageScript = (islands: readonly string[]) => Promise<string[]>;

/**
 * Bundles the scripts of public pages; Gatsby's bundles run only in the editors. All page scripts share one file with React
 * and emotion and are otherwise self-contained, so that a page loads two files, and one without islands a small one.
 */
export async function createBundler(publicFolder: string): Promise<BundlePageScript> {
  const stale = (await readdir(publicFolder)).filter((name) => /^islands-.*\.js$/.test(name));
  await Promise.all(stale.map((name) => rm(join(publicFolder, name))));
  const bundle = async (name: string, contents: string, plugins: Plugin[] = []) => {
    const { metafile } = await build({
      ...options,
      plugins: [addresses, chooseClient, ...plugins],
      stdin: { contents, resolveDir: resolve('src/client/islands') },
      outdir: publicFolder,
      entryNames: `islands-${name}-[hash]`,
      assetNames: 'static/[name]-[hash]',
      publicPath: '/',
      metafile: true,
      // Chromium compiles all functions while the script streams in, not lazily: hydration calls most of them. Other
      // browsers ignore the comment.
      banner: { js: '//# allFunctionsCalledOnLoad' },
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.GATSBY_OFFLINE': JSON.stringify(process.env.GATSBY_OFFLINE ?? ''),
      },
    });
    const [output] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
    if (!output) throw new Error(`esbuild wrote no script ${name}.`);
    return { url: `/${basename(output[0])}`, exports: output[1].exports };
  };
  const react = await bundle('react', "export * from './react'; export { default } from './react';");
  // One module stands for all of them: esbuild writes an import statement per module that imports an external file, 4% of
  // a page script.
  const sharedReact: Plugin = {
    name: 'react',
    setup: ({ onResolve, onLoad }) => {
      // esbuild names it where an import has no export.
      const namespace = 'src/client/islands/react.ts';
      onResolve({ filter: reactImports }, () => ({ path: react.url, namespace }));
      onResolve({ filter: /.*/, namespace }, () => ({ path: react.url, external: true }));
      onLoad({ filter: /.*/, namespace }, () => ({
        contents: `export { ${react.exports.join(', ')} } from '${react.url}';`,
      }));
    },
  };
  const files = listIslands();
  const bundleIslands = async (islands: readonly string[]) => {
    if (islands.length === 0) return [(await bundle('page', "import './page';")).url];
    const imports = islands.map((name) => `import { ${name} } from '../../${files.get(name)}';`);
    const start = `import { startIslands } from './startIslands'; startIslands({ ${islands.join(', ')} });`;
    return [react.url, (await bundle('page', [...imports, start].join('\n'), [sharedReact])).url];
  };
  const bundled = new Map<string, Promise<string[]>>();
  return (islands) => {
    const key = islands.join();
    const scripts = bundled.get(key) ?? bundleIslands(islands);
    bundled.set(key, scripts);
    return scripts;
  };
}

import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { PageEntry } from '../../routes';

/** The scripts of a page, by the entry they begin with: all it loads, in order; the last one runs. */
export type PageScripts = Record<PageEntry, string[]>;

/** A file imported as `name?url` is published as it is; the import is its address. */
const addresses: Plugin = {
  name: 'addresses',
  setup: ({ onResolve, onLoad, resolve: find }) => {
    onResolve({ filter: /\?url$/ }, async ({ path, ...place }) => ({
      ...(await find(path.replace(/\?url$/, ''), place)),
      namespace: 'address',
    }));
    onLoad({ filter: /.*/, namespace: 'address' }, async ({ path }) => ({
      contents: await readFile(path),
      loader: 'file',
    }));
  },
};

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2020',
  minify: true,
  metafile: true,
  legalComments: 'none',
  // Chromium compiles the functions of such a script while it arrives, rather than each when it is first called: most are,
  // as soon as React hydrates. Other browsers pass over it.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  entryNames: 'islands-[name]-[hash]',
  assetNames: 'static/[name]-[hash]',
  publicPath: '/',
} as const satisfies BuildOptions;

/**
 * Bundles what public pages run, beside Gatsby's bundles, which only the editors run. React and emotion are a file that
 * all entries share; each entry is otherwise whole, so that a page loads two files.
 */
export async function bundleIslands(publicFolder: string): Promise<PageScripts> {
  const left = (await readdir(publicFolder)).filter((name) => /^islands-.*\.js$/.test(name));
  await Promise.all(left.map((name) => rm(join(publicFolder, name))));
  const bundle = async (entry: string, plugins: Plugin[] = []) => {
    const { metafile } = await build({
      ...options,
      plugins: [addresses, ...plugins],
      outdir: publicFolder,
      entryPoints: [resolve('src/islands', `${entry}.ts`)],
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.GATSBY_OFFLINE': JSON.stringify(process.env.GATSBY_OFFLINE ?? ''),
      },
    });
    const outputs = Object.entries(metafile.outputs);
    return outputs.flatMap(([file, { entryPoint }]) => (entryPoint ? `/${basename(file)}` : []));
  };
  const [react = ''] = await bundle('react');
  const ofReact: Plugin = {
    name: 'react',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^(react|react-dom|@emotion)(\/|$)/ }, () => ({ path: react, external: true }));
    },
  };
  const load = async (entry: string) => [react, ...(await bundle(entry, [ofReact]))];
  return {
    landing: await load('landing'),
    album: await load('album'),
    payment: await load('payment'),
    page: await bundle('page'),
  };
}

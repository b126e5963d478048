import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { PageEntry } from '../../routes';

/** The scripts that each entry loads, in order; the last one runs. */
export type PageScripts = Record<PageEntry, string[]>;

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

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2020',
  minify: true,
  metafile: true,
  legalComments: 'none',
  // Chromium compiles all functions while the script streams in, not lazily: hydration calls most of them. Other browsers
  // ignore the comment.
  banner: { js: '//# allFunctionsCalledOnLoad' },
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  entryNames: 'islands-[name]-[hash]',
  assetNames: 'static/[name]-[hash]',
  publicPath: '/',
} as const satisfies BuildOptions;

/**
 * Bundles the scripts of public pages; Gatsby's bundles run only in the editors. All entries share one file with React and
 * emotion and are otherwise self-contained, so that a page loads two files.
 */
export async function bundleIslands(publicFolder: string): Promise<PageScripts> {
  const stale = (await readdir(publicFolder)).filter((name) => /^islands-.*\.js$/.test(name));
  await Promise.all(stale.map((name) => rm(join(publicFolder, name))));
  const bundle = async (entry: string, plugins: Plugin[] = []) => {
    const { metafile } = await build({
      ...options,
      plugins: [addresses, ...plugins],
      outdir: publicFolder,
      entryPoints: [resolve('src/client/islands', `${entry}.ts`)],
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.GATSBY_OFFLINE': JSON.stringify(process.env.GATSBY_OFFLINE ?? ''),
      },
    });
    const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
    return outputs.map(([file, { exports }]) => ({ url: `/${basename(file)}`, exports }));
  };
  const [react = { url: '', exports: [] }] = await bundle('react');
  // One module stands for all of them: esbuild writes an import statement per module that imports an external file, 4% of
  // a page script.
  const externalReact: Plugin = {
    name: 'react',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^(react|react-dom|@emotion)(\/|$)/ }, () => ({ path: react.url, namespace: 'react' }));
      onResolve({ filter: /.*/, namespace: 'react' }, () => ({ path: react.url, external: true }));
      onLoad({ filter: /.*/, namespace: 'react' }, () => ({
        contents: `export { ${react.exports.join(', ')} } from '${react.url}';`,
      }));
    },
  };
  const load = async (entry: string) => [react.url, ...(await bundle(entry, [externalReact])).map(({ url }) => url)];
  return {
    landing: await load('landing'),
    album: await load('album'),
    payment: await load('payment'),
    page: (await bundle('page')).map(({ url }) => url),
  };
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { findProviderClient } from '../providerClient';

/** Bundles the client of the chosen provider. */
export const chooseProviderClient: Plugin = {
  name: 'chooseProviderClient',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/providers\/chosenClient$/ }, () => ({ path: findProviderClient().chosen })),
};

/** Leaves out emotion's prefixer, 1.6% of React's file: hydrateStyles.ts sets no prefixes. */
export const withoutPrefixer: Plugin = {
  name: 'withoutPrefixer',
  setup: ({ onLoad }) =>
    onLoad({ filter: /emotion-cache\.browser\.esm\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('[prefixer]'))
        throw new Error('@emotion/cache has no [prefixer] any more (esbuildPlugins.ts).');
      return { contents: source.replace('[prefixer]', '[]') };
    }),
};

/** Lets a page script import React and emotion from an earlier built script. @param path the URL of that script */
export const importReactFrom = (path: string): Plugin => ({
  name: 'importReactFrom',
  setup: ({ onResolve }) => {
    // Imports pass through react.ts, or esbuild names those of each file anew: 2.4% of the landing page's script.
    const exports = resolve('src/client/pageScript/react.ts');
    onResolve({ filter: /^(react|react-dom|@emotion)(\/|$)/ }, ({ importer }) =>
      importer === exports ? { path, external: true } : { path: exports },
    );
  },
});

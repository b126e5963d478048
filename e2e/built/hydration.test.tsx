import { resolve } from 'node:path';
import createCache from '@emotion/cache';
import { act } from '@testing-library/react';
import { hydrateIslands } from '../../src/client/islands/startIslands';
import type { DataSelector } from '../../src/dataNames';
import { listIslands } from '../../src/gatsby/listIslands';
import { languages } from '../../src/i18n/languages';
import { outcomePaths, publicPaths, sites } from '../content';
import { readText } from './files';

const islands = Object.fromEntries(
  [...listIslands()].map(([name, file]) => [name, require(resolve('src', file))[name]]),
);
const ends = languages.flatMap((language) => outcomePaths.map(sites[language].path));

/** Hydrates a built page with React's development build and collects its errors. */
async function hydrate(html: string): Promise<{ errors: unknown[]; count: number }> {
  const errors: unknown[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((...parts) => errors.push(parts.join(' ')));
  document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const count = document.querySelectorAll('[data-island]' satisfies DataSelector).length;
  await act(async () => {
    hydrateIslands(islands, {
      styles: createCache({ key: 'css' }),
      onReady: () => {},
      onRecoverableError: (error) => errors.push(error),
    });
  });
  spy.mockRestore();
  return { errors, count };
}

it.each([...publicPaths, ...ends])('%s hydrates without errors', async (path) => {
  expect((await hydrate(readText(path))).errors).toEqual([]);
});

it('hydration of a page with different HTML reports errors', async () => {
  const { errors, count } = await hydrate(readText('/').replace('name="amount"', 'name="amounts"'));
  expect(count).toBeGreaterThan(1);
  expect(errors).not.toEqual([]);
});

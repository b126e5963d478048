import { resolve } from 'node:path';
import createCache from '@emotion/cache';
import { act } from '@testing-library/react';
import { hydrateIslands } from '../../src/client/pageScript/startIslands';
import { withProvider } from '../../src/content/load/loadLabels';
import { findProvider } from '../../src/donation/providers/server/registry';
import { chooseLabels, listIslands } from '../../src/gatsby/postBuild/islands';
import { defaultLanguage, isLanguage } from '../../src/shared/i18n/languages';
import { content } from '../support/content';
import { readText, visitorPages } from './builtFiles';

const modules = [...listIslands()].map(([name, file]) => [name, require(resolve('src', file))] as const);
const islands = Object.fromEntries(modules.map(([name, module]) => [name, module[name]]));
const labels: Record<string, Record<string, string>> = withProvider(content, findProvider(process.env)).labels;

/** Hydrates a built page with React's development build, which also reports attributes that differ. */
async function hydrate(html: string): Promise<{ errors: unknown[]; isReady: boolean }> {
  const errors: unknown[] = [];
  let isReady = false;
  const spy = jest.spyOn(console, 'error').mockImplementation((...parts) => errors.push(parts.join(' ')));
  document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '';
  const names = modules.flatMap(([name, module]) => (html.includes(`data-island="${name}"`) ? module.labelNames : []));
  await act(async () => {
    hydrateIslands(islands, {
      language: isLanguage(language) ? language : defaultLanguage,
      labels: chooseLabels(labels[language] ?? {}, names),
      styles: createCache({ key: 'css' }),
      onReady: () => {
        isReady = true;
      },
      onRecoverableError: (error) => errors.push(error),
    });
  });
  spy.mockRestore();
  return { errors, isReady };
}

it.each(visitorPages)('%s hydrates without errors', async (path) => {
  const html = readText(path);
  expect(await hydrate(html)).toEqual({ errors: [], isReady: html.includes('data-island="') });
});

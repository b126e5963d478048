/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { act } from '@testing-library/react';
import { hydrateIslands } from './startIslands';

it('hydrateIslands begins with the last island', async () => {
  const data = '<script type="application/json">{ "props": {}, "site": {} }</script>';
  document.body.innerHTML = ['Form', 'Toaster'].map((name) => `<div data-island="${name}"></div>${data}`).join('');
  const hydrated: string[] = [];
  const islandNamed = (name: string) => () => void hydrated.push(name);
  const islands = { Form: islandNamed('Form'), Toaster: islandNamed('Toaster') };
  const options = { language: 'fr', labels: {}, styles: createCache({ key: 'css' }), onReady: () => {} } as const;
  await act(async () => hydrateIslands(islands, options));
  expect(hydrated).toEqual(['Toaster', 'Form']);
});

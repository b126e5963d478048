import createCache from '@emotion/cache';
import { act } from '@testing-library/react';
import { AlbumOverlay } from '../../src/album/AlbumOverlay';
import { PhotoViewer } from '../../src/album/PhotoViewer';
import { Toaster } from '../../src/components/Toaster';
import { DonationIsland } from '../../src/donationForm/DonationIsland';
import { languages } from '../../src/i18n/languages';
import { hydrateIslands } from '../../src/islands/startIslands';
import { PaymentReturn } from '../../src/paymentReturn/PaymentReturn';
import { publicPaths, returnPaths, sites } from '../content';
import { readText } from './files';

const islands = {
  donation: DonationIsland,
  toaster: Toaster,
  albums: AlbumOverlay,
  viewer: PhotoViewer,
  payment: PaymentReturn,
};
const ends = languages.flatMap((language) => returnPaths.map(sites[language].path));

/** What React's development build says of a page as it is built, hydrated here by the same components. */
async function hydrate(html: string): Promise<{ complaints: unknown[]; count: number }> {
  const complaints: unknown[] = [];
  const errors = jest.spyOn(console, 'error').mockImplementation((...parts) => complaints.push(parts.join(' ')));
  document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const count = document.querySelectorAll('[data-island]').length;
  await act(async () => {
    hydrateIslands(islands, {
      styles: createCache({ key: 'css' }),
      onReady: () => {},
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  errors.mockRestore();
  return { complaints, count };
}

it.each([...publicPaths, ...ends])('%s is hydrated as it was built', async (path) => {
  expect((await hydrate(readText(path))).complaints).toEqual([]);
});

it('complains of a page that was built otherwise', async () => {
  const { complaints, count } = await hydrate(readText('/').replace('name="amount"', 'name="amounts"'));
  expect(count).toBeGreaterThan(1);
  expect(complaints).not.toEqual([]);
});

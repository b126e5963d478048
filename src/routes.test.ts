import { albumPath, listPublicPaths, localizedPath, posterPath } from './routes';

it.each([
  ['/', 'fr', '/'],
  ['/', 'en', '/en/'],
  ['/#donation', 'en', '/en/#donation'],
  [albumPath('veillee'), 'fr', '/albums/veillee/'],
  [albumPath('veillee'), 'en', '/en/albums/veillee/'],
  [posterPath, 'fr', '/don/affiche/'],
  [posterPath, 'en', '/en/donate/poster/'],
] as const)('finds the page %s in %s at %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});

it('lists the landing page, every album and the poster', () => {
  expect(listPublicPaths([{ slug: 'veillee' }, { slug: 'film' }])).toEqual([
    '/',
    '/albums/veillee/',
    '/albums/film/',
    '/don/affiche/',
  ]);
});

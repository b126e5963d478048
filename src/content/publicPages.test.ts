import { listPublicPaths } from './publicPages';

it('lists the landing page, every album and the poster', () => {
  expect(listPublicPaths([{ slug: 'veillee' }, { slug: 'film' }])).toEqual([
    '/',
    '/albums/veillee/',
    '/albums/film/',
    '/don/affiche/',
  ]);
});

import type { Tree } from '../../../content/documents/bilingual';
import { namePhoto } from './namePhoto';

const entry = { title: { fr: 'Titre' }, picture: '/uploads/accueil/hero.jpg' };
const today = new Date('2026-11-22T10:00:00Z');
const site = { samples: ['/uploads/accueil/hero.jpg', '/uploads/veillee/'] };
const nameOf = (fileName: string, taken: string[] = [], other: Tree = entry) =>
  namePhoto(fileName, { documentKey: 'hero', entry: other, site, taken, today });

it('the photos of a new album are in a folder of their own, numbered where their files say nothing', () => {
  const nameInAlbum = (fileName: string, taken: string[]) =>
    namePhoto(fileName, { documentKey: 'album-nouveau--x', entry: {}, site, taken, today });
  expect(nameInAlbum('Plantation.jpg', [])).toBe('/uploads/nouveau--x/plantation.jpg');
  expect(nameInAlbum('IMG_2034.jpg', ['/uploads/nouveau--x/photo.jpg'])).toBe('/uploads/nouveau--x/photo-2.jpg');
});

it.each([
  ['Jour de Marché à Gadas.JPG', '/uploads/accueil/jour-de-marche-a-gadas.jpg'],
  ['cœur.png', '/uploads/accueil/coeur.jpg'],
  ['IMG_20260511_101112.jpg', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['IMG-20240511-WA0003.jpg', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['WhatsApp Image 2024-05-11 at 10.22.33.jpeg', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['image.jpg', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['DSC01234.JPG', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['照片.jpg', '/uploads/accueil/hero-2026-11-22.jpg'],
  ['../../x.jpg', '/uploads/accueil/hero-2026-11-22.jpg'],
])('a photo from %s is named %s', (fileName, path) => {
  expect(nameOf(fileName)).toBe(path);
});

it('a photo never has the name of another, whatever its extension', () => {
  const taken = ['/uploads/accueil/marche.png', '/uploads/accueil/marche-2.jpg'];
  expect(nameOf('Marché.jpg', taken)).toBe('/uploads/accueil/marche-3.jpg');
});

it('a document without pictures gets a folder of its own', () => {
  expect(nameOf('marche.jpg', [], { picture: 'https://images.pexels.com/a.jpg' })).toBe('/uploads/hero/marche.jpg');
});

it.each([
  ['a folder of its own', ['/uploads/veillee/a.jpg'], '/uploads/veillee-2/marche.jpg'],
  ['the folder of its real photos', ['/uploads/veillee/a.jpg', '/uploads/v/b.jpg'], '/uploads/v/marche.jpg'],
])('a photo that is added to an album of samples goes into %s', (_, files, path) => {
  const album = { media: files.map((src) => ({ src })) };
  expect(namePhoto('marche.jpg', { documentKey: 'album-veillee', entry: album, site, taken: [], today })).toBe(path);
});

it('a photo stays a sample where all uploads are samples', () => {
  const all = { samples: ['/uploads/'] };
  const named = namePhoto('marche.jpg', { documentKey: 'hero', entry, site: all, taken: [], today });
  expect(named).toBe('/uploads/accueil/marche.jpg');
});

it('a path within a text is no folder of photos', () => {
  const text = { subtitle: { fr: 'Voir /uploads/x/y.jpg, merci' } };
  expect(nameOf('marche.jpg', [], text)).toBe('/uploads/hero/marche.jpg');
});

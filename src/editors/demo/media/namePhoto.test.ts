import { type Names, namePhoto } from './namePhoto';

const site = { samples: ['/uploads/accueil/hero.jpg', '/uploads/veillee/'] };
const inHero: Names = { documentKey: 'hero', entry: { picture: '/uploads/accueil/hero.jpg' }, site, taken: [] };

it('a photo is in the folder of the document’s other pictures, or in one of its own', () => {
  expect(namePhoto(inHero)).toBe('/uploads/accueil/photo.jpg');
  const entry = { picture: 'https://images.pexels.com/a.jpg', subtitle: { fr: 'Voir /uploads/x/y.jpg, merci' } };
  expect(namePhoto({ ...inHero, entry })).toBe('/uploads/hero/photo.jpg');
  expect(namePhoto({ ...inHero, documentKey: 'album-nouveau--x', entry: {} })).toBe('/uploads/nouveau--x/photo.jpg');
});

it('a photo never has the name of another, whatever its extension', () => {
  const taken = ['/uploads/accueil/photo.png', '/uploads/accueil/photo-2.jpg'];
  expect(namePhoto({ ...inHero, taken })).toBe('/uploads/accueil/photo-3.jpg');
});

it.each([
  ['a folder of its own', ['/uploads/veillee/a.jpg'], '/uploads/veillee-2/photo.jpg'],
  ['the folder of its real photos', ['/uploads/veillee/a.jpg', '/uploads/v/b.jpg'], '/uploads/v/photo.jpg'],
])('a photo that is added to an album of samples goes into %s', (_, files, path) => {
  const entry = { media: files.map((src) => ({ src })) };
  expect(namePhoto({ ...inHero, documentKey: 'album-veillee', entry })).toBe(path);
});

it('a photo stays a sample where all uploads are samples', () => {
  expect(namePhoto({ ...inHero, site: { samples: ['/uploads/'] } })).toBe('/uploads/accueil/photo.jpg');
});

import { isFileName } from '../model/isFileName';
import { addTitleToId, isUntitled, makeAlbumId, makeItemId, randomPart, slugify } from './itemIds';

it.each([
  ['Œuvre au cœur de l’été', 'oeuvre-au-coeur-de-l-ete'],
  ['Ɓamɓe e Ɗowtaare à Ŋgaoundéré', 'bambe-e-dowtaare-a-ngaoundere'],
  ['Ǝwɔ́ndɔ̄, ɛ̂kɨ ƴə, ʉɲɑ', 'ewondo-eki-ye-una'],
  ['Straße, Łódź, Ærø, Đà', 'strasse-lodz-aero-da'],
  ['« 100 puits »', '100-puits'],
  ['!?', ''],
  ['a'.repeat(61), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the words of %j in a path are %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it.each(['Nul !', 'a'.repeat(200), '!?'])('every system can store files and folders named after %j', (title) => {
  expect([makeAlbumId(title), addTitleToId(title, makeItemId())].every(isFileName)).toBe(true);
  expect(makeAlbumId(title)).not.toMatch('-');
});

it('random ids differ, and have no title yet', () => {
  const ids = Array.from({ length: 100 }, makeItemId);
  expect(new Set(ids).size).toBeGreaterThan(98);
  expect(ids.every(isUntitled)).toBe(true);
});

it.each([
  ['k3f7wd', 'k3f7wd'],
  ['bal-k3f7wd', 'k3f7wd'],
  ['puits-du-marche', 'puits-du-marche'],
])('an item with the id %s is known by %s, which its title does not change', (id, known) => {
  expect(randomPart(id)).toBe(known);
});

it.each(['bal-k3f7wd', 'reboisement'])('the id %s has a title', (id) => {
  expect(isUntitled(id)).toBe(false);
});

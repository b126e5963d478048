import { asList } from '../../shared/unknownValues';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Tree } from './bilingual';
import { type DocumentKey, readDocument } from './documents';
import { writeAt } from './editDocument';
import { isPublished, mergeDraft, mergeVersions } from './mergeVersions';

const merge = (base: unknown, edited: unknown, current: unknown) => mergeVersions([base], edited, current);
const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const listed = (...ids: string[]) => ({ figures: items(...ids) });

it('a text that both changed keeps its current value, and is a conflict with both values', () => {
  expect(merge({ a: { fr: '1' } }, { a: { fr: '2' } }, { a: { fr: '3', en: '4' } })).toEqual({
    merged: { a: { fr: '3', en: '4' } },
    conflicts: [{ path: 'a.fr', edited: '2', current: '3' }],
  });
});

it('a text that both have cleared is no conflict', () => {
  expect(merge({ a: '1' }, { a: '' }, {})).toEqual({ merged: {}, conflicts: [] });
});

it('an item that one adds stays after the item that it follows there', () => {
  const { merged } = merge(listed('a', 'b'), listed('a', 'x', 'b'), listed('a', 'b', 'c'));
  expect(merged).toEqual(listed('a', 'x', 'b', 'c'));
});

it('an item that one removed and the other changed is a conflict', () => {
  const changed = { figures: [{ id: 'a', text: 'nouveau' }] };
  expect(merge(listed('a'), listed(), changed)).toEqual({
    merged: changed,
    conflicts: [{ path: 'figures[a]', edited: undefined, current: { id: 'a', text: 'nouveau' } }],
  });
  expect(merge(listed('a'), changed, listed()).conflicts).toHaveLength(1);
});

it('an order that both changed is a conflict', () => {
  const { merged, conflicts } = merge(listed('a', 'b', 'c'), listed('b', 'a', 'c'), listed('a', 'c', 'b'));
  expect(merged).toEqual(listed('a', 'c', 'b'));
  expect(conflicts).toEqual([{ path: 'figures', edited: ['b', 'a', 'c'], current: ['a', 'c', 'b'] }]);
});

it.each([
  ['cba', 'abc'],
  ['cba', 'bac'],
  ['bac', 'abc'],
])('the volunteer’s order %s stays if a current list in the order %s has only other texts', (edited, order) => {
  const known = [listed('a', 'b', 'c'), listed('b', 'a', 'c')];
  const changed = (ids: string) => ({ figures: [...ids].map((id) => ({ id, text: id === 'b' ? 'current' : id })) });
  const expected = { merged: changed(edited), conflicts: [] };
  expect(mergeVersions(known, listed(...edited), changed(order))).toEqual(expected);
});

it('an order that both changed alike is no conflict', () => {
  const [a, b] = items('a', 'b');
  const edited = { figures: [{ ...b, text: 'edited' }, a] };
  expect(merge(listed('a', 'b'), edited, { figures: [b, { ...a, text: 'current' }] })).toEqual({
    merged: {
      figures: [
        { id: 'b', text: 'edited' },
        { id: 'a', text: 'current' },
      ],
    },
    conflicts: [],
  });
});

// Each letter is a photo of an album.
it.each([
  ['not applied: adds its photos', 'a', 'ab', 'abc', 'a', 'abc'],
  ['not applied: removes a photo of the site', 'ab', 'ac', 'ac', 'ab', 'ac'],
  ['applied: adds what is new', 'a', 'ab', 'abc', 'ab', 'abc'],
  ['applied, and a photo of it removed since: leaves that out', 'a', 'abc', 'abcd', 'ac', 'acd'],
  ['applied, and the photo that it removed is back: keeps that', 'ab', 'ac', 'acd', 'abc', 'abcd'],
  ['applied, and now the draft has that photo back: adds it again', 'ab', 'ac', 'abc', 'ac', 'abc'],
  ['applied, though it only moved photos: moves them again', 'abc', 'bac', 'cba', 'bac', 'cba'],
])('a draft whose earlier hand-over is %s', (_, base, handedOver, edited, current, expected) => {
  const draft = { base: listed(...base), handedOverVersions: [listed(...handedOver)], edited: listed(...edited) };
  expect(mergeDraft(draft, listed(...current))).toEqual({ merged: listed(...expected), conflicts: [] });
});

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const film = readDocument('album-film', content);
const changed = writeAt(hero, ['title', 'fr'], 'Nouveau');
const draft = { base: hero, edited: changed };
const newAlbum = {
  id: 'fete_k3f7',
  name: { fr: 'Fête' },
  activity: 'bal-m4wq',
  media: [{ id: 'x', src: '/uploads/a.jpg' }],
};
const reordered = { pictureFocus: '', ...Object.fromEntries(Object.entries(changed).reverse()) };
const ofAlbum = { base: {}, edited: newAlbum };
const photo = (id: string) => ({ id, type: 'photo', src: `/uploads/film/photo-${id}.jpg`, caption: { fr: id } });
const added = (id: string) => ({ ...film, media: [...asList(film.media), photo(id)] });
const removal = { base: film, edited: {} };

type Row = [string, DocumentKey, Parameters<typeof isPublished>[1], Tree];

it.each<Row>([
  ['the site has its text', 'hero', draft, changed],
  ['the site has its text in another order', 'hero', { ...draft, edited: reordered }, changed],
  ['the site has the album that it adds', 'album-fete_k3f7', ofAlbum, newAlbum],
  [
    'the site has its photo beside that of somebody else',
    'album-film',
    { base: film, edited: added('a') },
    { ...added('a'), media: [...added('a').media, photo('b')] },
  ],
  ['the site no longer has the album that it removes', 'album-film', removal, {}],
])('a draft is published where %s', (_, key, anyDraft, current) => {
  expect(isPublished(key, anyDraft, current)).toBe(true);
});

it.each<Row>([
  ['the site has the text of its base', 'hero', draft, hero],
  ['the site has another text', 'hero', draft, writeAt(hero, ['title', 'fr'], 'Autre')],
  ['the site has no album that it adds', 'album-fete_k3f7', ofAlbum, {}],
  ['the site has no field for a text', 'hero', { ...draft, edited: { ...changed, slogan: 'x' } }, changed],
  ['the site still has the album that it removes', 'album-film', removal, film],
])('a draft is not published where %s', (_, key, anyDraft, current) => {
  expect(isPublished(key, anyDraft, current)).toBe(false);
});

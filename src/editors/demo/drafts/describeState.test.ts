import { hashEntry, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { describeState } from './describeState';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const film = readDocument('album-film', content);
const changed = writeAt(hero, ['fr', 'title'], 'Nouveau');
const draft = { entry: changed, base: hero, savedAt: '2026-11-21T10:00:00.000Z', isSaved: false };
const hashes = { hero: hashEntry('hero', hero), 'album-film': hashEntry('album-film', film) };
const sent = { at: '2026-11-21T11:00:00.000Z', by: 'share' } as const;

it.each([
  ['kept', draft],
  ['saved', { ...draft, isSaved: true }],
  ['downloaded', { ...draft, handedOver: { ...sent, by: 'download' as const } }],
  ['shared', { ...draft, handedOver: sent }],
])('a draft is %s until the site shows the same text', (key, each) => {
  expect(describeState('hero', each, hashes)).toMatchObject({ key, isOnline: false, isOvertaken: false });
  const published = { ...hashes, hero: hashEntry('hero', changed) };
  expect(describeState('hero', each, published)).toMatchObject({ key: 'online', isOnline: true, isOvertaken: false });
});

it('the order of fields, and blank ones, make no difference', () => {
  const { title, ...rest } = changed.fr ?? {};
  const entry = { en: changed.en ?? {}, fr: { ...rest, pictureFocus: '', title } };
  const published = { hero: hashEntry('hero', changed) };
  expect(describeState('hero', { ...draft, entry }, published).isOnline).toBe(true);
});

it('a draft is overtaken once the site has another text than both', () => {
  const other = { ...hashes, hero: hashEntry('hero', writeAt(hero, ['fr', 'title'], 'Autre')) };
  expect(describeState('hero', draft, other)).toMatchObject({ key: 'kept', isOnline: false, isOvertaken: true });
});

it('a new album is online under the id that it was handed over with', () => {
  const fr = {
    id: 'nouveau--x',
    name: 'Fête',
    media: [{ id: 'nouveau--y', type: 'photo', src: '/uploads/nouveau--x/a.jpg' }],
  };
  const album = { ...draft, base: {}, entry: { fr, en: {} } };
  expect(describeState('album-nouveau--x', album, hashes)).toMatchObject({ isOnline: false, isOvertaken: false });
  const named = {
    fr: { ...fr, id: 'fete', media: [{ id: 'photo', type: 'photo', src: '/uploads/fete/a.jpg' }] },
    en: {},
  };
  const ids = { 'album-fete': hashEntry('album-fete', named) };
  expect(describeState('album-nouveau--x', album, ids).key).toBe('online');
});

it('a removed album is online once the site has it no more', () => {
  const removal = { ...draft, base: film, entry: {} };
  expect(describeState('album-film', removal, hashes)).toMatchObject({ isOnline: false, isOvertaken: false });
  expect(describeState('album-film', removal, {}).isOnline).toBe(true);
});

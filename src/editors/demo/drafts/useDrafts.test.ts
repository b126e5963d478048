/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type DocumentKey, isAlbum, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { describeDashboard } from '../../../content/documents/editorContent';
import type { Entry } from '../../../content/localize';
import { database } from '../../../testing/fakeDatabase';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { writeDraft } from './drafts';
import { compareWithSite, describeDraft, formatMoment, useDrafts } from './useDrafts';

const content = loadFixtureContent();
const dashboard = describeDashboard(content);
const read = (key: DocumentKey) => readDocument(key, content);
const nameOf = (key: DocumentKey) => (isAlbum(key) ? 'name' : 'title');
const renamed = (key: DocumentKey, name: string) => writeAt(read(key), ['fr', nameOf(key)], name);
const draftOf = (key: DocumentKey, name: string) => ({
  entry: renamed(key, name),
  base: read(key),
  savedAt: '2026-11-21T10:00:00.000Z',
  isSaved: false,
  media: {},
});

beforeEach(() => database.clear());

async function open() {
  const { result } = renderHook(() => useDrafts(dashboard));
  await act(async () => {});
  return {
    device: () => result.current,
    titles: () => [...result.current.drafts].map(([key, { entry }]) => [key, entry.fr?.title]),
  };
}

it('the dashboard lists the drafts, and follows the changes of this tab and of another', async () => {
  await writeDraft('hero', draftOf('hero', 'Un'));
  const { titles } = await open();
  expect(titles()).toEqual([['hero', 'Un']]);
  await act(() => writeDraft('hero', draftOf('hero', 'Deux')));
  expect(titles()).toEqual([['hero', 'Deux']]);

  const channels = new Set<EventTarget>();
  // jsdom has none.
  Object.assign(globalThis, {
    BroadcastChannel: class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const each of channels) if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }));
      }
      close() {
        channels.delete(this);
      }
    },
  });
  const other = await open();
  database.set('draft-hero', { ...draftOf('hero', 'Trois'), media: [] });
  await act(async () => new BroadcastChannel('drafts').postMessage('changed'));
  expect(other.titles()).toEqual([['hero', 'Trois']]);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('an album’s draft is compared with the text that its editor has, once that has come', async () => {
  let arrive = (_: unknown) => {};
  const response = new Promise((resolve) => {
    arrive = (entry) => resolve({ json: async () => ({ result: { data: { editor: { content: { entry } } } } }) });
  });
  const fetched = jest.fn(() => response);
  Object.assign(globalThis, { fetch: fetched });
  await writeDraft('album-film', draftOf('album-film', 'Le film'));
  const { device } = await open();
  expect(device().drafts.get('album-film')).toMatchObject({ status: 'kept', isOvertaken: false });
  await act(async () => arrive(renamed('album-film', 'Le film')));
  expect(fetched.mock.calls).toEqual([['/page-data/admin/edit/album-film/page-data.json']]);
  expect(device().drafts.get('album-film')).toMatchObject({ status: 'online' });
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('a draft that names a photo which neither it nor the site has is unfinished', async () => {
  const src = '/uploads/accueil/marche.jpg';
  const withPicture = { ...draftOf('hero', 'Un'), entry: writeAt(renamed('hero', 'Un'), ['fr', 'picture'], src) };
  await writeDraft('hero', withPicture);
  const { device } = await open();
  const readLack = () => device().drafts.get('hero')?.lack;
  expect(readLack()).toBe('Grande image');
  const media = { [src]: { bytes: new Uint8Array([1]), originalBytes: 1 } };
  await act(() => writeDraft('hero', { ...withPicture, media }));
  expect(readLack()).toBe('');
  const fromSite = dashboard.albums[0]?.cover;
  await act(() => writeDraft('hero', { ...withPicture, entry: writeAt(read('hero'), ['fr', 'picture'], fromSite) }));
  expect(readLack()).toBe('');
});

it('what was discarded is offered again until it was brought back', async () => {
  await writeDraft('hero', draftOf('hero', 'Un'));
  const { device, titles } = await open();
  await act(async () => void device().discard('hero'));
  expect([...device().discarded.keys()]).toEqual(['hero']);
  await act(async () => void device().restore('hero'));
  expect(titles()).toEqual([['hero', 'Un']]);
  expect(device().discarded.size).toBe(0);
});

const [hero, film] = [read('hero'), read('album-film')];
const changed = writeAt(hero, ['fr', 'title'], 'Nouveau');
const draft = { entry: changed, base: hero, savedAt: '2026-11-21T10:00:00.000Z', isSaved: false };
const sent = { at: '2026-11-21T11:00:00.000Z', by: 'share' } as const;

it.each([
  ['kept', draft, true],
  ['saved', { ...draft, isSaved: true }, true],
  ['unstored', { ...draft, isSaved: true }, false],
  ['downloaded', { ...draft, handedOver: { ...sent, by: 'download' as const } }, true],
  ['shared', { ...draft, handedOver: sent }, true],
])('a draft is %s', (status, each, isStored) => {
  expect(describeDraft(each, isStored).status).toBe(status);
});

/** An album that was started here, with the id under which it is handed over, or with its temporary one. */
const newAlbum = (id: string, item: string) => ({
  fr: { id, name: 'Fête', media: [{ id: item, type: 'photo', src: `/uploads/${id}/a.jpg` }] },
  en: {},
});
const reordered = { en: hero.en ?? {}, fr: { pictureFocus: '', ...hero.fr, title: undefined, ...changed.fr } };
const ofAlbum = { ...draft, base: {}, entry: newAlbum('nouveau--x', 'nouveau--y') };
const removal = { ...draft, base: film, entry: {} };

it.each<
  [string, DocumentKey, typeof draft | typeof removal | typeof ofAlbum, Record<string, Entry>, string | undefined]
>([
  ['the site has its former text', 'hero', draft, { hero }, undefined],
  ['the site has its text', 'hero', draft, { hero: changed }, 'online'],
  ['the site has its text in another order', 'hero', { ...draft, entry: reordered }, { hero: changed }, 'online'],
  ['the site has a third text', 'hero', draft, { hero: writeAt(hero, ['fr', 'title'], 'Autre') }, 'overtaken'],
  ['the page does not know the text of the site', 'album-film', { ...draft, base: film }, {}, undefined],
  ['the site has no such album', 'album-nouveau--x', ofAlbum, { 'album-nouveau--x': {}, 'album-fete': {} }, undefined],
  ['the site has the album', 'album-nouveau--x', ofAlbum, { 'album-fete': newAlbum('fete', 'photo') }, 'online'],
  ['the site still has the removed album', 'album-film', removal, { 'album-film': film }, undefined],
  ['the site has the removed album no more', 'album-film', removal, { 'album-film': {} }, 'online'],
])('a draft is compared with the site, where %s', (_, key, each, online, expected) => {
  expect(compareWithSite(key, each, (wanted) => online[wanted])).toBe(expected);
});

it('a moment of today has its time alone, another its date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 18, 0) });
  expect(formatMoment(new Date(2026, 10, 22, 9, 5).toISOString())).toBe('à 9\u00a0h\u00a005');
  const yesterday = new Date(2026, 10, 21, 14, 32).toISOString();
  expect(formatMoment(yesterday)).toBe('le 21 novembre 2026 à 14\u00a0h\u00a032');
  jest.useRealTimers();
});

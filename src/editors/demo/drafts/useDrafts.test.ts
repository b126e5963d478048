/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { type DocumentKey, isAlbum, readDocument } from '../../../content/documents/documents';
import { readAt, writeAt } from '../../../content/documents/editDocument';
import { summarizeDashboard } from '../../../content/documents/editorContent';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { fakeChannels } from '../../testing/fakeChannels';
import { database } from '../../testing/fakeDatabase';
import { writeDraft } from './drafts';
import { useDrafts } from './useDrafts';

const content = loadFixtureContent();
const dashboard = summarizeDashboard(content);
const read = (key: DocumentKey) => readDocument(key, content);
const nameOf = (key: DocumentKey) => (isAlbum(key) ? 'name' : 'title');
const renamed = (key: DocumentKey, name: string) => writeAt(read(key), [nameOf(key), 'fr'], name);
const draftOf = (key: DocumentKey, name: string) => ({
  edited: renamed(key, name),
  base: read(key),
  changedAt: '2026-11-21T10:00:00.000Z',
  isSaved: false,
  media: {},
});

beforeEach(() => database.clear());
afterEach(() => {
  for (const name of ['BroadcastChannel', 'fetch']) Reflect.deleteProperty(globalThis, name);
});

async function open() {
  const { result } = renderHook(() => useDrafts(dashboard));
  await act(async () => {});
  return {
    device: () => result.current,
    titles: () => [...result.current].map(([key, { edited }]) => [key, readAt(edited, ['title', 'fr'])]),
  };
}

it('the dashboard lists the drafts, and follows the changes of this tab and of another', async () => {
  await writeDraft('hero', draftOf('hero', 'Un'));
  const { titles } = await open();
  expect(titles()).toEqual([['hero', 'Un']]);
  await act(() => writeDraft('hero', draftOf('hero', 'Deux')));
  expect(titles()).toEqual([['hero', 'Deux']]);

  fakeChannels();
  const other = await open();
  const changed = draftOf('hero', 'Trois');
  database.set('draft-hero', { ...changed, media: [] });
  await act(async () => new BroadcastChannel('drafts').postMessage('changed'));
  expect(other.titles()).toEqual([['hero', 'Trois']]);
});

it('an album’s draft is compared with the texts of its editor, which are fetched once, and again after a failure', async () => {
  const arrivals = new Map<string, (current: unknown) => void>();
  const fetched = jest.fn((url: string) => {
    return new Promise((resolve) => {
      const answer = (current: unknown) => ({ result: { pageContext: { page: { content: { current } } } } });
      arrivals.set(url, (current) => resolve({ ok: true, json: async () => answer(current) }));
    });
  });
  Object.assign(globalThis, { fetch: fetched });
  await writeDraft('album-film', draftOf('album-film', 'Le film'));
  await writeDraft('album-chantier', draftOf('album-chantier', 'Le chantier'));
  const { device } = await open();
  expect(device().get('album-film')).toMatchObject({ status: 'stored' });
  const film = '/page-data/admin/edit/album-film/page-data.json';
  const chantier = film.replace('film', 'chantier');
  await act(async () => arrivals.get(film)?.(renamed('album-film', 'Le film')));
  expect(device().get('album-film')).toMatchObject({ status: 'published' });
  expect(device().get('album-chantier')).toMatchObject({ status: 'stored' });
  await act(async () => arrivals.get(chantier)?.(undefined));
  await act(() => writeDraft('hero', draftOf('hero', 'Un')));
  expect(fetched.mock.calls).toEqual([[chantier], [film], [chantier]]);
});

it('a new album is published once the site has it under its key, and its draft is then deleted', async () => {
  const film = { ...draftOf('album-film', 'x'), base: {}, edited: read('album-film') };
  const answer = { result: { pageContext: { page: { content: { current: film.edited } } } } };
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => answer }) });
  const src = '/uploads/film/photo.jpg';
  await writeDraft('album-film', { ...film, media: { [src]: { bytes: new Uint8Array([1]) } } });
  await writeDraft('album-bal_k3f7', { ...draftOf('album-film', 'x'), base: {} });
  expect(database.has(`media-album-film ${src}`)).toBe(true);
  const { device } = await open();
  await act(() => writeDraft('hero', draftOf('hero', 'Un')));
  const statuses = [...device()].map(([key, { status }]) => [key, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    'album-film': 'published',
    'album-bal_k3f7': 'stored',
    hero: 'stored',
  });
  expect([...database.keys()]).toEqual(['draft-album-bal_k3f7', 'draft-hero']);
});

it('a draft that names a photo which neither it nor the site has is unfinished', async () => {
  const src = '/uploads/accueil/marche.jpg';
  const withPicture = { ...draftOf('hero', 'Un'), edited: writeAt(renamed('hero', 'Un'), ['picture'], src) };
  await writeDraft('hero', withPicture);
  const { device } = await open();
  const readUnfinished = () => device().get('hero')?.unfinished;
  expect(readUnfinished()).toBe('Grande image');
  const media = { [src]: { bytes: new Uint8Array([1]) } };
  await act(() => writeDraft('hero', { ...withPicture, media }));
  expect(readUnfinished()).toBe('');
  const fromSite = dashboard.albums[0]?.cover;
  await act(() => writeDraft('hero', { ...withPicture, edited: writeAt(read('hero'), ['picture'], fromSite) }));
  expect(readUnfinished()).toBe('');
});

/** @jest-environment jsdom */

import { readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editDocument';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { connect, createStore, database, refuseStorage } from '../../testing/fakeDatabase';
import { isDraftStored, listDrafts, readDraft, removePublished, storeHandedOver, writeDraft } from './drafts';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const renamed = (title: string) => writeAt(hero, ['title', 'fr'], title);
const draftOf = (title: string, isSaved = false) => ({
  edited: writeAt({ ...hero, picture: '/uploads/a.jpg' }, ['title', 'fr'], title),
  base: hero,
  changedAt: '2026-11-21T10:00:00.000Z',
  isSaved,
  media: { '/uploads/a.jpg': { bytes: new Uint8Array([1, 2]) } },
});

afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
  // drafts.ts remembers what the browser refused to store.
  await writeDraft('hero');
  database.clear();
});

it('a document has one draft, with its photos, until it is removed', async () => {
  expect(await readDraft('hero', hero)).toBeUndefined();
  await writeDraft('hero', draftOf('Un'));
  expect(await writeDraft('hero', draftOf('Deux', true))).toBe(true);
  expect(await readDraft('hero', hero)).toEqual(draftOf('Deux', true));
  expect(await readDraft('about', hero)).toBeUndefined();
  await writeDraft('hero');
  expect(database.size).toBe(0);
});

it('the browser is asked never to clear drafts when one is started', async () => {
  const persist = jest.fn(async () => true);
  Object.assign(navigator, { storage: { persist } });
  await writeDraft('about', draftOf('Un'));
  await writeDraft('about', draftOf('Deux'));
  expect(persist).toHaveBeenCalledTimes(1);
});

it('a change of text stores no photo again, and deletes the stored photos that the draft does not show', async () => {
  await writeDraft('hero', draftOf('Un'));
  const stored = { bytes: new Uint8Array([9]) };
  database.set('media-hero /uploads/a.jpg', stored);
  // Another tab may have stored a.jpg; `hero-2` is another document.
  database.set('media-hero /uploads/b.jpg', stored).set('media-hero-2 /uploads/a.jpg', stored);
  await writeDraft('hero', draftOf('Deux'));
  expect(database.get('media-hero /uploads/a.jpg')).toBe(stored);
  expect(database.has('media-hero /uploads/b.jpg')).toBe(false);
  await writeDraft('hero', { ...draftOf('Deux'), edited: renamed('Deux') });
  expect([...database.keys()].sort()).toEqual(['draft-hero', 'media-hero-2 /uploads/a.jpg']);
});

it('a photo that is removed and brought back at once is stored', async () => {
  const draft = draftOf('Un');
  await writeDraft('hero', draft);
  await Promise.all([writeDraft('hero', { ...draft, media: {} }), writeDraft('hero', draft)]);
  expect(await readDraft('hero', hero)).toEqual(draft);
});

it('listDrafts has the texts of all drafts, stored or not', async () => {
  await writeDraft('hero', draftOf('Un'));
  await writeDraft('album-film', { ...draftOf('x'), edited: { id: 'film', name: { fr: 'Film' } }, base: {} });
  const allowStorage = refuseStorage();
  await writeDraft('hero', draftOf('Deux'));
  allowStorage();
  const drafts = await listDrafts();
  expect([...drafts.keys()].sort()).toEqual(['album-film', 'hero']);
  expect(drafts.get('hero')?.edited).toEqual(draftOf('Deux').edited);
});

it('readDraft ignores a draft equal to the published text', async () => {
  await writeDraft('hero', draftOf('Un'));
  expect(await readDraft('hero', draftOf('Un').edited)).toBeUndefined();
});

it('a published draft is removed, unless it has changed since it was read', async () => {
  await writeDraft('hero', draftOf('Un'));
  await removePublished('hero', '2026-11-21T09:59:59.000Z');
  expect(await readDraft('hero', hero)).toEqual(draftOf('Un'));
  await removePublished('hero', draftOf('Un').changedAt);
  expect(database.size).toBe(0);
});

const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before it closes the page until the latest version of a draft, or its removal, is stored', async () => {
  const [first, second] = [writeDraft('hero', draftOf('Un')), writeDraft('hero', draftOf('Deux'))];
  await first;
  expect(mayClose()).toBe(false);
  await second;
  expect(mayClose()).toBe(true);
  const removing = writeDraft('hero');
  expect(mayClose()).toBe(false);
  await removing;
  expect(mayClose()).toBe(true);
});

it('a draft that is handed over while it is being stored is marked, and stored with the version handed over', async () => {
  const handedOver = { at: '2026-11-21T10:00:01.000Z', by: 'downloaded' } as const;
  const writing = writeDraft('hero', draftOf('Un'));
  await Promise.all([writing, storeHandedOver('hero', draftOf('Un').changedAt, handedOver)]);
  expect(await readDraft('hero', hero)).toMatchObject({ handedOver, handedOverVersions: [draftOf('Un').edited] });
  expect(isDraftStored('hero')).toBe(true);
});

it('a draft that the browser refuses to store lasts as long as the page, which asks before it closes', async () => {
  const allowStorage = refuseStorage();
  expect(await writeDraft('hero', draftOf('Un'))).toBe(false);
  expect(await readDraft('hero', hero)).toEqual(draftOf('Un'));
  expect(isDraftStored('hero')).toBe(false);
  expect(mayClose()).toBe(false);

  allowStorage();
  await writeDraft('hero', draftOf('Deux'));
  expect(isDraftStored('hero')).toBe(true);
  expect(mayClose()).toBe(true);
});

it('a draft is stored by a new connection where the browser has lost the old one', async () => {
  const allowStorage = refuseStorage();
  createStore.mockImplementationOnce(() => {
    allowStorage();
    return connect();
  });
  expect(await writeDraft('hero', draftOf('Un'))).toBe(true);
  expect(isDraftStored('hero')).toBe(true);
});

it('a draft that is removed while the browser refuses storage stays away until the page closes, which asks', async () => {
  await writeDraft('hero', draftOf('Un'));
  refuseStorage();
  await writeDraft('hero');
  expect(await readDraft('hero', hero)).toBeUndefined();
  expect(mayClose()).toBe(false);
});

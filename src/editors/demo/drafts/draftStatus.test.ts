import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editDocument';
import { createWording } from '../../../shared/components/wording';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { describeDraft, formatMoment, isOnline } from './draftStatus';

const content = loadFixtureContent();
const [hero, film] = [readDocument('hero', content), readDocument('album-film', content)];
const changed = writeAt(hero, ['title', 'fr'], 'Nouveau');
const draft = { edited: changed, base: hero, savedAt: '2026-11-21T10:00:00.000Z', isSaved: false };
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

/** An album that was started on this device, with its final or its temporary id. */
const newAlbum = (id: string, item: string) => ({
  id,
  name: { fr: 'Fête' },
  media: [{ id: item, type: 'photo', src: `/uploads/${id}/a.jpg` }],
});
const reordered = { pictureFocus: '', ...Object.fromEntries(Object.entries(changed).reverse()) };
const ofAlbum = { ...draft, base: {}, edited: newAlbum('nouveau--x', 'nouveau--y') };
const removal = { ...draft, base: film, edited: {} };

it.each<[string, DocumentKey, typeof draft | typeof removal | typeof ofAlbum, Record<string, Tree>, boolean]>([
  ['the site has the text of its base', 'hero', draft, { hero }, false],
  ['the site has its text', 'hero', draft, { hero: changed }, true],
  ['the site has its text in another order', 'hero', { ...draft, edited: reordered }, { hero: changed }, true],
  ['the page does not know the text of the site', 'album-film', { ...draft, base: film }, {}, false],
  ['the site has no such album', 'album-nouveau--x', ofAlbum, { 'album-nouveau--x': {}, 'album-fete': {} }, false],
  ['the site has the album', 'album-nouveau--x', ofAlbum, { 'album-fete': newAlbum('fete', 'photo') }, true],
  ['the site still has the removed album', 'album-film', removal, { 'album-film': film }, false],
  ['the site has the removed album no more', 'album-film', removal, { 'album-film': {} }, true],
])('a draft is compared with the site, where %s', (_, key, each, current, expected) => {
  expect(isOnline(key, each, (wanted) => current[wanted])).toBe(expected);
});

it('an album is online with the activity that was new when it was started', () => {
  const edited = writeAt(ofAlbum.edited, ['activity'], 'nouveau--1');
  const current = writeAt(newAlbum('fete', 'photo'), ['activity'], 'reboisement');
  const read = (key: DocumentKey) => (key === 'album-fete' ? current : undefined);
  const names = new Map([['nouveau--1', 'reboisement']]);
  expect(isOnline('album-nouveau--x', { ...ofAlbum, edited }, read, names)).toBe(true);
});

it('a moment of today has its time alone, another its date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 18, 0) });
  const { label: read } = createWording(
    { 'admin.draft.today': 'at {{time}}', 'admin.draft.earlier': 'on {{date}}' },
    'fr',
  );
  expect(formatMoment(new Date(2026, 10, 22, 9, 5).toISOString(), read)).toBe('at 9\u00a0h\u00a005');
  const yesterday = new Date(2026, 10, 21, 14, 32).toISOString();
  expect(formatMoment(yesterday, read)).toBe('on 21 novembre 2026 à 14\u00a0h\u00a032');
  jest.useRealTimers();
});

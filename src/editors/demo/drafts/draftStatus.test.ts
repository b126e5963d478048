import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editDocument';
import { isPublished } from '../../../content/documents/mergeVersions';
import { asList } from '../../../shared/values';
import { createWording } from '../../../shared/wording/wording';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { describeDraft, formatMoment } from './draftStatus';
import type { DraftText } from './drafts';

const content = loadFixtureContent();
const [hero, film] = [readDocument('hero', content), readDocument('album-film', content)];
const changed = writeAt(hero, ['title', 'fr'], 'Nouveau');
const draft = { edited: changed, base: hero, changedAt: '2026-11-21T10:00:00.000Z', isSaved: false };
const handedOver = { at: '2026-11-21T11:00:00.000Z', by: 'shared' } as const;

it.each([
  ['stored', draft, true],
  ['saved', { ...draft, isSaved: true }, true],
  ['unstored', { ...draft, isSaved: true }, false],
  ['downloaded', { ...draft, handedOver: { ...handedOver, by: 'downloaded' as const } }, true],
  ['shared', { ...draft, handedOver }, true],
])('a draft is %s', (status, each, isStored) => {
  expect(describeDraft(each, isStored).status).toBe(status);
});

const newAlbum = {
  id: 'fete_k3f7',
  name: { fr: 'Fête' },
  activity: 'bal-m4wq',
  media: [{ id: 'x', src: '/uploads/a.jpg' }],
};
const reordered = { pictureFocus: '', ...Object.fromEntries(Object.entries(changed).reverse()) };
const ofAlbum = { ...draft, base: {}, edited: newAlbum };
const photo = (id: string) => ({ id, type: 'photo', src: `/uploads/film/photo-${id}.jpg`, caption: { fr: id } });
const added = (id: string) => ({ ...film, media: [...asList(film.media), photo(id)] });
const removal = { ...draft, base: film, edited: {} };

it.each<[string, DocumentKey, DraftText, Tree, boolean]>([
  ['the site has the text of its base', 'hero', draft, hero, false],
  ['the site has its text', 'hero', draft, changed, true],
  ['the site has its text in another order', 'hero', { ...draft, edited: reordered }, changed, true],
  ['the site has no such album', 'album-fete_k3f7', ofAlbum, {}, false],
  ['the site has the album', 'album-fete_k3f7', ofAlbum, newAlbum, true],
  [
    'the site has it beside the photo of somebody else',
    'album-film',
    { ...draft, base: film, edited: added('a') },
    { ...added('a'), media: [...added('a').media, photo('b')] },
    true,
  ],
  ['the site has no field for a text', 'hero', { ...draft, edited: { ...changed, slogan: 'x' } }, changed, false],
  ['the site still has the removed album', 'album-film', removal, film, false],
  ['the site has the removed album no more', 'album-film', removal, {}, true],
])('a draft is compared with the site, where %s', (_, key, each, current, expected) => {
  expect(isPublished(key, each, current)).toBe(expected);
});

it('a moment of today is written as a time, one of another day as a date', () => {
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

/** @jest-environment jsdom */

import { strToU8 } from 'fflate';
import { split, type Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, fieldsOf, readDocument } from '../../../content/documents/documents';
import { writeAt } from '../../../content/documents/editEntry';
import { type HandOver, writeHandOver } from '../../../content/documents/handOver';
import { database } from '../../../testing/fakeDatabase';
import { fakeLocks } from '../../../testing/fakeLocks';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { holdDocument } from '../drafts/documentLock';
import { readStoredDraft, writeDraft } from '../drafts/drafts';
import { importHandOver } from './importHandOver';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const about = readDocument('about', content);
const src = '/uploads/accueil/marche.jpg';
const withTitle = (entry: Tree, title: string) => writeAt(entry, ['title', 'fr'], title);

/** A file of changes. */
async function pack(...documents: [DocumentKey, Tree, Tree][]): Promise<File> {
  const changed: HandOver['documents'] = documents.map(([key, base, edited]) => ({
    key,
    base: split(fieldsOf(key), base),
    edited: split(fieldsOf(key), edited),
  }));
  const media = { [src]: new Uint8Array([1, 2]) };
  return toFile((await writeHandOver({ documents: changed, media, origins: { [src]: 'IMG_1.jpg' } }, '')).join(''));
}

const take = (file: File) => importHandOver(file);

/** jsdom's File has no `arrayBuffer`. */
function toFile(text: string): File {
  return Object.assign(new File([text], 'changements.txt'), { arrayBuffer: async () => strToU8(text).slice().buffer });
}

beforeEach(() => database.clear());

it('importHandOver makes drafts of all documents of a file, with the photos that each uses', async () => {
  const edited = writeAt(withTitle(hero, 'Reçu'), ['picture'], src);
  const result = await take(await pack(['hero', hero, edited], ['about', about, withTitle(about, 'Nous')]));
  expect(result).toMatchObject({ documents: [{ key: 'hero' }, { key: 'about' }] });
  expect(await readStoredDraft('hero')).toMatchObject({
    entry: edited,
    base: hero,
    media: { [src]: { origin: 'IMG_1.jpg' } },
  });
  expect(await readStoredDraft('about')).toMatchObject({ entry: withTitle(about, 'Nous'), media: {} });
});

it('importHandOver replaces no draft of this device that equals the one in the file', async () => {
  const own = { entry: withTitle(hero, 'Reçu'), base: hero, savedAt: '', isSaved: true, media: {} };
  await writeDraft('hero', own);
  const result = await take(await pack(['hero', hero, own.entry], ['about', about, withTitle(about, 'Nous')]));
  expect(result).toMatchObject({ replaced: [] });
});

it('a new album that comes back to its device is the one that is there', async () => {
  const key = 'album-nouveau--x';
  const edited = { id: 'nouveau--x', name: { fr: 'Fête des écoles' } };
  await writeDraft(key, { entry: edited, base: {}, savedAt: '', isSaved: true, media: {} });
  expect(await take(await pack([key, {}, edited]))).toMatchObject({ replaced: [] });
  expect([...database.keys()]).toEqual([`draft-${key}`]);
});

it.each([
  ['another file', async () => toFile('bonjour'), 'unreadable'],
  ['one that is too large', async () => Object.defineProperty(toFile(''), 'size', { value: 80_000_001 }), 'tooLarge'],
  ['an entry that the form cannot show', () => pack(['hero', hero, { title: { fr: ['x'] } }]), 'otherVersion'],
])('importHandOver refuses %s, and changes nothing', async (_, makeFile, refused) => {
  expect(await take(await makeFile())).toMatchObject({ refused });
  expect(database.size).toBe(0);
});

it('importHandOver takes over an unfinished entry', async () => {
  const result = await take(await pack(['hero', hero, withTitle(hero, '')]));
  expect(result).toHaveProperty('documents');
});

it('importHandOver changes nothing while a tab edits one of the documents', async () => {
  Object.assign(navigator, { locks: fakeLocks() });
  const release = await new Promise<() => void>((resolve) => {
    const stop = holdDocument('about', false, () => resolve(stop));
  });
  const file = await pack(['hero', hero, withTitle(hero, 'Reçu')], ['about', about, withTitle(about, 'Nous')]);
  expect(await take(file)).toEqual({ refused: 'open', key: 'about' });
  expect(database.size).toBe(0);
  release();
  Reflect.deleteProperty(navigator, 'locks');
});

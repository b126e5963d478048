import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { join, split } from './bilingual';
import { type DocumentKey, documents, fieldsOf, readDocument } from './documents';
import { writeAt } from './editEntry';
import {
  gatherHandOvers,
  type HandOver,
  listNewActivities,
  nameHandOver,
  packHandOver,
  readHandOver,
  writeHandOver,
} from './handOver';

const content = loadFixtureContent();
const src = '/uploads/accueil/marche.jpg';
const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

function draftOf(key: DocumentKey, path: (string | number)[], value: unknown) {
  const base = readDocument(key, content);
  const media = { [src]: { bytes }, '/uploads/unused.jpg': { bytes } };
  return [key, { base, entry: writeAt(base, path, value), media }] as const;
}

const added = { id: 'nouveau--1', title: { fr: 'Fête des écoles' } };
const activities = draftOf('activities', ['activities', 2], added);
const [handOver = { documents: [], media: {} }, ...others] = gatherHandOvers(
  [draftOf('hero', ['picture'], src), activities],
  activities[1].entry,
);
const write = async (...written: Parameters<typeof writeHandOver>) => (await writeHandOver(...written)).join('');

it('a hand-over has each draft with what it was based on, the photos that it uses, and the names of what is new', () => {
  expect(others).toEqual([]);
  expect(handOver.documents.map(({ key }) => key)).toEqual(['hero', 'activities']);
  expect(handOver.documents[0]?.base).toEqual(split(documents.hero, readDocument('hero', content)));
  expect(handOver.documents[0]?.edited.fr?.picture).toBe(src);
  expect(handOver.documents[1]?.edited.fr?.activities).toContainEqual({ id: 'nouveau--1', title: 'Fête des écoles' });
  expect(handOver.media).toEqual({ [src]: bytes });
  expect(handOver.names).toEqual({ 'nouveau--1': 'fete-des-ecoles' });
});

it.each([
  ['a zip', async () => packHandOver(handOver, 'Hero : Image')],
  ['a text', async () => strToU8(await write(handOver, 'Hero : Image'))],
])('%s of a hand-over is read as what was handed over', async (_, pack) => {
  expect(readHandOver(await pack())).toEqual(handOver);
});

it('documents whose media have no place in one file are in several, and the largest file is read', async () => {
  const heavy = (key: DocumentKey, size: number) => {
    const [, draft] = draftOf(key, ['picture'], src);
    return [key, { ...draft, media: { [src]: { bytes: new Uint8Array(size) } } }] as const;
  };
  const files = gatherHandOvers([heavy('hero', 36_000_000), heavy('about', 26_000_000), heavy('contact', 10_000_000)]);
  expect(files.map(({ documents }) => documents.map(({ key }) => key))).toEqual([['hero'], ['about', 'contact']]);
  const [largest = handOver] = files;
  expect(readHandOver(packHandOver(largest, ''))).toHaveProperty('documents.length', 1);
  expect(readHandOver(strToU8(await write(largest, '')))).toHaveProperty('documents.length', 1);
});

it('the zip says in words what it holds', () => {
  const files = unzipSync(packHandOver(handOver, 'Hero : Image'));
  expect(Object.keys(files)).toEqual(['LISEZ-MOI.txt', 'changements.json', `content${src}`]);
  expect(strFromU8(files['LISEZ-MOI.txt'] ?? bytes)).toBe('Hero : Image');
});

it.each([
  ['another zip', zipSync({ 'content/home/hero.json': strToU8('{}') })],
  ['no JSON', strToU8('bonjour')],
  ['a section’s file', strToU8('{"fr":{}}')],
  ['an unknown document', strToU8('{"documents":[{"key":"x","base":{},"edited":{}}]}')],
])('readHandOver refuses %s', (_, file) => {
  expect(readHandOver(file)).toBe('unreadable');
});

it('readHandOver refuses a text that was saved in another encoding', async () => {
  const text = (await write(handOver, 'Hero : Image')).replace(/[^\0-\xFF]/g, '?');
  expect(readHandOver(Buffer.from(text, 'latin1'))).toBe('unreadable');
});

describe('a new album', () => {
  const key = 'album-nouveau--x';
  const photo = '/uploads/nouveau--x/photo.jpg';
  const media = [{ id: 'nouveau--y', type: 'photo', src: photo }];
  const fr = { id: 'nouveau--x', name: 'Fête des écoles', activity: 'nouveau--1', media };
  const document = { key, base: {}, edited: { fr } } as const;

  it('keeps its key in the file', () => {
    const draft = { base: {}, entry: join(fieldsOf(key), { fr }), media: { [photo]: { bytes } } };
    expect(gatherHandOvers([[key, draft]])).toMatchObject([{ documents: [document], media: { [photo]: bytes } }]);
  });

  it('is named after its title, with its photos and its new activity', () => {
    const names = { 'nouveau--1': 'reboisement' };
    const src = '/uploads/fete_des_ecoles/photo.jpg';
    const named = {
      id: 'fete_des_ecoles',
      name: 'Fête des écoles',
      activity: 'reboisement',
      media: [{ id: 'photo', type: 'photo', src }],
    };
    expect(nameHandOver({ documents: [document], media: { [photo]: bytes }, names })).toEqual({
      documents: [{ key: 'album-fete_des_ecoles', base: {}, edited: join(fieldsOf(key), { fr: named }) }],
      media: { [src]: bytes },
    });
  });

  it('never has the id of another', () => {
    const { documents } = nameHandOver({ documents: [document, { ...document, key: 'album-nouveau--z' }], media: {} });
    expect(documents.map(({ key: named }) => named)).toEqual(['album-fete_des_ecoles', 'album-fete_des_ecoles_2']);
  });
});

it('an album may show the new activities of a draft; those that are online by now, under their names', () => {
  const activities = [
    { id: 'foyers', title: { fr: 'Foyers' } },
    added,
    { id: 'nouveau--2', title: { fr: 'Reboisement' } },
    { id: 'nouveau--3' },
  ];
  const draft = { activities };
  const online = { foyers: 'Foyers', reboisement: 'Reboisement' };
  expect(listNewActivities(draft, online, undefined)).toEqual({ 'nouveau--1': 'Fête des écoles' });
  expect(listNewActivities(draft, online, 'nouveau--2')).toHaveProperty('nouveau--2', 'Reboisement');
});

it('a file of a former editor, which named what was new, stays as it is', () => {
  const named: HandOver = {
    documents: [{ key: 'album-fete', base: {}, edited: { fr: { id: 'fete', name: 'La fête' } } }],
    media: { '/uploads/fete/photo.jpg': bytes },
  };
  expect(nameHandOver(named)).toMatchObject({
    documents: [{ key: 'album-fete', base: {}, edited: { id: 'fete', name: { fr: 'La fête' } } }],
    media: named.media,
  });
});

it('readHandOver takes only files that a text references, under names that every system can hold, and tells apart', () => {
  const names = [
    'a/b.jpg',
    'a/c.mp4',
    '../home/hero.json',
    'page.html',
    'con.jpg',
    'aux/d.jpg',
    'a/con-1.jpg',
    'a/e.jpg',
    'a/E.jpg',
    'unused.jpg',
  ];
  const media = Object.fromEntries(names.map((name) => [`/uploads/${name}`, 'eA==']));
  const edited = { fr: { texts: Object.keys(media).filter((name) => !name.includes('unused')) } };
  const file = strToU8(JSON.stringify({ documents: [{ key: 'hero', base: {}, edited }], media }));
  expect(Object.keys(Object(readHandOver(file)).media)).toEqual([
    '/uploads/a/b.jpg',
    '/uploads/a/c.mp4',
    '/uploads/a/con-1.jpg',
  ]);
});

/** The zip, packed again on another system. */
function repack(rename: (name: string) => string): Uint8Array {
  const files = unzipSync(packHandOver(handOver, 'Hero : Image'));
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, data]) => [rename(name), data])));
}

it.each([
  ['in a folder', (name: string) => `changements-2026-11-25/${name}`],
  ['with backslashes', (name: string) => `changements\\${name.replaceAll('/', '\\')}`],
  ['in capitals', (name: string) => name.toUpperCase()],
  ['in a folder with a decomposed accent', (name: string) => `Reçu/${name}`.normalize('NFD')],
])('a zip that was unpacked and packed again %s is read as what was handed over', (_, rename) => {
  expect(readHandOver(repack(rename))).toEqual(handOver);
});

it.each([
  ['one file of changes', 1, handOver],
  ['several', 2, 'several'],
  ['none', 0, 'unreadable'],
] as const)('a zip that a mail program made of %s', (_, count, found) => {
  const files = Array.from({ length: count }, (_each, index) => [`${index}.zip`, packHandOver(handOver, '')] as const);
  expect(readHandOver(zipSync({ 'photo.jpg': bytes, ...Object.fromEntries(files) }))).toEqual(found);
});

it('readHandOver says of a file that would not fit into memory that it is too large', () => {
  const files = unzipSync(packHandOver(handOver, ''));
  const bomb = zipSync({ ...files, zeros: [new Uint8Array(80_000_000), { level: 1 }] });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(readHandOver(bomb)).toBe('tooLarge');
  expect(readHandOver(new Uint8Array(80_000_001))).toBe('tooLarge');
});

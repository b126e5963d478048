import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { type DocumentKey, readDocument } from './documents';
import { writeAt } from './editEntry';
import { gatherHandOver, packHandOver, readHandOver, writeHandOver } from './handOver';

const content = loadFixtureContent();
const src = '/uploads/accueil/marche.jpg';
const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

function draftOf(key: DocumentKey, path: (string | number)[], value: unknown) {
  const base = readDocument(key, content);
  const media = { [src]: { bytes, origin: 'IMG_1.jpg 900 1' }, '/uploads/unused.jpg': { bytes } };
  return [key, { base, entry: writeAt(base, path, value), media }] as const;
}

const handOver = gatherHandOver([
  draftOf('hero', ['fr', 'picture'], src),
  draftOf('activities', ['fr', 'activities', 2], { id: 'nouveau--1', title: 'Fête des écoles' }),
]);

it('a hand-over has each document with what it was based on, and the photos that it uses', () => {
  expect(handOver.documents.map(({ key }) => key)).toEqual(['hero', 'activities']);
  expect(handOver.documents[0]?.base).toEqual(readDocument('hero', content));
  expect(handOver.documents[0]?.edited.fr?.picture).toBe(src);
  expect(handOver.documents[1]?.edited.fr?.activities).toContainEqual({
    id: 'fete-des-ecoles',
    title: 'Fête des écoles',
  });
  expect(handOver.media).toEqual({ [src]: bytes });
  expect(handOver.origins).toEqual({ [src]: 'IMG_1.jpg 900 1' });
});

it.each([
  ['a zip', packHandOver(handOver, 'Hero : Image')],
  ['a text', strToU8(writeHandOver(handOver, 'Hero : Image'))],
])('%s of a hand-over is read as what was handed over', (_, file) => {
  expect(readHandOver(file)).toEqual(handOver);
});

it('the zip says in words what it holds', () => {
  const files = unzipSync(packHandOver(handOver, 'Hero : Image'));
  expect(Object.keys(files)).toEqual(['LISEZ-MOI.txt', 'changements.json', `content${src}`]);
  expect(strFromU8(files['LISEZ-MOI.txt'] ?? bytes)).toBe('Hero : Image');
});

it.each([
  ['another zip', zipSync({ 'content/home/hero.json': strToU8('{}') })],
  ['no JSON', strToU8('bonjour')],
  [
    'a text that was saved in another encoding',
    Buffer.from(writeHandOver(handOver, 'Hero : Image').replace(/[^\0-\xFF]/g, '?'), 'latin1'),
  ],
  ['a section’s file', strToU8('{"fr":{}}')],
  ['an unknown document', strToU8('{"documents":[{"key":"x","base":{},"edited":{}}]}')],
])('readHandOver refuses %s', (_, file) => {
  expect(readHandOver(file)).toBeUndefined();
});

describe('a new album', () => {
  const key = 'album-nouveau--x';
  const photo = '/uploads/nouveau--x/photo.jpg';
  const fr = { id: 'nouveau--x', name: 'Fête des écoles', media: [{ id: 'nouveau--y', type: 'photo', src: photo }] };
  const draft = { base: {}, entry: { fr }, media: { [photo]: { bytes } } };

  it('is named after its title, with its photos', () => {
    const { documents, media } = gatherHandOver([[key, draft]]);
    const src = '/uploads/fete_des_ecoles/photo.jpg';
    const named = { ...fr, id: 'fete_des_ecoles', media: [{ id: 'photo', type: 'photo', src }] };
    expect(documents).toEqual([{ key: 'album-fete_des_ecoles', base: {}, edited: { fr: named } }]);
    expect(media).toEqual({ [src]: bytes });
  });

  it('never has the id of another', () => {
    const { documents } = gatherHandOver([
      [key, draft],
      ['album-nouveau--z', draft],
    ]);
    expect(documents.map((document) => document.key)).toEqual(['album-fete_des_ecoles', 'album-fete_des_ecoles_2']);
  });
});

it('readHandOver takes only files that a text references, under names that every system can hold', () => {
  const names = [
    'a/b.jpg',
    'a/c.mp4',
    '../home/hero.json',
    'page.html',
    'con.jpg',
    'aux/d.jpg',
    'a/con-1.jpg',
    'unused.jpg',
  ];
  const media = Object.fromEntries(names.map((name) => [`/uploads/${name}`, 'eA==']));
  const edited = { fr: { texts: Object.keys(media).filter((name) => !name.includes('unused')) } };
  const file = strToU8(JSON.stringify({ documents: [{ key: 'hero', base: {}, edited }], media }));
  expect(Object.keys(readHandOver(file)?.media ?? {})).toEqual([
    '/uploads/a/b.jpg',
    '/uploads/a/c.mp4',
    '/uploads/a/con-1.jpg',
  ]);
});

/** The zip as another system packs it again. */
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

it('readHandOver refuses a zip that would not fit into memory', () => {
  const files = unzipSync(packHandOver(handOver, ''));
  const bomb = zipSync({ ...files, zeros: [new Uint8Array(80_000_000), { level: 1 }] });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(readHandOver(bomb)).toBeUndefined();
});

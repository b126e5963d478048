import { readDocument } from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editDocument';
import { type HandedDocument, type HandOver, makeHandOverFile } from '../../src/content/documents/handOver';
import { loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { readHandOver } from './readHandOver';

const base = readDocument('hero', loadFixtureContent());
const src = '/uploads/accueil/marche.jpg';
const edited = writeAt(base, ['picture'], src);
const handOver: HandOver = {
  documents: [{ key: 'hero', base, edited: writeAt(edited, ['title', 'fr'], '« Été > hiver »\u00a0: 100 % sûr') }],
  media: { [src]: Buffer.from(Array.from({ length: 300 }, (_, index) => index % 256)) },
};
const write = async (written: HandOver = handOver) =>
  Buffer.from(await (await makeHandOverFile(written, 'Hero : Été', 'a.txt')).arrayBuffer());
const read = (file: Buffer | string) => readHandOver('a.txt', Buffer.from(file));

it.each<[string, (text: string) => Buffer | string]>([
  ['as it was written', (text) => text],
  ['with Windows line ends and a byte order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['in lines of 76 characters, quoted, with words around', (text) => quote(`Bonjour,\n${text}\n-- \nAwa`)],
  ['saved as UTF-16', (text) => Buffer.from(text, 'utf16le')],
  ['saved as Latin-1', (text) => Buffer.from(text, 'latin1')],
])('readHandOver reads a file %s', async (_, change) => {
  expect(read(change((await write()).toString()))).toEqual(handOver);
});

it('makeHandOverFile encodes a heavy photo in pieces, with pauses in which the page answers', async () => {
  const photo = Buffer.from(Array.from({ length: 2_000_000 }, (_, index) => index % 251));
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  const file = await write({ ...handOver, media: { [src]: photo } });
  expect(pauses).toHaveBeenCalledTimes(2);
  expect(photo.equals(read(file).media[src] ?? photo.subarray(1))).toBe(true);
});

const quote = (text: string) => text.replace(/(.{76})/g, '$1 \r\n').replace(/^/gm, '> ');

it.each<[string, (text: string) => string, string]>([
  ['without its end', (text) => text.slice(0, -200), 'was cut short on its way: ask for it again.'],
  ['without the end of its checksum', (text) => text.slice(0, -3), 'was cut short on its way: ask for it again.'],
  ['without its beginning', (text) => text.slice(300), 'was cut short on its way: ask for it again.'],
  [
    'with another photo',
    (text) => text.replace('AAECAwQF', 'AAECAwQG'),
    'was damaged on its way: save the attachment itself, or ask for it again.',
  ],
  ['followed by another', (text) => text + text, 'holds several files of changes: save each as a file of its own.'],
  ['that is empty', () => ' \r\n', 'is empty: ask for it again.'],
  ['that is a zip', () => 'PK\x03\x04', 'is a zip: unpack it, and apply each .txt file in it.'],
  [
    'that is a page',
    () => '\n<!doctype html>',
    'is a web page: download the file that the page offers, or ask for it again.',
  ],
  [
    'that is a whole mail, whose attachment is encoded',
    () => 'Subject: Changements\r\nContent-Transfer-Encoding: base64\r\n\r\neyJkb2N1bWVudHMi\r\n',
    'is a mail: open it, save the attachment, and apply that.',
  ],
  [
    'that a mail program has made a page of',
    (text) => `<html>${text.replaceAll('"', '&quot;')}`,
    'is a web page: download the file that the page offers, or ask for it again.',
  ],
  ['of another kind', () => 'bonjour', 'is not a file of changes from the editor: ask for changements-….txt.'],
])('readHandOver says of a file %s what it is', async (_, change, sentence) => {
  const text = (await write()).toString();
  expect(() => read(change(text))).toThrow(`a.txt ${sentence}`);
});

it.each<[string, Partial<HandedDocument>]>([
  ['a document that this version does not have', { key: 'x' as 'hero' }],
  ['a document without its base', { base: null as never }],
  ['a number of versions instead of the versions', { handedOverVersions: 1 as never }],
  ['an activity outside of its folder', { edited: { activities: [{ id: '../../outside' }] } }],
  ['an activity whose name Windows cannot have', { edited: { activities: [{ id: 'nul' }] } }],
])('readHandOver refuses a file with %s', async (_, values) => {
  const file = await write({ documents: [{ key: 'hero', base, edited, ...values }], media: {} });
  expect(() => read(file)).toThrow('a.txt names a part of the site that this version of the code does not have.');
});

it('readHandOver takes only media that a text references, under names that every system can hold', async () => {
  const names = ['a/b.jpg', '../home/hero.json', 'page.html', 'con.jpg', 'aux/d.jpg', 'a/con-1.jpg', 'no.jpg'];
  const media = Object.fromEntries(names.map((name) => [`/uploads/${name}`, new Uint8Array(1)]));
  const texts = Object.keys(media).filter((name) => !name.includes('no.'));
  const documents = [{ key: 'hero', base, edited: { texts } }] as const;
  const kept = ['/uploads/a/b.jpg', '/uploads/a/con-1.jpg'];
  expect(Object.keys(read(await write({ documents, media })).media)).toEqual(kept);
});

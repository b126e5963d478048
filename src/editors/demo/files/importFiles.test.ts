import { strToU8, zipSync } from 'fflate';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { activitiesIn, type DocumentKey, documents, readDocument, writeDocument } from '../documents';
import { removeItem, writeAt } from '../fields/formState';
import { importFile } from './importFiles';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const activities = readDocument('activities', content);
const place = { field: documents.activities.activities, path: ['activities'] };
const uploads = new Set(content.uploads);

const fileOf = (name: string, data: string | Uint8Array) => new File([data as BlobPart], name);
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const textOf = (name: string) =>
  writeDocument('activities', activities).find(({ path }) => path.endsWith(name))?.text ?? '';
const titlesOf = (result: Awaited<ReturnType<typeof importFile>>) =>
  'entry' in result ? activitiesIn(result.entry, 'fr').map(({ title }) => title) : result.refusals;

it('importFile restores a downloaded file unchanged', async () => {
  const edited = writeAt(hero, ['fr', 'title'], 'Nouveau');
  const [file] = writeDocument('hero', edited);
  expect(await importFile('hero', fileOf('hero.json', file?.text ?? ''), hero, uploads)).toEqual({
    entry: edited,
    photos: {},
  });
});

it.each([
  ['unchanged', activities],
  ['edited', writeAt(activities, ['en', 'activities', 1, 'title'], 'Edited')],
  ['with one removed', removeItem(activities, place, 0)],
])('importFile restores a zip of activities %s', async (_, edited) => {
  const files = Object.fromEntries(
    writeDocument('activities', edited).map(({ path, text }) => [`content/${path}`, text]),
  );
  const shuffled = Object.fromEntries(Object.entries(files).reverse());
  const zip = zipOf({ 'content/.DS_Store': '', '__MACOSX/content/._hero.json': '', ...shuffled });
  expect(await importFile('activities', fileOf('activities.zip', zip), activities, uploads)).toEqual({
    entry: edited,
    photos: {},
  });
});

it('importFile lists the activities of a zip from the newest', async () => {
  const edited = writeAt(activities, ['fr', 'activities', 1, 'start'], '2026');
  const files = Object.fromEntries(writeDocument('activities', edited).map(({ path, text }) => [path, text]));
  const result = await importFile('activities', fileOf('activities.zip', zipOf(files)), activities, uploads);
  expect(titlesOf(result)).toEqual(['Puits du marché', 'Fête de quartier']);
});

it('importFile unpacks only content from a zip', async () => {
  const [file] = writeDocument('hero', hero);
  const zip = zipOf({ '__MACOSX/._hero.json': 'x', 'hero.json': file?.text ?? '' });
  // Sets an unknown compression method for the first file in the zip's central directory.
  zip[Buffer.from(zip).indexOf('PK\x01\x02') + 10] = 99;
  expect(await importFile('hero', fileOf('hero.zip', zip), hero, uploads)).toEqual({ entry: hero, photos: {} });
});

it('importFile replaces one activity and keeps the others', async () => {
  const text = textOf('fete-de-quartier.fr.md').replace('title: Fête de quartier', 'title: Autre titre');
  const result = await importFile('activities', fileOf('fete-de-quartier.fr.md', text), activities, uploads);
  expect(titlesOf(result)).toEqual(['Autre titre', 'Puits du marché']);
});

it('importFile adds an unknown activity', async () => {
  const file = fileOf('une-autre.fr.md', textOf('fete-de-quartier.fr.md'));
  expect(titlesOf(await importFile('activities', file, activities, uploads))).toHaveLength(3);
});

it('importFile accepts a valid file while another field is invalid', async () => {
  const unfinished = writeAt(activities, ['fr', 'activities', 1, 'title'], '');
  const file = fileOf('fete-de-quartier.en.md', textOf('fete-de-quartier.en.md'));
  expect(await importFile('activities', file, unfinished, uploads)).toHaveProperty('entry');
});

it.each(['hero (1).json', 'hero', 'x.txt', 'Document WhatsApp'])(
  'importFile accepts a section named %s',
  async (name) => {
    const edited = writeAt(hero, ['fr', 'title'], 'Nouveau');
    const [file] = writeDocument('hero', edited);
    expect(await importFile('hero', fileOf(name, file?.text ?? ''), hero, uploads)).toEqual({
      entry: edited,
      photos: {},
    });
  },
);

it.each([
  'fete-de-quartier.fr (1).md',
  'fete-de-quartier.fr(1).md',
  'fete-de-quartier.fr-1.md',
  'fete-de-quartier.fr.md.txt',
])('importFile accepts an activity named %s', async (name) => {
  const text = textOf('fete-de-quartier.fr.md').replace('title: Fête de quartier', 'title: Autre titre');
  expect(titlesOf(await importFile('activities', fileOf(name, text), activities, uploads))).toEqual([
    'Autre titre',
    'Puits du marché',
  ]);
});

it('importFile accepts a zip under any name', async () => {
  const zip = zipOf({ 'content/home/hero.json': writeDocument('hero', hero)[0]?.text ?? '' });
  expect(await importFile('hero', fileOf('hero (2)', zip), hero, uploads)).toEqual({ entry: hero, photos: {} });
});

const fileOfHome = (key: 'about' | 'contact') => JSON.stringify(content.home[key].entry);

const refused: [string, DocumentKey, string, string | Uint8Array, object][] = [
  [
    'a missing title',
    'hero',
    'hero.json',
    '{"fr": {}}',
    { reason: 'required', field: { path: 'fr.title', name: 'Titre (français)' } },
  ],
  ['an unknown language', 'hero', 'hero.json', '{"fr": {}, "de": {}}', { reason: 'unknownLanguage' }],
  ['a list for an entry', 'hero', 'hero.json', '[]', { reason: 'notEntry' }],
  [
    'invalid JSON',
    'hero',
    'hero.json',
    '{\n"fr": ,}',
    { reason: 'notJson', values: expect.objectContaining({ line: 2 }) },
  ],
  ['the file of another section', 'hero', 'hero.json', fileOfHome('about'), { reason: 'otherDocument' }],
  [
    'the file of a section without an editor',
    'about',
    'about.json',
    fileOfHome('contact'),
    { reason: 'otherDocument' },
  ],
  ['a photo', 'hero', 'photo.jpg', '\u00ff\u00d8', { reason: 'otherDocument' }],
  ['an activity without its name', 'activities', 'x.txt', textOf('fete-de-quartier.fr.md'), { reason: 'notNamed' }],
  [
    'an activity for another section',
    'hero',
    'fete-de-quartier.fr.md',
    textOf('fete-de-quartier.fr.md'),
    { file: 'fete-de-quartier.fr.md', reason: 'otherDocument' },
  ],
  [
    'an activity in an unsupported language',
    'activities',
    'fete-de-quartier.es.md',
    textOf('fete-de-quartier.fr.md'),
    { reason: 'notNamed' },
  ],
  ['an unreadable zip', 'hero', 'hero.zip', 'PK', { reason: 'unreadable' }],
  ['an empty zip', 'hero', 'hero.zip', zipOf({}), { reason: 'unreadable' }],
  ['a zip of photos only', 'hero', 'a.zip', zipOf({ 'content/uploads/a.jpg': 'x' }), { reason: 'unreadable' }],
  [
    'a zip that unpacks to too much',
    'hero',
    'hero.zip',
    zipOf({ 'hero.json': ' '.repeat(2e6) }),
    { reason: 'unreadable' },
  ],
  [
    'a zip whose files together unpack to too much',
    'hero',
    'hero.zip',
    zipOf(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.json`, ' '.repeat(1e5)]))),
    { reason: 'unreadable' },
  ],
  [
    'a zip with one bad file',
    'hero',
    'hero.zip',
    zipOf({ 'content/home/hero.json': '{' }),
    { file: 'hero.json', reason: 'notJson' },
  ],
  ['an activity without its fields', 'activities', 'fete-de-quartier.fr.md', 'Bonjour', { reason: 'noFrontMatter' }],
  [
    'an activity with an unknown state',
    'activities',
    'fete-de-quartier.fr.md',
    textOf('fete-de-quartier.fr.md').replace('active', 'on'),
    { reason: 'notOption' },
  ],
  [
    'a translation without its French activity',
    'activities',
    'une-autre.en.md',
    '---\ntitle: x\n---\n',
    { reason: 'noFrench' },
  ],
];

it.each(refused)('importFile refuses %s and says why', async (_, key, name, data, refusal) => {
  const result = await importFile(key, fileOf(name, data), readDocument(key, content), uploads);
  expect(result).toEqual({ refusals: expect.arrayContaining([expect.objectContaining(refusal)]) });
});

it('importFile replaces a section and keeps its activities', async () => {
  const [section] = writeDocument('activities', writeAt(activities, ['fr', 'subtitle'], 'Deux fêtes.'));
  const result = await importFile('activities', fileOf('activities.json', section?.text ?? ''), activities, uploads);
  expect(result).toEqual({ entry: writeAt(activities, ['fr', 'subtitle'], 'Deux fêtes.'), photos: {} });
});

it('importFile matches a translation by file name, also with an added activity', async () => {
  const added = {
    ...activities.fr,
    activities: [...activitiesIn(activities, 'fr'), { id: 'nouveau--1', title: 'Le bal' }],
  };
  const file = fileOf('le-bal.en.md', '---\ntitle: The ball\n---\n');
  const result = await importFile('activities', file, { ...activities, fr: added }, uploads);
  expect('entry' in result && activitiesIn(result.entry, 'en')[2]).toMatchObject({
    id: 'nouveau--1',
    title: 'The ball',
  });
});

it('importFile reports a translation’s problems by its own file and requires no French there', async () => {
  const text = textOf('fete-de-quartier.en.md').replace('location:', 'locations:');
  const result = await importFile('activities', fileOf('fete-de-quartier.en.md', text), activities, uploads);
  expect(result).toEqual({
    refusals: [
      expect.objectContaining({ reason: 'unknownField', field: expect.objectContaining({ path: 'en.locations' }) }),
    ],
  });
});

import { strToU8, zipSync } from 'fflate';
import { loadFixtureContent } from '../../../fixtures/loadFixtureContent';
import { activitiesIn, documents, readDocument, writeDocument } from '../../content/documents';
import { moveItem, removeItem, writeAt } from '../form/form';
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

it('takes back the very file that was downloaded', async () => {
  const edited = writeAt(hero, ['fr', 'title'], 'Nouveau');
  const [file] = writeDocument('hero', edited);
  expect(await importFile('hero', fileOf('hero.json', file?.text ?? ''), hero, uploads)).toEqual({ entry: edited });
});

it.each([
  ['as they were', activities],
  ['edited', writeAt(activities, ['en', 'activities', 1, 'title'], 'Edited')],
  ['in another order', moveItem(activities, place, 0, 1)],
  ['with one less', removeItem(activities, place, 0)],
])('takes back the zip of activities %s', async (_, edited) => {
  const files = Object.fromEntries(
    writeDocument('activities', edited).map(({ path, text }) => [`content/${path}`, text]),
  );
  const shuffled = Object.fromEntries(Object.entries(files).reverse());
  const zip = zipOf({ 'content/.DS_Store': '', '__MACOSX/content/._hero.json': '', ...shuffled });
  expect(await importFile('activities', fileOf('activities.zip', zip), activities, uploads)).toEqual({ entry: edited });
});

it('unpacks of a zip nothing but content', async () => {
  const [file] = writeDocument('hero', hero);
  const zip = zipOf({ '__MACOSX/._hero.json': 'x', 'hero.json': file?.text ?? '' });
  // The way the first file is packed, in the list at the end: one that nobody can unpack.
  zip[Buffer.from(zip).indexOf('PK\x01\x02') + 10] = 99;
  expect(await importFile('hero', fileOf('hero.zip', zip), hero, uploads)).toEqual({ entry: hero });
});

it('takes one activity, and leaves the others as they are', async () => {
  const text = textOf('fete-de-quartier.fr.md').replace('title: Fête de quartier', 'title: Autre titre');
  const result = await importFile('activities', fileOf('fete-de-quartier.fr.md', text), activities, uploads);
  expect(titlesOf(result)).toEqual(['Autre titre', 'Puits du marché']);
});

it('takes an activity that is not there yet as a further one', async () => {
  const file = fileOf('une-autre.fr.md', textOf('fete-de-quartier.fr.md'));
  expect(titlesOf(await importFile('activities', file, activities, uploads))).toHaveLength(3);
});

it('takes a good file into a form in which something else is still wrong', async () => {
  const unfinished = writeAt(activities, ['fr', 'activities', 1, 'title'], '');
  const file = fileOf('fete-de-quartier.en.md', textOf('fete-de-quartier.en.md'));
  expect(await importFile('activities', file, unfinished, uploads)).toHaveProperty('entry');
});

const refused: [string, 'hero' | 'activities', string, string | Uint8Array, object][] = [
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
    'what is not JSON',
    'hero',
    'hero.json',
    '{\n"fr": ,}',
    { reason: 'notJson', values: expect.objectContaining({ line: 2 }) },
  ],
  ['the file of another section', 'hero', 'about.json', '{}', { reason: 'otherSection' }],
  [
    'an activity among what is not activities',
    'hero',
    'fete-de-quartier.fr.md',
    textOf('fete-de-quartier.fr.md'),
    { file: 'fete-de-quartier.fr.md', reason: 'otherSection' },
  ],
  [
    'an activity in a language that the site does not have',
    'activities',
    'fete-de-quartier.es.md',
    textOf('fete-de-quartier.fr.md'),
    { reason: 'otherSection' },
  ],
  ['a zip that is none', 'hero', 'hero.zip', 'PK', { reason: 'notZip' }],
  ['a zip that unpacks to far more', 'hero', 'hero.zip', zipOf({ 'hero.json': ' '.repeat(2e6) }), { reason: 'notZip' }],
  [
    'a zip of many files that together unpack to far more',
    'hero',
    'hero.zip',
    zipOf(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.json`, ' '.repeat(1e5)]))),
    { reason: 'notZip' },
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
    'a translation of what is not in French',
    'activities',
    'une-autre.en.md',
    '---\ntitle: x\n---\n',
    { reason: 'noFrench' },
  ],
];

it.each(refused)('refuses %s for the model’s own reason', async (_, key, name, data, refusal) => {
  const result = await importFile(key, fileOf(name, data), key === 'hero' ? hero : activities, uploads);
  expect(result).toEqual({ refusals: expect.arrayContaining([expect.objectContaining(refusal)]) });
});

it('takes the section’s own file, and leaves the activities as they are', async () => {
  const [section] = writeDocument('activities', writeAt(activities, ['fr', 'subtitle'], 'Deux fêtes.'));
  const result = await importFile('activities', fileOf('activities.json', section?.text ?? ''), activities, uploads);
  expect(result).toEqual({ entry: writeAt(activities, ['fr', 'subtitle'], 'Deux fêtes.') });
});

it('takes a translation for the activity its file is named after, an added one too', async () => {
  const added = {
    ...activities.fr,
    activities: [...activitiesIn(activities, 'fr'), { id: 'nouveau-1', title: 'Le bal' }],
  };
  const file = fileOf('le-bal.en.md', '---\ntitle: The ball\n---\n');
  const result = await importFile('activities', file, { ...activities, fr: added }, uploads);
  expect('entry' in result && activitiesIn(result.entry, 'en')[2]).toMatchObject({
    id: 'nouveau-1',
    title: 'The ball',
  });
});

it('keeps activities in their places unless files bring them all', async () => {
  const third = { id: 'nouveau-1', title: 'Le bal' };
  const current = { ...activities, fr: { ...activities.fr, activities: [third, ...activitiesIn(activities, 'fr')] } };
  const zip = zipOf({
    'fete-de-quartier.fr.md': textOf('fete-de-quartier.fr.md').replace('order: 1', 'order: 2'),
    'puits-du-marche.fr.md': textOf('puits-du-marche.fr.md').replace('order: 2', 'order: 1'),
  });
  const result = await importFile('activities', fileOf('activities.zip', zip), current, uploads);
  expect(titlesOf(result)).toEqual(['Le bal', 'Fête de quartier', 'Puits du marché']);
});

it('names what is wrong with a translation by its own file, and asks it for no French', async () => {
  const text = textOf('fete-de-quartier.en.md').replace('date: "2025"', 'dates: "2025"');
  const result = await importFile('activities', fileOf('fete-de-quartier.en.md', text), activities, uploads);
  expect(result).toEqual({
    refusals: [
      expect.objectContaining({ reason: 'unknownField', field: expect.objectContaining({ path: 'en.dates' }) }),
    ],
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTree } from '../../src/content/documents/bilingual';
import { type DocumentKey, fieldsOf, listDocumentKeys, readDocument } from '../../src/content/documents/documents';
import { parseMarkdownEntry } from '../../src/content/load/fileFormats';
import { activityFields } from '../../src/content/model/collections';
import type { Entry } from '../../src/content/model/model';
import { fixtureFolder, loadFixtureContent } from '../../src/testing/loadFixtureContent';
import { formatDocument, formatMarkdownEntry } from './documentFiles';

const content = loadFixtureContent();

const write = (key: DocumentKey, entry: Entry, readFile: (path: string) => string | undefined = () => undefined) =>
  formatDocument(key, toTree(fieldsOf(key), entry), readFile);

const readFixture = (path: string) => {
  const file = join(fixtureFolder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

it.each(listDocumentKeys(content))(
  'formatDocument writes the unchanged document %s exactly as its files are',
  (key) => {
    const files = formatDocument(key, readDocument(key, content), readFixture);
    expect(files).toHaveLength(key === 'activities' ? 5 : 1);
    for (const { path, text } of files) expect(text).toBe(readFixture(path));
  },
);

it('formatDocument changes one line of a file per changed value, whatever the order and style of the file', () => {
  const json = `{
  "en": {
    "suggestedAmounts": [
      {
        "purpose": "a school bag",
        "id": "a1"
      }
    ]
  },
  "fr": {
    "suggestedAmounts": [
      {
        "purpose": "un cartable",
        "value": 1000,
        "id": "a1"
      },
      {
        "value": 2000,
        "id": "a2"
      }
    ],
    "subtitle": "Merci.",
    "title": "Don"
  }
}
`;
  const amounts = [
    { id: 'a1', value: 1500, purpose: 'un cartable' },
    { id: 'a2', value: 2500 },
  ];
  const english = { suggestedAmounts: [{ id: 'a1', purpose: 'a school bag' }, { id: 'a2' }] };
  const fr = { title: 'Un don', subtitle: 'Merci.', suggestedAmounts: amounts };
  const [donation] = write('donation', { fr, en: english }, () => json);
  expect(donation?.text).toBe(
    json.replace('1000', '1500').replace('2000', '2500').replace('"title": "Don"', '"title": "Un don"'),
  );

  const markdown = `---
# The dates are those of the poster.
start: 2025
# As the volunteers call it.
title: 'Fête de quartier'
status: active
updates:
  - text: Une table
    id: table
location: Kribi et Limbé
---
Un texte.
`;
  const activity = {
    id: 'fete',
    title: 'Fête du quartier',
    status: 'finished',
    start: '2025',
    location: 'Kribi et Limbé',
    description: 'Un texte.',
    updates: [{ id: 'table', text: 'Deux tables' }],
  };
  const [, file] = write('activities', { fr: { activities: [activity] } }, (path) =>
    path.endsWith('.md') ? markdown : undefined,
  );
  expect(file?.text).toBe(
    markdown
      .replace("'Fête de quartier'", 'Fête du quartier')
      .replace('active', 'finished')
      .replace('Une table', 'Deux tables'),
  );
});

it('formatDocument puts a new field behind the one before it in the model, and removes the line of a cleared one', () => {
  const hero = { fr: { title: 'Titre', subtitle: 'Sous-titre', pictureAlt: 'Un marché' } };
  const [json] = write(
    'hero',
    hero,
    () => '{\n  "fr": {\n    "pictureAlt": "Un marché",\n    "title": "Titre"\n  }\n}\n',
  );
  expect(Object.keys(JSON.parse(json?.text ?? '').fr)).toEqual(['pictureAlt', 'title', 'subtitle']);

  const cleared = '{ "fr": { "title": "Titre", "motto": "", "subtitle": "Sous-titre" } }';
  const [file] = write('hero', { fr: { title: 'Titre', motto: '', subtitle: '\u200b' } }, () => cleared);
  expect(JSON.parse(file?.text ?? '')).toEqual({ fr: { title: 'Titre', motto: '' } });

  const before = '---\ntitle: Bal\nlocation: Kribi\nstatus: active\n---\n\nUn texte.\n';
  const values = { title: 'Bal', status: 'active', start: '2025', description: 'Un autre texte.' };
  expect(formatMarkdownEntry(values, activityFields, before)).toBe(
    '---\ntitle: Bal\nstatus: active\nstart: "2025"\n---\n\nUn autre texte.\n',
  );
});

it.each([
  ['braces', '{ title: Bal, status: active }'],
  ['braces on lines of their own', '{\ntitle: Bal,\nstatus: active\n}'],
  ['an indentation', '  title: Bal\n  status: active'],
])('formatMarkdownEntry loses no field of a front matter with %s', (_, frontMatter) => {
  const values = { title: 'Bal', status: 'active', start: '2025', description: 'Un texte.' };
  const text = formatMarkdownEntry(values, activityFields, `---\n${frontMatter}\n---\n\nUn texte.\n`);
  expect(parseMarkdownEntry(text, activityFields)).toEqual(values);
});

it.each([
  ['{ "fr": { "title": "Titre" } }', ['fr']],
  ['{ "en": {}, "fr": { "title": "Titre" } }', ['en', 'fr']],
])('formatDocument writes an empty translation only where the file has one: %s', (before, languages) => {
  const [file] = write('hero', { fr: { title: 'Titre' }, en: {} }, () => before);
  expect(Object.keys(JSON.parse(file?.text ?? ''))).toEqual(languages);
});

const englishOf = (title: string) => {
  const activity = { id: 'puits-du-marche', title: { fr: 'Puits', en: title }, location: { fr: 'Kribi', en: ' ' } };
  const files = formatDocument('activities', { activities: [activity] }, () => undefined);
  return files.filter(({ path }) => path.endsWith('.en.md'));
};

it('formatDocument keeps a partly translated activity', () => {
  expect(englishOf('Well')).toEqual([
    { path: 'activities/puits-du-marche.en.md', text: '---\ntitle: Well\n---\n\n\n' },
  ]);
});

it('formatDocument writes no file for an untranslated activity', () => {
  expect(englishOf('')).toEqual([]);
});

it('formatDocument writes no English group without a text', () => {
  const inFrench = { mission: { title: 'Mission', description: 'Relier.' }, places: [{ id: 'a', name: 'Gadas' }] };
  const written = (en: Entry['en']) =>
    JSON.parse(write('about', { fr: { title: 'Nous', ...inFrench }, en })[0]?.text ?? '');
  expect(written({ title: 'About' }).en).toEqual({ title: 'About' });
  expect(written({ mission: { title: ' ' } })).not.toHaveProperty('en');
  expect(written({ mission: { title: 'Purpose' } }).en).toEqual({ mission: { title: 'Purpose' } });
});

it('parseMarkdownEntry reads what formatMarkdownEntry writes', () => {
  const values = {
    title: 'Un: titre "cité"',
    status: 'active',
    date: '2025',
    location: 'Ici',
    participants: '- 50 élèves',
    description: 'Un **texte**.\n\nEt un autre.',
  };
  expect(parseMarkdownEntry(formatMarkdownEntry(values, activityFields), activityFields)).toEqual(values);
});

it('formatMarkdownEntry does not wrap long lines', () => {
  const title = 'un mot '.repeat(40).trim();
  expect(formatMarkdownEntry({ title }, activityFields)).toBe(`---\ntitle: ${title}\n---\n\n\n`);
});

import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fixtureFolder, loadFixtureContent } from '../../testing/loadFixtureContent';
import { activityFields } from '../collections';
import { parseMarkdownEntry } from '../fileFormats';
import { writeDocument } from './documentFiles';
import { activitiesIn, partKeys, readDocument } from './documents';

const content = loadFixtureContent();

it.each(partKeys)('writeDocument writes %s as the files it was read from', (key) => {
  const files = writeDocument(key, readDocument(key, content));
  expect(files).toHaveLength(key === 'activities' ? 5 : 1);
  for (const { path, text } of files) {
    const original = readFileSync(join(fixtureFolder, path), 'utf8');
    const read = (file: string) =>
      parse(path).ext === '.md' ? parseMarkdownEntry(file, activityFields) : JSON.parse(file);
    expect(read(text)).toEqual(read(original));
  }
});

it('writeDocument names an added activity’s files after its French title', () => {
  const entry = readDocument('activities', content);
  const added = [
    { id: 'nouveau--1', title: 'École d’été : « cœur » à Kribi' },
    { id: 'nouveau--2', title: 'École d’été, cœur à Kribi' },
    { id: 'nouveau--3', title: 'Fête de quartier' },
  ];
  const fr = { ...entry.fr, activities: [...activitiesIn(entry, 'fr'), ...added] };
  const paths = writeDocument('activities', { ...entry, fr }).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'activities/ecole-d-ete-coeur-a-kribi.fr.md',
      'activities/ecole-d-ete-coeur-a-kribi-2.fr.md',
      'activities/fete-de-quartier-2.fr.md',
    ]),
  );
});

it('writeDocument names an added fact of the hero after its number, in both languages', () => {
  const fact = (id: string, value: string) => ({ id, value });
  const fr = { facts: [fact('members', '1 200+'), fact('nouveau--1', '1 200+'), fact('nouveau--2', '« ? »')] };
  const en = { facts: [fact('members', '1,200+'), fact('nouveau--1', '1,200+'), fact('nouveau--2', '?')] };
  const [file] = writeDocument('hero', { fr, en });
  expect(JSON.parse(file?.text ?? '')).toEqual({
    fr: { facts: [fact('members', '1 200+'), fact('1-200', '1 200+'), fact('chiffre', '« ? »')] },
    en: { facts: [fact('members', '1,200+'), fact('1-200', '1,200+'), fact('chiffre', '?')] },
  });
});

const englishOf = (translation: Record<string, unknown>) => {
  const entry = readDocument('activities', content);
  const en = { ...entry.en, activities: [translation] };
  return writeDocument('activities', { ...entry, en }).filter(({ path }) => path.endsWith('.en.md'));
};

it('writeDocument keeps a partly translated activity', () => {
  expect(englishOf({ id: 'puits-du-marche', title: 'Well', location: ' ' })).toEqual([
    { path: 'activities/puits-du-marche.en.md', text: '---\ntitle: Well\n---\n\n\n' },
  ]);
});

it('writeDocument writes no file for an untranslated activity', () => {
  expect(englishOf({ id: 'puits-du-marche', title: '', location: ' ' })).toEqual([]);
});

it('writeDocument writes no translated list item that has only its id', () => {
  const entry = readDocument('donation', content);
  expect(entry.en?.suggestedAmounts).toHaveLength(4);
  const [file] = writeDocument('donation', entry);
  expect(JSON.parse(file?.text ?? '').en.suggestedAmounts).toEqual([{ id: 'a2', purpose: 'a birth certificate' }]);
});

it('writeDocument names a translation’s file like the French one', () => {
  const entry = readDocument('activities', content);
  const add = (language: 'fr' | 'en', title: string) => ({
    ...entry[language],
    activities: [...activitiesIn(entry, language), { id: 'nouveau--1', title }],
  });
  const files = writeDocument('activities', { fr: add('fr', 'Le grand bal'), en: add('en', 'The ball') });
  const english = files.find(({ path }) => path === 'activities/le-grand-bal.en.md');
  expect(english?.text).toBe('---\ntitle: The ball\n---\n\n\n');
});

it('writeDocument omits the activities from their section’s file', () => {
  const [section] = writeDocument('activities', readDocument('activities', content));
  expect(section?.path).toBe('home/activities.json');
  expect(Object.keys(JSON.parse(section?.text ?? '').fr)).not.toContain('activities');
});

it('writeDocument indents JSON by two spaces and ends it with a newline', () => {
  const [hero] = writeDocument('hero', { fr: { title: 'Titre' } });
  expect(hero).toEqual({ path: 'home/hero.json', text: '{\n  "fr": {\n    "title": "Titre"\n  }\n}\n' });
});

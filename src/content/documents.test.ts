import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fixtureFolder, loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { activitiesIn, alignLists, documentKeys, documents, readDocument, writeDocument } from './documents';
import { parseMarkdownEntry } from './markdownEntry';
import { activity } from './model';
import { validateEntry } from './validate';

const content = loadFixtureContent();

it.each(documentKeys)('finds nothing wrong in %s as the content files have it', (key) => {
  const uploads = new Set(JSON.stringify(readDocument(key, content)).match(/\/uploads\/[^"]+/g));
  expect(validateEntry(key, documents[key], readDocument(key, content), uploads)).toEqual([]);
});

it.each(documentKeys)('writes %s as the very files it was read from', (key) => {
  const files = writeDocument(key, readDocument(key, content));
  expect(files).toHaveLength(key === 'activities' ? 5 : 1);
  for (const { path, text } of files) {
    const original = readFileSync(join(fixtureFolder, path), 'utf8');
    const read = (file: string) => (parse(path).ext === '.md' ? parseMarkdownEntry(file, activity) : JSON.parse(file));
    expect(read(text)).toEqual(read(original));
  }
});

it('numbers activities by their place in the list', () => {
  const entry = readDocument('activities', content);
  const { activities, ...texts } = entry.fr ?? {};
  const fr = { ...texts, activities: [...(activities as unknown[])].reverse() };
  const first = writeDocument('activities', { ...entry, fr }).find(({ path }) => path.endsWith('.fr.md'));
  expect(first?.path).toBe('activities/puits-du-marche.fr.md');
  expect(parseMarkdownEntry(first?.text ?? '', activity).order).toBe(1);
});

it('puts translated items in the order of the French ones, with an empty one where there is none', () => {
  const entry = readDocument('hero', content);
  const facts = entry.en?.facts as { id: string }[];
  const shuffled = { ...entry, en: { ...entry.en, facts: [facts[2], facts[0]] } };
  expect(alignLists(documents.hero, shuffled).en?.facts).toEqual([facts[0], { id: facts[1]?.id }, facts[2]]);
});

it('names the files of an added activity after its French title, whatever its letters', () => {
  const entry = readDocument('activities', content);
  const added = [
    { id: 'nouveau-1', title: 'École d’été : « cœur » à Kribi' },
    { id: 'nouveau-2', title: 'École d’été, cœur à Kribi' },
    { id: 'nouveau-3', title: 'Fête de quartier' },
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

import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fixtureFolder, loadFixtureContent } from '../../testing/loadFixtureContent';
import { activityFields } from '../collections';
import type { Fields } from '../fields';
import { parseMarkdownEntry } from '../fileFormats';
import { validateEntry } from '../validate';
import { activitiesIn, alignLists, documents, partKeys, readDocument, writeDocument } from './documents';

const content = loadFixtureContent();

it.each(partKeys)('the document %s of the fixture is valid', (key) => {
  const uploads = new Set(JSON.stringify(readDocument(key, content)).match(/\/uploads\/[^"]+/g));
  expect(validateEntry(key, documents[key], readDocument(key, content), uploads)).toEqual([]);
});

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

it('readDocument orders translated items as the French ones, with an empty one for each missing', () => {
  const entry = readDocument('hero', content);
  const facts = entry.en?.facts as { id: string }[];
  const shuffled = { ...entry, en: { ...entry.en, facts: [facts[2], facts[0]] } };
  expect(alignLists(documents.hero, shuffled).en?.facts).toEqual([facts[0], { id: facts[1]?.id }, facts[2]]);
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

it('readDocument uses the file name as id', () => {
  const activities = readDocument('activities', content);
  for (const language of ['fr', 'en'] as const) {
    expect(activitiesIn(activities, language).map(({ id }) => id)).toEqual(['fete-de-quartier', 'puits-du-marche']);
  }
});

it('readDocument adds an empty item for an untranslated activity', () => {
  const [first, ...others] = content.activities;
  if (!first) throw new Error('The fixture has no activity.');
  const { fr } = first.entry;
  const untranslated = { ...content, activities: [{ ...first, entry: { fr } }, ...others] } as typeof content;
  const [empty, full] = activitiesIn(readDocument('activities', untranslated), 'en');
  expect(empty).toEqual({ id: 'fete-de-quartier' });
  expect(full?.title).toBe('Market well');
});

describe('alignLists', () => {
  const text = { kind: 'text', label: '', hint: '' } as const;
  const fields = {
    words: { kind: 'list', label: '', hint: '', of: text },
    amounts: { kind: 'list', label: '', hint: '', of: text, shared: true },
    card: { kind: 'object', label: '', hint: '', fields: { words: { kind: 'list', label: '', hint: '', of: text } } },
    steps: { kind: 'list', label: '', hint: '', of: { kind: 'object', label: '', hint: '', fields: { text } } },
  } as const satisfies Fields;
  const english = (fr: Record<string, unknown>, en?: Record<string, unknown>) => alignLists(fields, { fr, en }).en;

  it('adds an empty text for an untranslated word', () => {
    expect(english({ words: ['un', 'deux'] }, { words: ['one'] })).toEqual({ words: ['one', ''] });
    expect(english({ words: ['un'] }, { words: 'one' })).toEqual({ words: [''] });
    expect(english({ words: ['un'] })).toEqual({ words: [''] });
  });

  it('keeps shared lists, and lists without a French one', () => {
    expect(english({ amounts: ['1'] }, {})).toEqual({});
    expect(english({}, { words: ['one'] })).toEqual({ words: ['one'] });
  });

  it('aligns lists inside objects, translated or not', () => {
    const card = { card: { words: ['un', 'deux'] } };
    expect(english(card, { card: { words: ['one'] } })).toEqual({ card: { words: ['one', ''] } });
    expect(english(card, { card: 'x' })).toEqual({ card: { words: ['', ''] } });
    expect(english({}, {})).toEqual({});
  });

  it('adds no id without a French one', () => {
    expect(english({ steps: [{ text: 'un' }, { text: 'deux' }] }, { steps: [{ text: 'one' }] })).toStrictEqual({
      steps: [{ text: 'one' }, {}],
    });
  });
});

it('activitiesIn returns an empty list for an entry without activities', () => {
  expect(activitiesIn({}, 'fr')).toEqual([]);
  expect(activitiesIn({ fr: { activities: 'x' } }, 'fr')).toEqual([]);
  expect(activitiesIn({ fr: { activities: ['x', { id: 'a' }] } }, 'fr')).toEqual([{ id: 'a' }]);
});

it('the field that describes a picture is a text beside it', () => {
  const check = (fields: Fields): void => {
    for (const field of Object.values(fields)) {
      if (field.kind === 'media' && field.describedBy) expect(fields[field.describedBy]?.kind).toBe('text');
      if (field.kind === 'object') check(field.fields);
      if (field.kind === 'list' && field.of.kind === 'object') check(field.of.fields);
    }
  };
  for (const key of partKeys) check(documents[key]);
  expect(documents.hero.picture.describedBy).toBe('pictureAlt');
});

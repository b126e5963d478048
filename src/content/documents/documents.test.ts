import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Fields } from '../fields';
import { list, object, text } from '../fields/declare';
import { validateEntry } from '../validate';
import {
  activitiesIn,
  alignLists,
  checkDocument,
  type DocumentKey,
  documents,
  partKeys,
  readDocument,
} from './documents';
import { writeAt } from './editEntry';
import { nameField, namePlace } from './nameField';

const content = loadFixtureContent();

it.each(partKeys)('the document %s of the fixture is valid', (key) => {
  const uploads = new Set(JSON.stringify(readDocument(key, content)).match(/\/uploads\/[^"]+/g));
  expect(validateEntry(key, documents[key], readDocument(key, content), uploads)).toEqual([]);
});

it('readDocument orders translated items as the French ones, with an empty one for each missing', () => {
  const entry = readDocument('hero', content);
  const facts = entry.en?.facts as { id: string }[];
  const shuffled = { ...entry, en: { ...entry.en, facts: [facts[2], facts[0]] } };
  expect(alignLists(documents.hero, shuffled).en?.facts).toEqual([facts[0], { id: facts[1]?.id }, facts[2]]);
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
  const word = text('', '');
  const words = list('', '', { of: word });
  const fields = {
    words,
    amounts: list('', '', { of: word, shared: true }),
    card: object('', '', { words }),
    steps: list('', '', { of: object('', '', { text: word }) }),
  };
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

const uploads = new Set(content.uploads);

function check(key: DocumentKey, path: (string | number)[], value: unknown) {
  const entry = writeAt(readDocument(key, content), path, value);
  const found = checkDocument(key, { base: {}, entry }, uploads);
  return found.map(({ field, reason }) => [field, reason]);
}

it.each([
  ['donation', ['fr', 'suggestedAmounts', 1, 'value'], 1503, 'fr.suggestedAmounts[1].value', 'notMultiple'],
  ['activities', ['fr', 'activities', 0, 'pictureAlt'], ' ', 'fr.activities[0].pictureAlt', 'notDescribed'],
  ['gallery', ['fr', 'latest'], 0, 'fr.latest', 'notCount'],
  ['activities', ['fr', 'activities', 1, 'end'], '2020', 'fr.activities[1].end', 'beforeStart'],
  ['album-film', ['fr', 'media'], undefined, 'fr.media', 'noMedia'],
  ['giving', ['fr', 'ways', 0, 'dial'], '*144', 'fr.ways[0].dial', undefined],
  ['giving', ['fr', 'ways', 0, 'dial'], 'étoile 144', 'fr.ways[0].dial', 'notDialCode'],
  ['giving', ['fr', 'notice'], 'Fermé jusqu’à lundi.', 'fr.noticeLastDay', 'required'],
  ['site', ['fr', 'phone'], '699 11 22', 'fr.phone', 'notPhone'],
  ['site', ['fr', 'email'], 'info@', 'fr.email', 'notEmail'],
  ['contact', ['fr', 'phone'], 'au bureau', 'fr.phone', 'notPhone'],
] as const)('the editor of %s stops at a rule of the model: %j is %j', (key, path, value, field, reason) => {
  expect(check(key, [...path], value)).toEqual(reason ? [[field, reason]] : []);
});

it('a picture that the site shows without a description keeps nobody from changing something else', () => {
  const base = writeAt(readDocument('activities', content), ['fr', 'activities', 0, 'pictureAlt'], '');
  const entry = writeAt(base, ['fr', 'activities', 1, 'title'], 'Autre titre');
  expect(checkDocument('activities', { base, entry }, uploads)).toEqual([]);
});

it.each([
  ['fr.title', 'Titre (français)'],
  ['en.facts[0].value', 'Chiffre 1 › Nombre (anglais)'],
  ['fr.picture', 'Grande image'],
  ['fr.facts', 'Chiffres'],
  ['facts[2]', 'Chiffre 3'],
  ['fr.titel', 'titel (français)'],
  ['de', 'de'],
])('nameField calls %s %s', (path, name) => {
  expect(nameField(documents.hero, path)).toBe(name);
});

it('nameField gives an item its title', () => {
  const values = { facts: [{ value: '1 200+' }, {}] };
  expect(nameField(documents.hero, 'facts[0].value', values)).toBe('Chiffre 1 «\u00a01 200+\u00a0» › Nombre');
  expect(nameField(documents.hero, 'facts[1]', values)).toBe('Chiffre 2');
  expect(nameField(documents.hero, 'fr.facts[0]', { fr: values })).toBe('Chiffre 1 «\u00a01 200+\u00a0» (français)');
});

it('nameField shortens a long title', () => {
  const values = { facts: [{ value: 'Deux filles lisent devant l’école du quartier, un jour de fête' }] };
  expect(nameField(documents.hero, 'facts[0]', values)).toBe(
    'Chiffre 1 «\u00a0Deux filles lisent devant l’école du quartier, un…\u00a0»',
  );
});

it('namePlace keeps the path of a field, and adds the title of an item', () => {
  const entry = { fr: { title: '', facts: [{ value: '1 200+' }] } };
  expect(namePlace(documents.hero, 'fr.title', entry)).toBe('fr.title');
  expect(namePlace(documents.hero, 'fr.facts[0].value', entry)).toBe('fr.facts[0].value ("1 200+")');
  expect(namePlace(documents.hero, 'facts[1].value', entry.fr)).toBe('facts[1].value');
});

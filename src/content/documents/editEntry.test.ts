import { languages } from '../../i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Entry } from '../localize';
import { activitiesIn, alignLists, documents, readDocument } from './documents';
import {
  addItem,
  describePath,
  duplicateItem,
  isWithin,
  moveItem,
  readAt,
  removeItem,
  restoreItem,
  writeAt,
} from './editEntry';

it('writeAt changes a value in a copy', () => {
  const entry = { fr: { items: [{ text: 'un' }] } };
  const edited = writeAt(entry, ['fr', 'items', 0, 'text'], 'deux');
  expect(readAt(edited, ['fr', 'items', 0, 'text'])).toBe('deux');
  expect(entry.fr.items[0]?.text).toBe('un');
});

it('writeAt creates missing objects and lists on the path', () => {
  expect(writeAt({}, ['en', 'items', 1, 'text'], 'two')).toEqual({ en: { items: [undefined, { text: 'two' }] } });
});

it('describePath writes a path as problems do', () => {
  expect(describePath(['fr', 'activities', 0, 'title'])).toBe('fr.activities[0].title');
});

const entry = readDocument('activities', loadFixtureContent());
const place = { field: documents.activities.activities, path: ['activities'] };
const titles = (edited: Entry) => languages.map((language) => activitiesIn(edited, language).map(({ title }) => title));
const [fr = [], en = []] = titles(entry);

it('addItem adds the same empty item at the end in both languages', () => {
  const edited = addItem(entry, place);
  expect(titles(edited)).toEqual([
    [...fr, undefined],
    [...en, undefined],
  ]);
  expect(alignLists(documents.activities, edited)).toEqual(edited);
});

it('moveItem moves an item in both languages', () => {
  expect(titles(moveItem(entry, place, 1, 0))).toEqual([[...fr].reverse(), [...en].reverse()]);
});

it('duplicateItem adds a copy with an id of its own below an item in both languages', () => {
  const edited = duplicateItem(entry, place, 0);
  expect(titles(edited)).toEqual([
    [fr[0], fr[0], fr[1]],
    [en[0], en[0], en[1]],
  ]);
  const ids = activitiesIn(edited, 'fr').map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(activitiesIn(edited, 'en').map(({ id }) => id)).toEqual(ids);
});

it('restoreItem restores a removed item at its index and keeps later edits', () => {
  const without = removeItem(entry, place, 1);
  expect(titles(without)).toEqual([fr.slice(0, 1), en.slice(0, 1)]);
  const typed = writeAt(without, ['fr', 'title'], 'Tapé depuis');
  expect(restoreItem(typed, place, { index: 1, from: entry })).toEqual(writeAt(entry, ['fr', 'title'], 'Tapé depuis'));
});

it('a shared list is edited in French only', () => {
  const field = { ...place.field, shared: true } as const;
  const [french, english] = titles(moveItem(entry, { ...place, field }, 0, 1));
  expect(french).toEqual([...fr].reverse());
  expect(english).toEqual(en);
});

it.each([
  ['facts[1]', 'fr.facts[1]', true],
  ['facts[1]', 'en.facts[1].value', true],
  ['facts', 'fr.facts[1].value', true],
  ['facts[1]', 'fr.facts[10].value', false],
  ['title', 'fr.titles', false],
])('isWithin says whether %s contains %s: %s', (place, path, answer) => {
  expect(isWithin(place, path)).toBe(answer);
});

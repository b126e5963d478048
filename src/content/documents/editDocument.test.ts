import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Tree } from './bilingual';
import { activitiesIn, documentFields, readDocument } from './documents';
import { addItem, isWithin, readAt, removeItem, restoreItem, writeAt } from './editDocument';

const start = readDocument('activities', loadFixtureContent());
const path = ['activities'];
const titles = (edited: Tree) => activitiesIn(edited).map(({ title }) => title);
const [first, second] = titles(start);

it('addItem adds an item at the end, empty or made from a file', () => {
  const list = { field: documentFields.activities.activities, path };
  expect(titles(addItem(start, list))).toEqual([first, second, undefined]);
  const added = activitiesIn(addItem(start, list, { picture: '/uploads/a.jpg' }))[2];
  expect(added).toEqual({ id: expect.stringMatching(/^[a-z0-9]{6}$/), picture: '/uploads/a.jpg' });
});

it('restoreItem restores a removed item at its index and keeps later edits', () => {
  const without = removeItem(start, path, 1);
  expect(titles(without)).toEqual([first]);
  const typed = writeAt(without, ['title', 'fr'], 'Tapé depuis');
  expect(restoreItem(typed, path, { index: 1, item: readAt(start, [...path, 1]) })).toEqual(
    writeAt(start, ['title', 'fr'], 'Tapé depuis'),
  );
});

it.each([
  ['figures[1]', 'fr.figures[1]'],
  ['figures[1]', 'en.figures[1].value'],
  ['figures', 'fr.figures[1].value'],
])('%s contains the field %s', (group, path) => {
  expect(isWithin(group, path)).toBe(true);
});

it.each([
  ['figures[1]', 'fr.figures[10].value'],
  ['title', 'fr.titles'],
])('%s does not contain the field %s', (group, path) => {
  expect(isWithin(group, path)).toBe(false);
});

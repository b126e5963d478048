import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Tree } from './bilingual';
import { documentFields, readDocument } from './documents';
import { moveItem, writeAt } from './editDocument';
import { countToReview, findReviewNotes } from './findReviewNotes';

const content = loadFixtureContent();
const about = readDocument('about', content);
const notesOf = (edited: Tree) => [...findReviewNotes(documentFields.about, about, edited)];

it('findReviewNotes finds nothing in a translated document', () => {
  expect(notesOf(about)).toEqual([]);
});

it.each([
  ['missing', ['title', 'en'], ' ', 'en.title'],
  ['stale', ['title', 'fr'], 'Un autre titre', 'en.title'],
  ['stale', ['figures', 1, 'text', 'fr'], 'bals', 'en.figures[1].text'],
] as const)('findReviewNotes finds a translation that is %s after a change of %j', (note, path, text, noted) => {
  expect(notesOf(writeAt(about, path, text))).toEqual([[noted, note]]);
});

it('findReviewNotes finds nothing once the English has followed the French', () => {
  const french = writeAt(about, ['title', 'fr'], 'Un autre titre');
  expect(notesOf(writeAt(french, ['title', 'en'], 'Another title'))).toEqual([]);
});

it('findReviewNotes finds nothing for a cleared French text without a translation, nor for moved items', () => {
  const untranslated = writeAt(about, ['title', 'en'], '');
  expect([...findReviewNotes(documentFields.about, untranslated, writeAt(untranslated, ['title', 'fr'], ''))]).toEqual(
    [],
  );
  expect(notesOf(moveItem(about, ['figures'], 0, 2))).toEqual([]);
});

it('countToReview counts the translations that are missing and those that are stale', () => {
  const missing = writeAt(about, ['title', 'en'], ' ');
  const edited = writeAt(missing, ['figures', 1, 'text', 'fr'], 'bals');
  expect(countToReview(documentFields.about, about, edited)).toBe(2);
});

it('findReviewNotes finds the ways to give that are not shown, and what may be a merchant code', () => {
  const giving = readDocument('giving', content);
  const last = {
    id: 'new',
    kind: 'mobileMoney',
    name: { fr: 'Wave' },
    number: '699 11 22',
    how: { fr: 'Par transfert.' },
  };
  const edited = writeAt(giving, ['ways', 6], last);
  const notes = [...findReviewNotes(documentFields.giving, giving, edited)].filter(([path]) => path.startsWith('fr.'));
  expect(notes).toEqual([
    ['fr.ways[4].number', 'placeholder'],
    ['fr.ways[5].number', 'placeholder'],
    ['fr.ways[6].number', 'merchantCode'],
  ]);
});

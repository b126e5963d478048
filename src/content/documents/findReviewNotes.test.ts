import { loadFixtureContent } from '../../testing/loadFixtureContent';
import type { Entry } from '../localize';
import { documents, readDocument } from './documents';
import { duplicateItem, moveItem, writeAt } from './editEntry';
import { findReviewNotes } from './findReviewNotes';

const content = loadFixtureContent();
const hero = readDocument('hero', content);
const notesOf = (entry: Entry) => [...findReviewNotes(documents.hero, hero, entry)];
const place = { field: documents.hero.facts, path: ['facts'] };

it('findReviewNotes finds nothing in a translated entry, nor in texts that the site has identical', () => {
  expect(hero.fr?.motto).toBe(hero.en?.motto);
  expect(notesOf(hero)).toEqual([]);
});

it.each([
  ['missing', ['en', 'title'], ' ', 'en.title'],
  ['stale', ['fr', 'title'], 'Un autre titre', 'en.title'],
  ['identical', ['en', 'subtitle'], hero.fr?.subtitle, 'en.subtitle'],
  ['uneven', ['en', 'subtitle'], 'Short.', 'en.subtitle'],
  ['stale', ['fr', 'facts', 1, 'text'], 'bals', 'en.facts[1].text'],
] as const)('findReviewNotes finds a translation that is %s after a change of %j', (note, path, text, noted) => {
  expect(notesOf(writeAt(hero, path, text))).toEqual([[noted, note]]);
});

it('findReviewNotes finds nothing once the English has followed the French', () => {
  const french = writeAt(hero, ['fr', 'title'], 'Un autre titre');
  expect(notesOf(writeAt(french, ['en', 'title'], 'Another title'))).toEqual([]);
});

it('findReviewNotes finds nothing for a cleared French text without a translation, nor for moved and copied items', () => {
  const untranslated = writeAt(hero, ['en', 'title'], '');
  expect([...findReviewNotes(documents.hero, untranslated, writeAt(untranslated, ['fr', 'title'], ''))]).toEqual([]);
  expect(notesOf(moveItem(hero, place, 0, 2))).toEqual([]);
  expect(notesOf(duplicateItem(hero, place, 0))).toEqual([]);
});

it('findReviewNotes finds a French text that names how many items a list had, until it is written anew', () => {
  const start = writeAt(hero, ['fr', 'subtitle'], 'Nos trois chiffres.');
  expect([...findReviewNotes(documents.hero, start, start)]).toEqual([]);
  const longer = duplicateItem(start, place, 0);
  expect([...findReviewNotes(documents.hero, start, longer)]).toEqual([['fr.subtitle', 'recount']]);
  const written = writeAt(longer, ['fr', 'subtitle'], 'Nos trois chiffres et un autre.');
  expect([...findReviewNotes(documents.hero, start, written)]).toEqual([['en.subtitle', 'stale']]);
});

it('findReviewNotes finds samples among the ways to give, those that are not shown, and what may be a merchant code', () => {
  const giving = readDocument('giving', content);
  const last = { id: 'new', kind: 'mobileMoney', name: 'Wave', number: '699 11 22', how: 'Par transfert.' };
  const edited = writeAt(giving, ['fr', 'ways', 6], last);
  const notes = [...findReviewNotes(documents.giving, giving, edited)].filter(([path]) => path.startsWith('fr.'));
  expect(notes).toEqual([
    ['fr.ways[4].number', 'sampleValue'],
    ['fr.ways[5].number', 'nowhere'],
    ['fr.ways[6].number', 'merchantCode'],
  ]);
});

import { describePath, readAt, writeAt } from './paths';

it('leads to a value and writes it in a copy', () => {
  const entry = { fr: { items: [{ text: 'un' }] } };
  const edited = writeAt(entry, ['fr', 'items', 0, 'text'], 'deux');
  expect(readAt(edited, ['fr', 'items', 0, 'text'])).toBe('deux');
  expect(entry.fr.items[0]?.text).toBe('un');
});

it('makes what is missing on the way', () => {
  expect(writeAt({}, ['en', 'items', 1, 'text'], 'two')).toEqual({ en: { items: [undefined, { text: 'two' }] } });
});

it('is written as problems write it', () => {
  expect(describePath(['fr', 'activities', 0, 'title'])).toBe('fr.activities[0].title');
});

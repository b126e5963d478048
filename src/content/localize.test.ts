import type { Fields } from './fields';
import { itemId, list, object, text } from './fields/declare';
import { localize } from './localize';

const word = text('', '');
const fields = {
  title: word,
  lead: text('', '', { optional: true }),
  picture: text('', '', { shared: true }),
  card: object('', '', { title: word, text: word }),
  items: list('', '', { of: object('', '', { id: itemId, text: word }) }),
  words: list('', '', { of: word }),
} satisfies Fields;

const fr = {
  title: 'Titre',
  picture: 'image.jpg',
  card: { title: 'Carte', text: 'Texte' },
  items: [
    { id: 'a', text: 'un' },
    { id: 'b', text: 'deux' },
  ],
  words: ['rouge', 'vert'],
};

const inEnglish = (en: Record<string, unknown>) => localize(fields, { fr, en }, 'en');

it('localize returns the French texts in French', () => {
  expect(localize(fields, { fr, en: { title: 'Title' } }, 'fr')).toEqual(fr);
});

it('localize returns the English text if it exists', () => {
  expect(inEnglish({ title: 'Title' }).title).toBe('Title');
});

it.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['only spaces', '  \n'],
])('localize returns the French text when the English one is %s', (_, title) => {
  expect(inEnglish({ title }).title).toBe('Titre');
});

it('localize returns French without an English half', () => {
  expect(localize(fields, { fr }, 'en')).toEqual(fr);
});

it('localize falls back inside an object, field by field', () => {
  expect(inEnglish({ card: { title: 'Card' } }).card).toEqual({ title: 'Card', text: 'Texte' });
});

it('localize takes a shared field from French even if English has one', () => {
  expect(inEnglish({ picture: 'other.jpg' }).picture).toBe('image.jpg');
});

it('localize matches list items by their id, whatever their order', () => {
  const { items } = inEnglish({
    items: [
      { id: 'b', text: 'two' },
      { id: 'a', text: 'one' },
    ],
  });
  expect(items).toEqual([
    { id: 'a', text: 'one' },
    { id: 'b', text: 'two' },
  ]);
});

it('localize falls back inside a list, item by item', () => {
  expect(inEnglish({ items: [{ id: 'b', text: 'two' }] }).items).toEqual([
    { id: 'a', text: 'un' },
    { id: 'b', text: 'two' },
  ]);
});

it('localize matches list items by position where the translation has no ids', () => {
  expect(inEnglish({ items: [{ text: 'one' }], words: ['red'] })).toMatchObject({
    items: [
      { id: 'a', text: 'one' },
      { id: 'b', text: 'deux' },
    ],
    words: ['red', 'vert'],
  });
});

it('localize omits list items that exist in English only', () => {
  expect(inEnglish({ items: [{ id: 'c', text: 'three' }] }).items).toEqual(fr.items);
});

it('localize omits a blank optional field', () => {
  expect(localize(fields, { fr: { ...fr, lead: ' ' } }, 'fr')).not.toHaveProperty('lead');
});

it('localize does not take the translation of one item for that of another', () => {
  const { items } = inEnglish({ items: [{ text: 'one' }, { id: 'a', text: 'first' }] });
  expect(items).toEqual([
    { id: 'a', text: 'first' },
    { id: 'b', text: 'deux' },
  ]);
});

it.each([
  ['a text', 'x'],
  ['a list', ['x']],
  ['null', null],
  ['a list of nothing', [null]],
])('localize returns French when the translation of an object or a list is %s', (_, value) => {
  const { card, items } = inEnglish({ card: value, items: value });
  expect({ card, items }).toEqual({ card: fr.card, items: fr.items });
});

it('localize matches list items by position where French has no ids', () => {
  const steps = { items: [{ text: 'un' }, { text: 'deux' }] };
  const en = { items: [{ text: 'one' }, { id: 'b', text: 'two' }] };
  expect(localize(fields, { fr: steps, en }, 'en').items).toEqual([{ text: 'one' }, { text: 'two' }]);
});

it('localize gives nothing for an entry that has not been written', () => {
  expect(localize(fields, {}, 'fr')).toEqual({});
});

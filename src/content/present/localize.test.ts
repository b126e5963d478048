import { itemId, list, object, text } from '../fields/declare';
import type { Fields } from '../fields/fields';
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

it.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['only spaces', '  \n'],
  ['only invisible characters', '\u200b\u2060\u200e \ufeff\u3164'],
])('localize returns the French text when the English one is %s', (_, title) => {
  expect(inEnglish({ title }).title).toBe('Titre');
});

it('localize returns French without an English half', () => {
  expect(localize(fields, { fr }, 'en')).toEqual(fr);
});

it.each<[string, Record<string, unknown>, object]>([
  ['returns the English text if it exists', { title: 'Title' }, { title: 'Title' }],
  [
    'falls back inside an object, field by field',
    { card: { title: 'Card' } },
    { card: { title: 'Card', text: 'Texte' } },
  ],
  ['takes a shared field from French even if English has one', { picture: 'other.jpg' }, { picture: 'image.jpg' }],
  ['matches the items of a list without ids by position', { words: ['red'] }, { words: ['red', 'vert'] }],
])('localize %s', (_, en, expected) => {
  expect(inEnglish(en)).toMatchObject(expected);
});

it.each<[string, object[], texts: [string, string]]>([
  [
    'the text of the same id, in whatever order',
    [
      { id: 'b', text: 'two' },
      { id: 'a', text: 'one' },
    ],
    ['one', 'two'],
  ],
  ['the French text where theirs is missing', [{ id: 'b', text: 'two' }], ['un', 'two']],
  ['the text at their position where the translation has no ids', [{ text: 'one' }], ['one', 'deux']],
  ['no text of an item that is not French', [{ id: 'c', text: 'three' }], ['un', 'deux']],
  ['no text of another item', [{ text: 'one' }, { id: 'a', text: 'first' }], ['first', 'deux']],
])('localize gives list items %s', (_, items, [a, b]) => {
  expect(inEnglish({ items }).items).toEqual([
    { id: 'a', text: a },
    { id: 'b', text: b },
  ]);
});

it('localize omits a blank optional field', () => {
  expect(localize(fields, { fr: { ...fr, lead: ' ' } }, 'fr')).not.toHaveProperty('lead');
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

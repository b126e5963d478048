import { itemId, list, media, object, text } from './declare';
import type { Fields } from './fields';
import { listMedia, mapFields, pairFields } from './walkFields';

const word = text('', '');
const fields = {
  title: word,
  card: object('', '', { text: word, words: list('', '', { of: word }) }),
  items: list('', '', { of: object('', '', { id: itemId, text: word }) }),
  amounts: list('', '', { shared: true, of: object('', '', { value: word }) }),
} satisfies Fields;

const french = {
  title: 'Titre',
  card: { text: 'Texte', words: ['un', 'deux'] },
  items: [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ],
  amounts: [{ value: '5' }],
};

it('pairFields visits every value with its translation and path', () => {
  const leaves: unknown[] = [];
  const translation = { title: 'Title', card: { words: ['one'] }, items: [{ id: 'b', text: 'Bee' }] };
  pairFields(fields, french, translation, {
    leaf: ({ path, shared }, original, own) => leaves.push([path, original, own, shared]),
  });
  expect(leaves).toEqual([
    ['title', 'Titre', 'Title', false],
    ['card.text', 'Texte', undefined, false],
    ['card.words[0]', 'un', 'one', false],
    ['card.words[1]', 'deux', undefined, false],
    ['items[0].id', 'a', undefined, true],
    ['items[0].text', 'A', undefined, false],
    ['items[1].id', 'b', 'b', true],
    ['items[1].text', 'B', 'Bee', false],
    ['amounts[0].value', '5', undefined, true],
  ]);
});

describe('mapFields', () => {
  it('omits undefined fields but keeps the positions of a list', () => {
    expect(mapFields(fields, french, ({ field: { shared } }, value) => (shared ? value : undefined))).toStrictEqual({
      card: { words: ['', ''] },
      items: [{ id: 'a' }, { id: 'b' }],
      amounts: [{}],
    });
  });

  it('treats a value of another kind than its field as a leaf', () => {
    const leaves: unknown[] = [];
    mapFields(fields, { card: 'x', items: {}, unknown: 'y' }, ({ field: { kind } }, value) =>
      leaves.push([kind, value]),
    );
    expect(leaves).toEqual([
      ['text', undefined],
      ['object', 'x'],
      ['list', {}],
      ['list', undefined],
    ]);
  });
});

it('listMedia finds the media fields of a record at any depth, and nothing else', () => {
  const photo = media('', '', { accept: ['photo'] });
  const partner = object('', '', { id: itemId, logo: photo });
  const partners = { ground: photo, title: word, partners: list('', '', { of: partner }) };
  const values = {
    ground: '/uploads/a.jpg',
    title: '/uploads/title.jpg',
    partners: [{ id: 'x', logo: 'https://images.pexels.com/b' }, { id: 'y' }],
  };
  expect(listMedia(partners, values)).toEqual(['/uploads/a.jpg', 'https://images.pexels.com/b']);
});

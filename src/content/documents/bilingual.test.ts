import { itemId, list, object, text } from '../fields/declare';
import { toHalves, toTree } from './bilingual';

const word = text('', '');
const fields = {
  title: word,
  amount: text('', '', { shared: true }),
  steps: list('', '', { of: object('', '', { id: itemId, text: word }) }),
  card: object('', '', { steps: list('', '', { of: object('', '', { text: word }) }) }),
  names: list('', '', { of: word, shared: true }),
};

it('a tree holds each item once, a shared value once, and a translated value per language', () => {
  const fr = { title: 'Un', amount: '5', steps: [{ id: 'a', text: 'un' }], names: ['x'] };
  const en = { title: 'One', steps: [{ id: 'a', text: 'one' }] };
  const tree = toTree(fields, { fr, en });
  expect(tree).toEqual({
    title: { fr: 'Un', en: 'One' },
    amount: '5',
    steps: [{ id: 'a', text: { fr: 'un', en: 'one' } }],
    names: ['x'],
  });
  expect(toHalves(fields, tree)).toEqual({ fr, en });
});

it.each([
  [
    'items in the order of the French ones, an empty one for each missing',
    { steps: ['a', 'b', 'c'].map((id) => ({ id, text: id })) },
    {
      steps: [
        { id: 'c', text: 'C' },
        { id: 'a', text: 'A' },
      ],
    },
    { steps: [{ id: 'a', text: 'A' }, { id: 'b' }, { id: 'c', text: 'C' }] },
  ],
  [
    'items without an id by their places, also inside an object',
    { card: { steps: [{ text: 'un' }, { text: 'deux' }] } },
    { card: { steps: [{ text: 'one' }] } },
    { card: { steps: [{ text: 'one' }, {}] } },
  ],
  ['no object or list of another kind', { card: { steps: [] } }, { card: 'x' }, { card: { steps: [] } }],
  ['no shared value', { amount: '5' }, { amount: '6' }, {}],
  ['a list without a French one', {}, { steps: [{ text: 'one' }] }, { steps: [{ text: 'one' }] }],
])('the English half of a tree has %s', (_, fr, en, expected) => {
  expect(toHalves(fields, toTree(fields, { fr, en })).en).toEqual(expected);
});

it('a tree is unchanged by JSON', () => {
  const tree = toTree(fields, { fr: { title: 'Un', steps: [{ id: 'a' }] }, en: { card: { steps: [{}] } } });
  expect(JSON.parse(JSON.stringify(tree))).toStrictEqual(tree);
});

it('a document without its French is empty', () => {
  expect(toTree(fields, { en: { title: 'One' } })).toEqual({});
  expect(toHalves(fields, {})).toEqual({});
});

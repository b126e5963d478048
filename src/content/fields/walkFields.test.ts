import { itemId, list, object, text } from './declare';
import { pairFields, type Visit } from './walkFields';

const word = text('', '');

it('pairFields omits fields without a result, but no items, and tells when a group around a field is shared', () => {
  const fields = {
    title: word,
    card: object('', '', { text: word, words: list('', '', { of: word }) }),
    items: list('', '', { of: object('', '', { id: itemId, text: word }) }),
    amounts: list('', '', { shared: true, of: object('', '', { value: word }) }),
  };
  const values = {
    title: 'a',
    card: { text: 'b', words: ['c', 'd'] },
    items: [{ id: 'e' }],
    amounts: [{ value: '5' }],
  };
  const leaf: Visit['leaf'] = ({ shared }, value) => (shared ? value : undefined);
  expect(pairFields(fields, values, {}, { leaf })).toStrictEqual({
    card: { words: ['', ''] },
    items: [{ id: 'e' }],
    amounts: [{ value: '5' }],
  });
});

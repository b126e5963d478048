import { itemId, list, object, text } from './declare';
import { listLeaves, pairFields, type Visit } from './walkFields';

const word = text('', '');
const fields = {
  title: word,
  card: object('', '', { text: word, words: list('', '', { of: word }) }),
  items: list('', '', { of: object('', '', { id: itemId, text: word }) }),
  amounts: list('', '', { shared: true, of: object('', '', { value: word }) }),
};
const values = { title: 'a', card: { text: 'b', words: ['c', 'd'] }, items: [{ id: 'e' }], amounts: [{ value: '5' }] };
const omit = () => undefined;

it('pairFields omits fields without a result, but no items', () => {
  expect(pairFields(fields, values, {}, { leaf: omit })).toStrictEqual({
    card: { words: ['', ''] },
    items: [{}],
    amounts: [{}],
  });
});

it('pairFields tells when a field, or a group around it, is shared', () => {
  const shared = listLeaves(fields, values).filter((leaf) => leaf.shared);
  expect(shared.map(({ path }) => path)).toEqual(['items[0].id', 'amounts[0].value']);
});

it('pairFields treats a group that is not entered as a leaf', () => {
  const enter: Visit['enter'] = ({ path }) => path !== 'card';
  const leaf: Visit['leaf'] = ({ path }) => (path === 'card' ? 'whole' : undefined);
  expect(pairFields(fields, values, {}, { enter, leaf }).card).toBe('whole');
});

it('pairFields tells the paths of the items that only the other values have', () => {
  const leftover = jest.fn();
  pairFields(fields, values, { items: [{ id: 'f' }, { id: 'e' }] }, { leaf: omit, leftover });
  expect(leftover.mock.calls).toEqual([['items[0]']]);
});

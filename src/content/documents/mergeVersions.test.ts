import { mergeVersions } from './mergeVersions';

const merge = (base: unknown, edited: unknown, current: unknown) => mergeVersions([base], edited, current);
const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const listed = (...ids: string[]) => ({ facts: items(...ids) });

it.each([
  ['only the volunteer changed', { a: '1' }, { a: '2' }, { a: '1' }, { a: '2' }],
  ['only the repository changed', { a: '1' }, { a: '1' }, { a: '3' }, { a: '3' }],
  ['both changed alike', { a: '1' }, { a: '2' }, { a: '2' }, { a: '2' }],
  ['each changed another field', { a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '3' }, { a: '2', b: '3' }],
  ['the volunteer removed', { a: '1', b: '1' }, { b: '1' }, { a: '1', b: '1' }, { b: '1' }],
  ['the volunteer added', {}, { a: '2' }, { b: '3' }, { b: '3', a: '2' }],
])('what %s', (_, base, edited, current, merged) => {
  expect(merge(base, edited, current)).toEqual({ merged, conflicts: [] });
});

it('a text that both changed stays, and is a conflict that names both', () => {
  expect(merge({ a: { fr: '1' } }, { a: { fr: '2' } }, { a: { fr: '3', en: '4' } })).toEqual({
    merged: { a: { fr: '3', en: '4' } },
    conflicts: [{ path: 'a.fr', edited: '2', current: '3' }],
  });
});

it.each([
  ['added by both', ['a'], ['a', 'b'], ['c', 'a'], ['c', 'a', 'b']],
  ['added first', ['a'], ['b', 'a'], ['a', 'c'], ['b', 'a', 'c']],
  ['removed by the volunteer', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['removed in the repository', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['moved by the volunteer', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'a']],
  ['moved in the repository', ['a', 'b'], ['a', 'b', 'c'], ['b', 'a'], ['b', 'c', 'a']],
])('items %s', (_, base, edited, current, merged) => {
  expect(merge(listed(...base), listed(...edited), listed(...current))).toEqual({
    merged: listed(...merged),
    conflicts: [],
  });
});

it('an item that one removed and the other changed is a conflict', () => {
  const changed = { facts: [{ id: 'a', text: 'nouveau' }] };
  expect(merge(listed('a'), listed(), changed)).toEqual({
    merged: changed,
    conflicts: [{ path: 'facts[a]', edited: undefined, current: { id: 'a', text: 'nouveau' } }],
  });
  expect(merge(listed('a'), changed, listed()).conflicts).toHaveLength(1);
});

it('an order that both changed is a conflict', () => {
  const { merged, conflicts } = merge(listed('a', 'b', 'c'), listed('b', 'a', 'c'), listed('a', 'c', 'b'));
  expect(merged).toEqual(listed('a', 'c', 'b'));
  expect(conflicts).toEqual([{ path: 'facts', edited: ['b', 'a', 'c'], current: ['a', 'c', 'b'] }]);
});

it('mergeVersions mixes no fields of two items that both sides added under one id', () => {
  const [old, mine, theirs] = [{ id: 'a' }, { id: 'b', title: 'Bal', people: 20 }, { id: 'b', title: 'Bal' }];
  const { merged, conflicts } = mergeVersions([{ items: [old] }], { items: [old, mine] }, { items: [old, theirs] });
  expect(merged).toEqual({ items: [old, theirs] });
  expect(conflicts).toEqual([{ path: 'items[b]', edited: mine, current: theirs }]);
});

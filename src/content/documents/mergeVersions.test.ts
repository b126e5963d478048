import { mergeVersions } from './mergeVersions';

const merge = (base: unknown, edited: unknown, current: unknown) => mergeVersions([base], edited, current);
const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const listed = (...ids: string[]) => ({ facts: items(...ids) });

it('a text that both changed stays, and is a conflict that names both', () => {
  expect(merge({ a: { fr: '1' } }, { a: { fr: '2' } }, { a: { fr: '3', en: '4' } })).toEqual({
    merged: { a: { fr: '3', en: '4' } },
    conflicts: [{ path: 'a.fr', edited: '2', current: '3' }],
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

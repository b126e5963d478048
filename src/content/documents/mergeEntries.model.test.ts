import fc from 'fast-check';
import { mergeEntries } from './mergeEntries';

// Two volunteers start from one text, and what they send is applied in both orders.
// `npm run model` runs more sequences; MODEL_SEED repeats a run.

type Item = { id: string; text: string; note: string };
type Entry = { title: string; lead: string; items: Item[] };

const base: Entry = {
  title: 'titre',
  lead: 'chapô',
  items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, note: '' })),
};

type Edit = (entry: Entry, editor: string) => Entry;

const position = fc.nat(9);
const word = fc.constantFrom('un', 'deux', '');
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom('title' as const, 'lead' as const), word).map(
    ([name, text]): Edit =>
      (entry) => ({ ...entry, [name]: text }),
  ),
  fc.tuple(position, fc.constantFrom('text' as const, 'note' as const), word).map(
    ([at, name, text]): Edit =>
      (entry) => ({
        ...entry,
        items: entry.items.map((item, index) => (index === at % entry.items.length ? { ...item, [name]: text } : item)),
      }),
  ),
  position.map(
    (at): Edit =>
      (entry) => ({ ...entry, items: entry.items.filter((_, index) => index !== at % 5) }),
  ),
  position.map(
    (at): Edit =>
      (entry, editor) => {
        const id = `${editor}${entry.items.length}${at}`;
        if (entry.items.some((item) => item.id === id)) return entry;
        return { ...entry, items: entry.items.toSpliced(at % 5, 0, { id, text: 'ajout', note: '' }) };
      },
  ),
  position.map(
    (at): Edit =>
      (entry) => {
        const [moved] = entry.items.slice(at % 5);
        if (!moved) return entry;
        return { ...entry, items: [moved, ...entry.items.filter((item) => item !== moved)] };
      },
  ),
);
const work = (editor: string) =>
  fc.array(edits, { maxLength: 6 }).map((list) => list.reduce((entry, edit) => edit(entry, editor), base));

/** Every text by its path, and whether each item is there. */
function listValues({ items, ...texts }: Entry): Map<string, unknown> {
  const inItems = items.flatMap((item) =>
    Object.entries(item).map(([name, value]) => [`items[${item.id}].${name}`, value]),
  );
  return new Map([...Object.entries(texts), ...inItems] as [string, unknown][]);
}

function listChanged(entry: Entry): Map<string, unknown> {
  const [before, after] = [listValues(base), listValues(entry)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  return new Map(paths.map((path) => [path, after.get(path)]));
}

const orderOf = ({ items }: Entry, among: readonly Entry[]) =>
  items.map(({ id }) => id).filter((id) => among.every((entry) => entry.items.some((item) => item.id === id)));

it('of two volunteers nothing is lost in any order: each change is there, or named as a conflict', () => {
  fc.assert(
    fc.property(work('x'), work('y'), (one, two) => {
      for (const [first, second] of [
        [one, two],
        [two, one],
      ] as const) {
        const { merged, conflicts } = mergeEntries(base, second, first);
        const result = merged as Entry;
        const values = listValues(result);
        const isTold = (path: string) =>
          conflicts.some((conflict) => conflict.path !== 'items' && path.startsWith(conflict.path));
        const [byFirst, bySecond] = [listChanged(first), listChanged(second)];
        // What came first stays.
        for (const [path, value] of byFirst)
          if (!bySecond.has(path)) expect([path, values.get(path)]).toEqual([path, value]);
        for (const [path, value] of bySecond)
          if (!isTold(path)) expect([path, values.get(path)]).toEqual([path, value]);
        for (const [path, value] of listValues(base))
          if (!byFirst.has(path) && !bySecond.has(path)) expect(values.get(path)).toBe(value);
        // A conflict needs two who changed the same.
        for (const { path } of conflicts.filter((conflict) => conflict.path !== 'items'))
          for (const changed of [byFirst, bySecond])
            expect([...changed.keys()].some((key) => key.startsWith(path))).toBe(true);
        // The order of whoever moved items, unless both did.
        const isOrderTold = conflicts.some(({ path }) => path === 'items');
        for (const each of [first, second]) {
          const all = [base, each, result];
          const isMoved = String(orderOf(each, all)) !== String(orderOf(base, all));
          if (isMoved && !isOrderTold) expect(orderOf(result, all)).toEqual(orderOf(each, all));
        }
      }
    }),
    {
      numRuns: Number(process.env.MODEL_RUNS ?? 300),
      ...(process.env.MODEL_SEED && { seed: Number(process.env.MODEL_SEED) }),
    },
  );
});

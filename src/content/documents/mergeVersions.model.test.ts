import fc from 'fast-check';
import { list, object, text } from '../fields/declare';
import { type Tree, toHalves, toTree } from './bilingual';
import { writeAt } from './editDocument';
import { mergeVersions } from './mergeVersions';

// Two volunteers start from the same text; their changes are applied in both orders.
// `npm run model` runs more sequences; MODEL_SEED repeats a run.

const shared = text('', '', { shared: true });
const fields = {
  title: text('', ''),
  amount: shared,
  items: list('', '', { of: object('', '', { id: shared, text: text('', ''), note: shared }) }),
};

type Text = { fr: string; en: string };
type Item = { id: string; text: Text; note: string };
type Version = { title: Text; amount: string; items: Item[] };

const base: Version = {
  title: { fr: 'titre', en: 'title' },
  amount: '5',
  items: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: { fr: id, en: '' }, note: '' })),
};

type Edit = (version: Version, person: string) => Version;

const position = fc.nat(9);
const word = fc.constantFrom('un', 'deux', '');
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom(['amount'], ['title', 'fr'], ['title', 'en']), word).map(
    ([path, text]): Edit =>
      (version) =>
        writeAt(version, path, text),
  ),
  fc.tuple(position, fc.constantFrom(['note'], ['text', 'fr'], ['text', 'en']), word).map(
    ([at, path, text]): Edit =>
      (version) =>
        version.items.length === 0 ? version : writeAt(version, ['items', at % version.items.length, ...path], text),
  ),
  position.map(
    (at): Edit =>
      (version) => ({ ...version, items: version.items.filter((_, index) => index !== at % 5) }),
  ),
  position.map(
    (at): Edit =>
      (version, person) => {
        const id = `${person}${version.items.length}${at}`;
        if (version.items.some((item) => item.id === id)) return version;
        return {
          ...version,
          items: version.items.toSpliced(at % 5, 0, { id, text: { fr: 'ajout', en: '' }, note: '' }),
        };
      },
  ),
  position.map(
    (at): Edit =>
      (version) => {
        const [moved] = version.items.slice(at % 5);
        if (!moved) return version;
        return { ...version, items: [moved, ...version.items.filter((item) => item !== moved)] };
      },
  ),
);
const work = (person: string) =>
  fc.array(edits, { maxLength: 6 }).map((list) => list.reduce((version, edit) => edit(version, person), base));
const correction = fc.array(edits, { maxLength: 6 });

/** The texts of a version, and the ids of its items, by their paths. */
function listValues({ title, amount, items }: Version): Map<string, unknown> {
  const inItems = items.flatMap(({ id, text, note }) => {
    const values = { id, 'text.fr': text.fr, 'text.en': text.en, note };
    return Object.entries(values).map(([name, value]) => [`items[${id}].${name}`, value] as const);
  });
  return new Map<string, unknown>([['title.fr', title.fr], ['title.en', title.en], ['amount', amount], ...inItems]);
}

function listChanged(version: Version): Map<string, unknown> {
  const [before, after] = [listValues(base), listValues(version)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  return new Map(paths.map((path) => [path, after.get(path)]));
}

const findItem = ({ items }: Version, path: string) => items.find(({ id }) => path === `items[${id}]`);

const orderOf = ({ items }: Version, among: readonly Version[]) =>
  items.map(({ id }) => id).filter((id) => among.every((version) => version.items.some((item) => item.id === id)));

const { MODEL_RUNS = 300, MODEL_SEED = 2026 } = process.env;
const runs = { numRuns: Number(MODEL_RUNS), seed: Number(MODEL_SEED) };

it('no change of two volunteers is lost in any order: each is merged, or named as a conflict', () => {
  fc.assert(
    fc.property(work('x'), work('y'), (one, two) => {
      for (const [first, second] of [
        [one, two],
        [two, one],
      ] as const) {
        const { merged, conflicts } = mergeVersions([base], second, first);
        const result = merged as Version;
        const values = listValues(result);
        const isInConflict = (path: string) =>
          conflicts.some((conflict) => conflict.path !== 'items' && path.startsWith(conflict.path));
        const [byFirst, bySecond] = [listChanged(first), listChanged(second)];
        // What only the first volunteer changed stays.
        for (const [path, value] of byFirst)
          if (!bySecond.has(path)) expect([path, values.get(path)]).toEqual([path, value]);
        for (const [path, value] of bySecond)
          if (!isInConflict(path)) expect([path, values.get(path)]).toEqual([path, value]);
        for (const [path, value] of listValues(base))
          if (!byFirst.has(path) && !bySecond.has(path)) expect(values.get(path)).toBe(value);
        // A conflict needs two changes of the same value.
        for (const { path } of conflicts.filter((conflict) => conflict.path !== 'items'))
          for (const changed of [byFirst, bySecond])
            expect([...changed.keys()].some((key) => key.startsWith(path))).toBe(true);
        // The two orders of a conflict differ.
        for (const { edited, current } of conflicts.filter(({ path }) => path === 'items'))
          expect(edited).not.toEqual(current);
        // If one volunteer removed an item that the other changed, the item stays whole, in both languages.
        for (const { path, edited } of conflicts.filter((conflict) => conflict.path.endsWith(']')))
          if (edited === undefined) expect(findItem(result, path)).toEqual(findItem(first, path));
        // The halves that are written into files lose nothing of the result.
        expect(toTree(fields, toHalves(fields, result as Tree))).toEqual(result);
        // The result has the order of the volunteer who moved items, unless both did.
        const isOrderInConflict = conflicts.some(({ path }) => path === 'items');
        for (const version of [first, second]) {
          const all = [base, version, result];
          const isMoved = String(orderOf(version, all)) !== String(orderOf(base, all));
          if (isMoved && !isOrderInConflict) expect(orderOf(result, all)).toEqual(orderOf(version, all));
        }
      }
    }),
    runs,
  );
});

it('a second hand-over of a volunteer replaces the first, whether that was applied or not', () => {
  fc.assert(
    fc.property(work('x'), correction, work('y'), fc.boolean(), (handedOver, list, other, isApplied) => {
      const corrected = list.reduce((version, edit) => edit(version, 'z'), handedOver);
      const current = isApplied ? mergeVersions([base], handedOver, other).merged : other;
      const { merged, conflicts } = mergeVersions([base, handedOver], corrected, current);
      const values = listValues(merged as Version);
      const byOther = listChanged(other);
      const isMoved = String(orderOf(other, [base, other])) !== String(orderOf(base, [base, other]));
      const isOthers = (path: string) =>
        path === 'items' ? isMoved : [...byOther.keys()].some((key) => key.startsWith(path));
      expect(conflicts.filter(({ path }) => !isOthers(path))).toEqual([]);
      for (const [path, value] of listChanged(corrected))
        if (!conflicts.some((conflict) => conflict.path !== 'items' && path.startsWith(conflict.path)))
          expect([path, values.get(path)]).toEqual([path, value]);
    }),
    runs,
  );
});

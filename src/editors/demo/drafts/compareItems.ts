import { asList, isBlank, isRecord } from '../../../content/values';

/** How the items of a list differ from those of an earlier one; undefined where none has moved. */
type Rearrangement = {
  added: number[];
  removed: number[];
  /** The items that both have, in their two orders. */
  moved?: { before: unknown[]; after: unknown[] };
};

export function compareItems(before: unknown, after: unknown): Rearrangement {
  const [oldItems, newItems] = [keyItems(before), keyItems(after)];
  const indexesOutside = (items: Items, others: Items) =>
    [...items.keys()].flatMap((key, index) => (others.has(key) ? [] : [index]));
  const stayed = [...newItems.keys()].filter((key) => oldItems.has(key));
  const order = [...oldItems.keys()].filter((key) => newItems.has(key));
  const hasMoved = stayed.some((key, index) => key !== order[index]);
  return {
    added: indexesOutside(newItems, oldItems),
    removed: indexesOutside(oldItems, newItems),
    ...(hasMoved && {
      moved: { before: order.map((key) => oldItems.get(key)), after: stayed.map((key) => newItems.get(key)) },
    }),
  };
}

type Items = ReadonlyMap<unknown, unknown>;

/** A list's items by what identifies them across moves: their id, else their index. */
function keyItems(items: unknown): Items {
  return new Map(asList(items).map((item, index) => [isRecord(item) && !isBlank(item.id) ? item.id : index, item]));
}

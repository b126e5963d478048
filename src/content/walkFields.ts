import type { Field, Fields } from './fields';
import { asList, asRecord, isBlank, isRecord } from './values';

/** A value's field and path: `media[3].caption`. */
type Place = {
  field: Field;
  path: string;
  /** Whether the field, or one that contains it, is shared between languages. */
  shared: boolean;
};

export type Visit = {
  /** Returns the value of the result; undefined omits the field. */
  leaf: (place: Place, value: unknown, other: unknown) => unknown;
  /** Whether to descend into an object or a list instead of treating it as a leaf. */
  enter?: (place: Place, value: unknown, other: unknown) => boolean;
  /** Called with the path of each list item that only the others have. */
  leftover?: (path: string) => void;
};

/**
 * Walks values in parallel with others of the same fields, such as an earlier version, and builds a record from the
 * leaves' results. Its lists have the length and order of the values. A value of another kind than its field's is a leaf.
 */
export function pairFields(
  fields: Fields,
  values: Record<string, unknown>,
  others: Record<string, unknown>,
  visit: Visit,
  around = { prefix: '', shared: false },
): Record<string, unknown> {
  const pairs = Object.entries(fields).map(([name, field]) => {
    const place = { field, path: `${around.prefix}${name}`, shared: around.shared || Boolean(field.shared) };
    return [name, pairValue(place, values[name], others[name], visit)] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function pairValue(place: Place, value: unknown, other: unknown, visit: Visit): unknown {
  const { field, path, shared } = place;
  const isEntered = visit.enter?.(place, value, other) ?? true;
  if (isEntered && field.kind === 'object' && isRecord(value)) {
    return pairFields(field.fields, value, asRecord(other), visit, { prefix: `${path}.`, shared });
  }
  if (isEntered && field.kind === 'list' && Array.isArray(value)) {
    const others = asList(other);
    const matched = value.map((item, index) => findMatch(item, index, others));
    others.forEach((item, index) => {
      if (!matched.includes(item)) visit.leftover?.(`${path}[${index}]`);
    });
    return value.map((item, index) => {
      const result = pairValue({ field: field.of, path: `${path}[${index}]`, shared }, item, matched[index], visit);
      // An omitted item would shift the following ones.
      return result ?? '';
    });
  }
  return visit.leaf(place, value, other);
}

/** Like `pairFields`, without other values. */
export function mapFields(
  fields: Fields,
  values: Record<string, unknown>,
  leaf: (place: Place, value: unknown) => unknown,
): Record<string, unknown> {
  return pairFields(fields, values, {}, { leaf });
}

/** Matches a list item by `id`, or by position when the other item has none. */
function findMatch(item: unknown, index: number, others: readonly unknown[]): unknown {
  if (!isRecord(item) || isBlank(item.id)) return others[index];
  const inPlace = others[index];
  return (
    others.find((candidate) => isRecord(candidate) && candidate.id === item.id) ??
    (isRecord(inPlace) && isBlank(inPlace.id) ? inPlace : undefined)
  );
}

import { type Field, type Fields, kindOf } from './fields';
import { splitRecord } from './groups';
import { joinPath, type Parts } from './kind';

/** A value's field and path: `media[3].caption`. */
export type LocatedField = {
  field: Field;
  path: string;
  /** Whether all languages share the field, or a field around it. */
  shared: boolean;
};

export type Visit = {
  /** Returns what the result has for the field. Undefined omits the field, unless it is a list item. */
  leaf: (located: LocatedField, value: unknown, other: unknown) => unknown;
  /** Whether to descend into an object or a list instead of treating it as a leaf. */
  enter?: (located: LocatedField, value: unknown, other: unknown) => boolean;
  /** Called with the path of each item that only the second of two lists has. */
  leftover?: (path: string) => void;
};

/**
 * Walks values in parallel with others of the same fields, such as an earlier version, and builds a record of what
 * `leaf` returns. Lists have the length and order of `values`. A value of the wrong kind is a leaf.
 */
export function pairFields(
  fields: Fields,
  values: Record<string, unknown>,
  others: Record<string, unknown>,
  visit: Visit,
): Record<string, unknown> {
  const parts = splitRecord(fields, values, others);
  return pairParts(parts, { path: '', shared: false }, visit) as Record<string, unknown>;
}

function pairParts(
  { parts, leftover = [], join }: Parts<Field>,
  around: Omit<LocatedField, 'field'>,
  visit: Visit,
): unknown {
  for (const step of leftover) visit.leftover?.(joinPath(around.path, step));
  const results = parts.map(({ field, step, value, other }) => {
    const shared = around.shared || Boolean(field.shared);
    return pairValue({ field, path: joinPath(around.path, step), shared }, value, other, visit);
  });
  return join(results);
}

function pairValue(located: LocatedField, value: unknown, other: unknown, visit: Visit): unknown {
  const { field } = located;
  const isEntered = visit.enter?.(located, value, other) ?? true;
  const parts = isEntered ? kindOf(field).split?.(field, value, other) : undefined;
  return parts ? pairParts(parts, located, visit) : visit.leaf(located, value, other);
}

/** Lists the values in a record, at any depth, that contain no others, with their fields and paths. */
export function listLeaves(fields: Fields, values: Record<string, unknown>): (LocatedField & { value: unknown })[] {
  const leaves: (LocatedField & { value: unknown })[] = [];
  pairFields(fields, values, {}, { leaf: (located, value) => void leaves.push({ ...located, value }) });
  return leaves;
}

import { isDeepStrictEqual } from 'node:util';
import { asRecord, isBlank, isRecord } from '../../src/shared/values';

/** A value that the volunteer and the repository changed differently. `undefined` means that one of them removed it. */
export type Conflict = { path: string; edited: unknown; current: unknown };

/**
 * Merges an edited document into the current one; values that the volunteer did not change stay. List items are matched
 * by `id`. In a conflict the current value stays.
 * @param base the document that the volunteer started from
 */
export function mergeEntries<T>(base: T, edited: T, current: T): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { merged: mergeValues({ base, edited, current }, '', conflicts) as T, conflicts };
}

type Versions<T = unknown> = { base: T; edited: T; current: T };

function mergeValues(versions: Versions, path: string, conflicts: Conflict[]): unknown {
  const { base, edited, current } = versions;
  if (isSame(base, edited) || isSame(edited, current)) return current;
  if (isSame(base, current)) return edited;
  if (isRecord(edited) && isRecord(current)) {
    const names = new Set([...Object.keys(current), ...Object.keys(edited)]);
    const entries = [...names].map((name) => {
      const inner = { base: asRecord(base)[name], edited: edited[name], current: current[name] };
      return [name, mergeValues(inner, path ? `${path}.${name}` : name, conflicts)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (areItems(edited) && areItems(current))
    return mergeItems({ base: areItems(base) ? base : [], edited, current }, path, conflicts);
  conflicts.push({ path, edited, current });
  return current;
}

type Item = Record<string, unknown> & { id: string };

function areItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');
}

function mergeItems(lists: Versions<Item[]>, path: string, conflicts: Conflict[]): unknown[] {
  const ids = { base: listIds(lists.base), edited: listIds(lists.edited), current: listIds(lists.current) };
  const isMovedBy = (version: 'edited' | 'current') =>
    !isDeepStrictEqual(
      ids.base.filter((id) => ids[version].includes(id)),
      ids[version].filter((id) => ids.base.includes(id)),
    );
  const both = isMovedBy('edited') && isMovedBy('current');
  if (both) conflicts.push({ path, edited: ids.edited, current: ids.current });
  const [order, other] = isMovedBy('edited') && !both ? [ids.edited, ids.current] : [ids.current, ids.edited];
  return insertMissing(order, other).flatMap((id) => {
    const of = (version: keyof Versions) => lists[version].find((item) => item.id === id);
    const versions = { base: of('base'), edited: of('edited'), current: of('current') };
    // Items that both sides added under one id are two things: no field of one joins the other.
    if (
      lists.base.length > 0 &&
      !versions.base &&
      versions.edited &&
      versions.current &&
      !isSame(versions.edited, versions.current)
    ) {
      conflicts.push({ path: `${path}[${id}]`, edited: versions.edited, current: versions.current });
      return [versions.current];
    }
    const merged = mergeValues(versions, `${path}[${id}]`, conflicts);
    return merged === undefined ? [] : [merged];
  });
}

const listIds = (items: Item[]) => items.map(({ id }) => id);

/** An order of names, completed with names of another order. Each added name follows its predecessor of that order. */
export function insertMissing(order: readonly string[], other: readonly string[]): string[] {
  const ids = [...order];
  for (const [index, id] of other.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(other[index - 1] ?? '') + 1, 0, id);
  }
  return ids;
}

/** Whether two values are equal. Blank values are all equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return (isBlank(a) && isBlank(b)) || isDeepStrictEqual(a, b);
}

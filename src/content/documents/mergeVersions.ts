import { asRecord, isBlank, isRecord } from '../../shared/unknownValues';
import { isAbsent, type Tree } from './bilingual';
import { countChanges } from './changes';
import { type DocumentKey, fieldsOf } from './documents';
import type { HandedDocument } from './handOver';

/** A value that the volunteer and somebody else changed differently. `undefined` means that one of them removed it. */
export type Conflict = { path: string; edited: unknown; current: unknown };

/**
 * Merges an edited document into the current one: takes over what the volunteer changed, except conflicts. Matches list
 * items by `id`.
 * @param known versions before the edited one. A current value that one of them has is nobody else's change.
 */
export function mergeVersions<T>(known: readonly T[], edited: T, current: T): { merged: T; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  return { merged: mergeValues({ known, edited, current }, '', conflicts) as T, conflicts };
}

/**
 * Merges a volunteer's draft into the current document. If the current document has an id that a hand-over added, the
 * maintainer has applied that hand-over, and the base is no known version. For example, the hand-over added a photo,
 * and the current document lacks it, as the base does: somebody has removed it on purpose, and it stays removed.
 */
export function mergeDraft({ base, handedOverVersions = [], edited }: Omit<HandedDocument, 'key'>, current: Tree) {
  const [baseIds, currentIds] = [readIds(base), readIds(current)];
  const isApplied = [...readIds(handedOverVersions)].some((id) => !baseIds.has(id) && currentIds.has(id));
  // A removed album is undefined here, so that in a conflict the other version stays whole.
  const orUndefined = (tree: Tree) => (isAbsent(tree) ? undefined : tree);
  const known = (isApplied ? handedOverVersions : [base, ...handedOverVersions]).map(orUndefined);
  const { merged = {}, conflicts } = mergeVersions(known, orUndefined(edited), orUndefined(current));
  return { merged, conflicts };
}

const readIds = (tree: unknown) => new Set(JSON.stringify(tree).match(/"id":"[^"]*"/g));

/** Whether the current document has all changes of a draft. It may have others besides. */
export function isPublished(key: DocumentKey, draft: Omit<HandedDocument, 'key'>, current: Tree): boolean {
  const { merged, conflicts } = mergeDraft(draft, current);
  return conflicts.length === 0 && countChanges(fieldsOf(key), current, merged) === 0;
}

type Versions<T = unknown> = { known: readonly T[]; edited: T; current: T };

function mergeValues(versions: Versions, path: string, conflicts: Conflict[]): unknown {
  const { known, edited, current } = versions;
  if (known.every((old) => areEquivalent(old, edited)) || areEquivalent(edited, current)) return current;
  if (known.some((old) => areEquivalent(old, current))) return edited;
  if (isRecord(edited) && isRecord(current)) {
    const names = new Set([...Object.keys(current), ...Object.keys(edited)]);
    const entries = [...names].map((name) => {
      const inner = { known: known.map((old) => asRecord(old)[name]), edited: edited[name], current: current[name] };
      return [name, mergeValues(inner, path ? `${path}.${name}` : name, conflicts)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (areItems(edited) && areItems(current))
    return mergeItems({ known: known.map((old) => (areItems(old) ? old : [])), edited, current }, path, conflicts);
  conflicts.push({ path, edited, current });
  return current;
}

type Item = Record<string, unknown> & { id: string };

function areItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string');
}

/**
 * Merges two lists. Their order counts as one value, because a mixture of two orders would suit nobody. The volunteer's
 * order replaces the current one. If both have moved items differently, the current order stays, as in any conflict.
 */
function mergeItems(lists: Versions<Item[]>, path: string, conflicts: Conflict[]): unknown[] {
  const [edited, current] = [listIds(lists.edited), listIds(lists.current)];
  const known = lists.known.map(listIds);
  const isMoved = (ids: string[], before: string[]) =>
    !isEqual(
      before.filter((id) => ids.includes(id)),
      ids.filter((id) => before.includes(id)),
    );
  const hasVolunteerMoved = known.some((ids) => isMoved(edited, ids));
  const haveBothMoved = hasVolunteerMoved && isMoved(edited, current) && known.every((ids) => isMoved(current, ids));
  if (haveBothMoved) conflicts.push({ path, edited, current });
  const [order, other] = hasVolunteerMoved && !haveBothMoved ? [edited, current] : [current, edited];
  // The items of both lists. An item that one side has removed merges to undefined, unless the other has changed it.
  return insertMissing(order, other).flatMap((id) => {
    const find = (items: Item[]) => items.find((item) => item.id === id);
    const versions = { known: lists.known.map(find), edited: find(lists.edited), current: find(lists.current) };
    const merged = mergeValues(versions, `${path}[${id}]`, conflicts);
    return merged === undefined ? [] : [merged];
  });
}

const listIds = (items: Item[]) => items.map(({ id }) => id);

/** Adds to an order of ids or properties what only another order has, each after the one that it follows there. */
export function insertMissing(order: readonly string[], other: readonly string[]): string[] {
  const names = [...order];
  for (const [index, name] of other.entries()) {
    if (!names.includes(name)) names.splice(names.indexOf(other[index - 1] ?? '') + 1, 0, name);
  }
  return names;
}

/** Whether two values are equal. Blank values are all equal. */
export function areEquivalent(a: unknown, b: unknown): boolean {
  return (isBlank(a) && isBlank(b)) || isEqual(a, b);
}

const isEqual = (a: unknown, b: unknown) => sortProperties(a) === sortProperties(b);

const sortProperties = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner));

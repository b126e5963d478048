import { asList, asRecord } from '../../shared/unknownValues';
import { isGroup, type ListField } from '../fields/fields';
import { joinPath, type Step } from '../fields/kind';
import type { Tree } from './bilingual';
import { makeItemId } from './itemIds';

/** The path of a value in a document: `['activities', 0, 'title', 'fr']`. */
export type Path = readonly Step[];

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);
}

/** A copy of a value with `next` at the path. Creates the objects and lists that are missing on the way. */
export function writeAt<T>(value: T, [step, ...rest]: Path, next: unknown): T {
  if (step === undefined) return next as T;
  const copy: object = typeof step === 'number' ? [...asList(value)] : { ...asRecord(value) };
  return Object.assign(copy, { [step]: writeAt(readAt(copy, [step]), rest, next) }) as T;
}

/** A path as problems write it: `fr.activities[0].title`. */
export function describePath(path: Path): string {
  return path.reduce<string>(joinPath, '');
}

/** Whether a field, such as `fr.figures[0].value`, is at or below a path without a language, such as `figures[0]`. */
export function isWithin(groupPath: string, fieldPath: string): boolean {
  const rest = fieldPath.slice(fieldPath.indexOf('.') + 1);
  return rest.startsWith(groupPath) && /^($|[.[])/.test(rest.slice(groupPath.length));
}

export type RemovedItem = { index: number; item: unknown };

/** @param values what the item starts with, such as the file of a photo */
export function addItem(tree: Tree, { field, path }: { field: ListField; path: Path }, values = {}): Tree {
  const item = isGroup(field.of) ? { id: makeItemId(), ...values } : {};
  return editList(tree, path, (items) => [...items, item]);
}

export function removeItem(tree: Tree, path: Path, index: number): Tree {
  return editList(tree, path, (items) => splice(items, index, 1));
}

/** Restores a removed item at its index; keeps later edits. */
export function restoreItem(tree: Tree, path: Path, { index, item }: RemovedItem): Tree {
  return editList(tree, path, (items) => splice(items, index, 0, item));
}

export function moveItem(tree: Tree, path: Path, from: number, to: number): Tree {
  return editList(tree, path, (items) => splice(splice(items, from, 1), to, 0, items[from]));
}

/** Like `Array.prototype.toSpliced`, which Chrome 108 lacks. */
function splice(items: readonly unknown[], start: number, count: number, ...added: unknown[]): unknown[] {
  return [...items.slice(0, start), ...added, ...items.slice(start + count)];
}

function editList(tree: Tree, path: Path, edit: (items: unknown[]) => unknown[]): Tree {
  return writeAt(tree, path, edit(asList(readAt(tree, path))));
}

/** The part of a file that a Range header asks for, both ends included. */
export type Range = { start: number; end: number };

/**
 * Reads a Range header. Nothing to follow (none, another unit, several parts) is `undefined`: the whole file is then a
 * correct answer. A part that the file does not have is `unsatisfiable`.
 */
export function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first)
    return size > 0 && Number(last) > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable';

  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}

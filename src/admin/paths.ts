import { isRecord } from '../content/fields';
import type { Entry } from '../content/localize';

/** What every input of a form is given: the whole entry, of which it shows one place. */
export type Form = {
  entry: Entry;
  /** What is wrong, in words, by the way to the field as problems name it. */
  problems: ReadonlyMap<string, string>;
  /** The files that a media field may name. */
  uploads: readonly string[];
  onChange: (entry: Entry) => void;
};

/** The way to a value inside an entry: `['fr', 'activities', 0, 'title']`. */
export type Path = readonly (string | number)[];

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value);
}

/** A copy in which the value at the path is another; what is missing on the way is made. */
export function writeAt<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return next as T;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = writeAt(list[step], rest, next);
    return list as T;
  }
  const record: Record<string, unknown> = isRecord(value) ? value : {};
  return { ...record, [step]: writeAt(record[step], rest, next) } as T;
}

/** As problems name a field: `fr.activities[0].title`. */
export function describePath(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${step}`)).join('');
}

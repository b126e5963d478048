/** Asked for at each use: a browser that refuses storage throws as soon as it is named. */
type Area = () => Storage;

/** What `use` gives; undefined where the browser refuses storage, or `use` throws. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The value stored as JSON; null where there is none, undefined where it cannot be read. */
export function readStored(area: Area, key: string): unknown {
  return tryStorage(() => JSON.parse(area().getItem(key) ?? 'null'));
}

/**
 * Stores a value as JSON, or removes it where no value is given.
 * @returns whether the browser accepted it
 */
export function writeStored(area: Area, key: string, value?: unknown): boolean {
  return !!tryStorage(() => {
    if (value === undefined) area().removeItem(key);
    else area().setItem(key, JSON.stringify(value));
    return true;
  });
}

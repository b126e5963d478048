type Area = 'localStorage' | 'sessionStorage';

/** What `use` makes of the browser's storage; undefined where the browser refuses storage, or `use` throws. */
export function tryStorage<T>(area: Area, use: (storage: Storage) => T): T | undefined {
  try {
    return use(area === 'localStorage' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

/** The value stored as JSON; null where there is none, undefined where it cannot be read. */
export function readStored(area: Area, key: string): unknown {
  return tryStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null'));
}

/**
 * Stores a value as JSON, or removes it where it is undefined.
 * @returns whether the browser accepted it
 */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  const isStored = tryStorage(area, (storage) => {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  });
  return isStored ?? false;
}

/** A function such as `() => localStorage`, because a browser that blocks storage throws when the property is read. */
type GetStorage = () => Storage;

/** Returns the result of `use`, or undefined when it throws. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns a stored value: null if there is none, undefined if storage is blocked or the value is not JSON. */
export function readStored(getStorage: GetStorage, key: string): unknown {
  return tryStorage(() => JSON.parse(getStorage().getItem(key) ?? 'null'));
}

/** Stores a value as JSON, or removes the key if the value is undefined. Returns whether the browser accepted it. */
export function writeStored(getStorage: GetStorage, key: string, value?: unknown): boolean {
  return !!tryStorage(() => {
    if (value === undefined) getStorage().removeItem(key);
    else getStorage().setItem(key, JSON.stringify(value));
    return true;
  });
}

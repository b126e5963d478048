/** A getter, because a browser that refuses storage throws on access to the property. */
type Area = () => Storage;

/** Returns the result of `use`, or undefined when it throws. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns the value stored as JSON: null without one, undefined when storage or JSON cannot be read. */
export function readStored(area: Area, key: string): unknown {
  return tryStorage(() => JSON.parse(area().getItem(key) ?? 'null'));
}

/**
 * Stores a value as JSON; removes the key when the value is undefined.
 * @returns whether the browser accepted it
 */
export function writeStored(area: Area, key: string, value?: unknown): boolean {
  return !!tryStorage(() => {
    if (value === undefined) area().removeItem(key);
    else area().setItem(key, JSON.stringify(value));
    return true;
  });
}

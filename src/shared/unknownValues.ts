// Checks of values of unknown type, and of JSON. Imports nothing: visitors' scripts and the functions use it too.

/** Whether a value is missing, null or a text that shows nothing: spaces, and invisible characters from copies. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\p{DI}]*$/u.test(value));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns undefined if the text is not JSON */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

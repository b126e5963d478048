import { relative } from 'node:path';

/** The encoder's own words do not say which file it could not read. */
export function unreadable(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${relative('', file)} cannot be read as a picture (${reason}): export it anew as JPEG`, {
    cause: error,
  });
}

import type { Entry } from '../localize';

/** The photos that an entry references. */
export function pickPhotos<T>(entry: Entry, photos: Readonly<Record<string, T>>): [src: string, T][] {
  const text = JSON.stringify(entry);
  return Object.entries(photos).filter(([src]) => text.includes(JSON.stringify(src)));
}

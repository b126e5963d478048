import { del, get, update } from 'idb-keyval';
import type { Entry } from '../../../content/localize';
import type { DocumentKey } from '../documents';

/** A prepared photo that the content folder does not have yet, and the weight of the file that it was made from. */
export type DraftPhoto = { blob: Blob; originalBytes: number };

/** The photos of a document's draft, by the path at which the entry references them: `/uploads/accueil/marche.jpg`. */
export type DraftPhotos = Readonly<Record<string, DraftPhoto>>;

// Where IndexedDB is blocked, photos last as long as the page.
const photosOfThisPage = new Map<DocumentKey, DraftPhotos>();

const storageKey = (key: DocumentKey) => `photos-${key}`;

export async function getPhotos(key: DocumentKey): Promise<DraftPhotos> {
  const stored = await tryDatabase(() => get<DraftPhotos>(storageKey(key)));
  return { ...stored, ...photosOfThisPage.get(key) };
}

/** @returns whether the browser stored it */
export async function setPhoto(key: DocumentKey, src: string, photo: DraftPhoto): Promise<boolean> {
  const add = (photos?: DraftPhotos): DraftPhotos => ({ ...photos, [src]: photo });
  photosOfThisPage.set(key, add(photosOfThisPage.get(key)));
  const isStored = await tryDatabase(() => update<DraftPhotos>(storageKey(key), add).then(() => true));
  return isStored ?? false;
}

/** Deletes the photos of a document, once neither a draft nor an undo needs them. */
export async function forgetPhotos(key: DocumentKey): Promise<void> {
  photosOfThisPage.delete(key);
  await tryDatabase(() => del(storageKey(key)));
}

/** The photos that the entry references, for its download. */
export function pickPhotos<Photo>(entry: Entry, photos: Readonly<Record<string, Photo>>): [src: string, Photo][] {
  const text = JSON.stringify(entry);
  return Object.entries(photos).filter(([src]) => text.includes(JSON.stringify(src)));
}

/** Returns the result of `use`, or undefined when the browser refuses IndexedDB. */
async function tryDatabase<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

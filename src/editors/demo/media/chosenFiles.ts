import { useEffect, useRef } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, isAlbum, readAlbumId } from '../../../content/documents/documents';
import { maxMediaBytes, pickMedia, weighMedia } from '../../../content/documents/handOver';
import { listUploadPaths } from '../../../content/model/entries';
import type { Site } from '../../../content/model/model';
import { isSample } from '../../../content/present/siteFacts';
import type { DraftMedia, DraftMediaFile } from '../drafts/drafts';
import { useMedia } from './MediaProvider';
import type { PhotoFault } from './preparePhoto';

/** The draft that new files join. */
type TargetDraft = { documentKey: DocumentKey; edited: Tree; site: Pick<Site, 'samples'>; media: DraftMedia };

/** What became of a file: a new photo, the path at which the draft already has it, or why it is refused. */
type TakenFile = { src: string; file: DraftMediaFile } | { known: string } | { refusal: Refusal };

/**
 * `full`: the draft would no longer fit into a hand-over file. `notLoaded`: the code that prepares photos was not
 * fetched. `insecure`: the page came without https.
 */
export type Refusal = PhotoFault | 'full' | 'notLoaded' | 'insecure';

/** The latest draft, which may change while files are prepared. */
export function useTargetDraft(edited: Tree): { current: TargetDraft } {
  const { documentKey, content, media } = useMedia();
  const target = { edited, documentKey, site: content.site, media };
  const newest = useRef(target);
  useEffect(() => {
    newest.current = target;
  });
  return newest;
}

/** Sorts files by date, or by name if a date is false: for lack of one, pickers give 1601, 2185 or the present. */
export function sortFiles(files: Iterable<File>, now = Date.now()): File[] {
  const chosen = [...files];
  const isDated = chosen.every(({ lastModified }) => lastModified > Date.UTC(1990) && lastModified < now - 60_000);
  const byDate = (a: File, b: File) => (isDated ? a.lastModified - b.lastModified : 0);
  return chosen.sort((a, b) => byDate(a, b) || a.name.localeCompare(b.name, 'fr', { numeric: true }));
}

/** Prepares a phone's file for a draft. */
export async function takeFile(file: File, target: { current: TargetDraft }): Promise<TakenFile> {
  const fingerprint = `${file.name} ${file.size} ${file.lastModified}`;
  const { edited, media } = target.current;
  // Ignores removed media, which may be added again.
  const [known] = pickMedia(edited, media).find(([, photo]) => photo.fingerprint === fingerprint) ?? [];
  if (known) return { known };
  // Browsers withhold SHA-256, which `makePhotoName` needs, from pages that came over http from another machine.
  if (!crypto.subtle) return { refusal: 'insecure' };
  // Imported on demand, to keep it out of the first load.
  const loaded = await import('./preparePhoto').catch(() => undefined);
  if (!loaded) return { refusal: 'notLoaded' };
  const photo = await loaded.preparePhoto(file).catch(() => ({ fault: 'unusable' }) as const);
  if ('fault' in photo) return { refusal: photo.fault };
  return placeInDraft({ ...photo, fingerprint }, await makePhotoName(photo.bytes), target.current);
}

/** A name made of 40 bits of the SHA-256. Of 10,000 photos, two share a name in one case of some 20,000. */
export async function makePhotoName(bytes: DraftMediaFile['bytes']): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `photo-${Array.from(sum.subarray(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('')}.jpg`;
}

/** Gives a photo its path, unless the draft would be too large with it, or shows it already. */
export function placeInDraft(file: DraftMediaFile, name: string, target: TargetDraft): TakenFile {
  const { edited, media } = target;
  const sameFile = listUploadPaths(edited).find((src) => src.endsWith(`/${name}`));
  if (sameFile) return { known: sameFile };
  if (weighMedia(edited, media) + file.bytes.length > maxMediaBytes) return { refusal: 'full' };
  return { src: `${findFolder(target)}/${name}`, file };
}

/** The folder of new photos: `/uploads/hero`, or `/uploads/hero-2` if all files in the first are samples. */
function findFolder({ documentKey, site }: TargetDraft): string {
  const folder = `/uploads/${isAlbum(documentKey) ? readAlbumId(documentKey) : documentKey}`;
  // Where all uploads are samples, another folder would not help.
  const isOfSamples = isSample(site, `${folder}/`) && !isSample(site, '/uploads/');
  return isOfSamples ? `${folder}-2` : folder;
}

import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, fieldsOf, isAlbum, readAlbumId } from '../../../content/documents/documents';
import { findFreeName } from '../../../content/documents/itemIds';
import { listMedia } from '../../../content/fields/walkFields';
import type { Site } from '../../../content/model/model';
import { isSample } from '../../../content/present/placeholders';

export type Names = { documentKey: DocumentKey; entry: Tree; site: Pick<Site, 'samples'>; taken: readonly string[] };

/**
 * A path for a new photo, `/uploads/accueil/photo-2.jpg`, in the folder of the document's other pictures. If
 * those are samples, in a folder of its own, because everything in a samples folder counts as a sample.
 */
export function namePhoto({ documentKey, entry, site, taken }: Names): string {
  // If all uploads are samples, the new photo is one too.
  const isOfSamples = (folder: string) => isSample(site, `${folder}/`) && !isSample(site, '/uploads/');
  const folders = listMedia(fieldsOf(documentKey), entry)
    .filter((src) => src.startsWith('/uploads/'))
    .map((src) => src.slice(0, src.lastIndexOf('/')));
  const folder =
    folders.find((each) => !isOfSamples(each)) ??
    findFreeName(`/uploads/${isAlbum(documentKey) ? readAlbumId(documentKey) : documentKey}`, { has: isOfSamples });
  const free = findFreeName(`${folder}/photo`, new Set(taken.map((src) => src.replace(/\.\w+$/, ''))));
  return `${free}.jpg`;
}

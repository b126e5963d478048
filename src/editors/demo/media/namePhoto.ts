import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, fieldsOf, isAlbum, readAlbumId } from '../../../content/documents/documents';
import { findFreeName, slugify } from '../../../content/documents/itemIds';
import { listMedia } from '../../../content/fields/walkFields';
import type { Site } from '../../../content/model/model';
import { isSample } from '../../../content/present/placeholders';
import { isoDay } from '../../../shared/i18n/formatDate';

/** Words that cameras and messengers put into file names, and that do not describe the photo. */
const emptyWords = /\b(img|image|photo|dsc[nf]?|pxl|mvimg|wa|whatsapp|screenshot|capture|snapchat|signal|fb|at)\b|\d+/g;

export type Names = {
  documentKey: DocumentKey;
  entry: Tree;
  site: Pick<Site, 'samples'>;
  taken: readonly string[];
  today: Date;
};

/**
 * A path for a new photo, `/uploads/accueil/jour-de-marche.jpg`, in the folder of the document's other pictures. If
 * those are samples, in a folder of its own, because everything in a samples folder counts as a sample.
 */
export function namePhoto(fileName: string, { documentKey, entry, site, taken, today }: Names): string {
  const words = slugify(fileName.replace(/\.\w+$/, ''));
  const hasMeaning = /[a-z]{3}/.test(words.replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, '$1$2-').replace(emptyWords, ''));
  const album = isAlbum(documentKey) ? readAlbumId(documentKey) : undefined;
  const name = hasMeaning ? words : album ? 'photo' : `${documentKey}-${isoDay(today)}`;
  // If all uploads are samples, the new photo is one too.
  const isOfSamples = (folder: string) => isSample(site, `${folder}/`) && !isSample(site, '/uploads/');
  const folders = listMedia(fieldsOf(documentKey), entry)
    .filter((src) => src.startsWith('/uploads/'))
    .map((src) => src.slice(0, src.lastIndexOf('/')));
  const folder =
    folders.find((each) => !isOfSamples(each)) ??
    findFreeName(`/uploads/${album ?? documentKey}`, { has: isOfSamples });
  const free = findFreeName(`${folder}/${name}`, new Set(taken.map((src) => src.replace(/\.\w+$/, ''))));
  return `${free}.jpg`;
}

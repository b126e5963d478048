import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isAbsent, type Tree } from '../../src/content/documents/bilingual';
import { albumKey, isAlbum, listFiles, readAlbumId } from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editEntry';
import { type HandOver, nameHandOver } from '../../src/content/documents/handOver';
import { findFreeName, makeAlbumId } from '../../src/content/documents/itemIds';
import type { Entry } from '../../src/content/localize';
import type { Content } from '../../src/content/model';
import { findPictureFault, readMediaFormat } from '../../src/shared/media/inspectMedia';
import { keyOfAlbum } from './mergeDocuments';

/**
 * The hand-over as it can join the folder: with names that are free there, and without media that did not arrive whole.
 */
export function prepareHandOver(handOver: HandOver, folder: string, content: Content) {
  return renameAlbums(renameMedia(dropBroken(nameHandOver(handOver)), folder, content.uploads), content);
}

/** A hand-over without the media that did not arrive whole, and their names. */
function dropBroken<H extends HandOver<Tree>>(handOver: H): H & { broken: string[] } {
  const media = Object.entries(handOver.media);
  const whole = media.filter(([src, bytes]) => isMedia(src, bytes));
  const broken = media.filter((each) => !whole.includes(each)).map(([src]) => src);
  return { ...handOver, media: Object.fromEntries(whole), broken };
}

function isMedia(src: string, bytes: Uint8Array): boolean {
  return src.endsWith('.mp4') ? readMediaFormat(bytes) === 'video' : findPictureFault(bytes) === undefined;
}

/**
 * Gives a photo or video another name where the folder has a different file of that name, so that none is overwritten,
 * or one whose name differs by capitals, which some systems take for the same.
 */
function renameMedia<H extends HandOver<Tree>>(handOver: H, folder: string, uploads: Iterable<string>): H {
  const present = new Map([...uploads].map((src) => [src.toLowerCase(), src]));
  const names = new Map<unknown, string>();
  const media: Record<string, Uint8Array> = {};
  for (const [src, bytes] of Object.entries(handOver.media)) {
    const extension = extname(src);
    const isTaken = (candidate: string) => {
      const file = join(folder, candidate);
      // The other files of this hand-over keep their names.
      if (candidate !== src && candidate in handOver.media) return true;
      if ((present.get(candidate.toLowerCase()) ?? candidate) !== candidate) return true;
      return existsSync(file) && !readFileSync(file).equals(bytes);
    };
    const name =
      findFreeName(src.slice(0, -extension.length), { has: (each) => isTaken(each + extension) }) + extension;
    names.set(src, name);
    if (!existsSync(join(folder, name))) media[name] = bytes;
  }
  // All in one pass: a new name may be the former one of another file.
  const rename = (entry: Tree): Tree =>
    JSON.parse(JSON.stringify(entry), (_, value: unknown) => names.get(value) ?? value);
  const documents = handOver.documents.map((each) => ({ ...each, edited: rename(each.edited) }));
  return { ...handOver, documents, media };
}

/** Gives a new album another id where the folder has a different album of that id. */
function renameAlbums<H extends HandOver<Tree>>(handOver: H, content: Content): H {
  const { documents: handed } = handOver;
  const taken = new Set<string>();
  const renamed = handed.map((document) => {
    const { key, base, edited } = document;
    if (!isAlbum(key) || !isAbsent(base)) return document;
    const others = content.albums.filter(({ entry }) => !isSameAlbum(entry, edited));
    const id = makeAlbumId(readAlbumId(key), [...others.map(({ entry }) => readAlbumId(keyOfAlbum(entry))), ...taken]);
    taken.add(id);
    return { key: albumKey(id), base, edited: writeAt(edited, ['id'], id) };
  });
  return { ...handOver, documents: renamed };
}

/**
 * Whether a new album was sent before: more than half of its files are the same. The others may have been renamed,
 * because their names were taken.
 */
function isSameAlbum(...albums: [Entry, Tree]): boolean {
  const [few = [], many = []] = albums.map(listFiles).sort((a, b) => a.length - b.length);
  return few.filter((src) => many.includes(src)).length * 2 > few.length;
}

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isAbsent, type Tree } from '../../src/content/documents/bilingual';
import { albumKey, isAlbum, readAlbumId } from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editDocument';
import type { HandOver } from '../../src/content/documents/handOver';
import { findFreeName, makeAlbumId } from '../../src/content/documents/itemIds';
import { listFiles } from '../../src/content/model/entries';
import type { Content, Entry } from '../../src/content/model/model';
import { keyOfAlbum } from './mergeDocuments';

/** The hand-over as it can join the folder: with names that are free there. */
export function prepareHandOver(handOver: HandOver, folder: string, content: Content): HandOver {
  return renameAlbums(renameMedia(handOver, folder, content.uploads), content);
}

/**
 * Renames a photo if the folder has a different file of that name, or one whose name differs by capitals alone:
 * Windows would overwrite it. A photo that is there already, as `marche-2.jpg`, keeps that name.
 */
function renameMedia(handOver: HandOver, folder: string, uploads: readonly string[]): HandOver {
  const spellings = new Map(uploads.map((src) => [src.toLowerCase(), src]));
  const names = new Map<unknown, string>();
  const media: Record<string, Uint8Array> = {};
  for (const [src, bytes] of Object.entries(handOver.media)) {
    const extension = extname(src);
    const isTaken = (candidate: string) => {
      // The other files of this hand-over keep their names.
      if (candidate !== src && candidate in handOver.media) return true;
      if ((spellings.get(candidate.toLowerCase()) ?? candidate) !== candidate) return true;
      return existsSync(join(folder, candidate));
    };
    const hasBytes = (file: string) => existsSync(file) && readFileSync(file).equals(bytes);
    const name =
      [src, ...uploads].find((each) => isNumbered(each, src) && hasBytes(join(folder, each))) ??
      findFreeName(src.slice(0, -extension.length), { has: (each) => isTaken(each + extension) }) + extension;
    names.set(src, name);
    if (!existsSync(join(folder, name))) media[name] = bytes;
  }
  // All in one pass: a new name may be the old one of another file.
  const rename = (tree: Tree): Tree =>
    JSON.parse(JSON.stringify(tree), (_, value: unknown) => names.get(value) ?? value);
  const documents = handOver.documents.map(({ sent = [], edited, ...each }) => {
    return { ...each, sent: sent.map(rename), edited: rename(edited) };
  });
  return { documents, media };
}

/** Whether two names are the same but for the number at the end of one that was taken. */
function isNumbered(...names: [string, string]): boolean {
  const [one, other] = names.map((name) => name.replace(/([-_]\d+)?(\.\w+)?$/, ''));
  return one === other;
}

/**
 * Gives an album that was applied before the id that it got then, and a new one an id that no album of the folder has.
 */
function renameAlbums({ documents, media }: HandOver, content: Content): HandOver {
  const taken = new Set<string>();
  const renamed = documents.map((document) => {
    const { key, base, sent = [], edited } = document;
    if (!isAlbum(key) || !isAbsent(base)) return document;
    const ids = content.albums.map((album) => readAlbumId(keyOfAlbum(album.entry)));
    const asked = readAlbumId(key);
    const wasSentAs = (album: string, index: number) =>
      !taken.has(album) &&
      isNumbered(album, asked) &&
      [...sent, edited].some((version) => isSameAlbum(content.albums[index]?.entry ?? {}, version));
    const id = ids.find(wasSentAs) ?? makeAlbumId(asked, [...ids, ...taken]);
    taken.add(id);
    const withId = (version: Tree) => writeAt(version, ['id'], id);
    return { key: albumKey(id), base, sent: sent.map(withId), edited: withId(edited) };
  });
  return { documents: renamed, media };
}

/** Whether a new album was sent before: more than half of its files are the same. */
function isSameAlbum(...albums: [Entry, Tree]): boolean {
  const [few = [], many = []] = albums.map(listFiles).sort((a, b) => a.length - b.length);
  return few.filter((src) => many.includes(src)).length * 2 > few.length;
}

import { isAbsent, type Tree } from '../../src/content/documents/bilingual';
import { albumKey, isAlbum, readAlbumId } from '../../src/content/documents/documents';
import { writeAt } from '../../src/content/documents/editDocument';
import type { HandOver } from '../../src/content/documents/handOver';
import { makeAlbumId } from '../../src/content/documents/itemIds';
import { listFiles } from '../../src/content/model/entries';
import type { Content, Entry } from '../../src/content/model/model';
import { keyOfAlbum } from './mergeDocuments';

/** Whether two names are the same but for the number at the end of one that was taken. */
function isNumbered(...names: [string, string]): boolean {
  const [one, other] = names.map((name) => name.replace(/([-_]\d+)?(\.\w+)?$/, ''));
  return one === other;
}

/**
 * Gives an album that was applied before the id that it got then, and a new one an id that no album of the folder has.
 */
export function renameAlbums({ documents, media }: HandOver, content: Content): HandOver {
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

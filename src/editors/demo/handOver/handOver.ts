import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Entry } from '../../../content/localize';
import { asRecord, isRecord } from '../../../content/values';
import { type DocumentKey, documentKeys, documents } from '../documents';
import type { Draft } from '../drafts/drafts';
import { pickPhotos } from '../files/files';
import { nameAddedItems } from '../itemIds';

/** What an editor changed on a device, for `npm run content:apply`. */
export type HandOver = {
  documents: { key: DocumentKey; base: Entry; edited: Entry }[];
  /** By the paths at which the entries reference them: `/uploads/accueil/marche.jpg`. */
  photos: Readonly<Record<string, Uint8Array>>;
};

const manifestName = 'changements.json';
const wordsName = 'LISEZ-MOI.txt';

export function gatherHandOver(drafts: readonly [DocumentKey, Draft][]): HandOver {
  return {
    documents: drafts.map(([key, { base, entry }]) => ({ key, base, edited: nameAddedItems(documents[key], entry) })),
    photos: Object.fromEntries(
      drafts.flatMap(([, { entry, photos }]) => pickPhotos(entry, photos).map(([src, { bytes }]) => [src, bytes])),
    ),
  };
}

/** A zip of everything. @param words the changes, one per line, for whoever opens it */
export function packHandOver({ documents: changed, photos }: HandOver, words: string, day: string): File {
  const archive = zipSync({
    [wordsName]: strToU8(words),
    [manifestName]: strToU8(JSON.stringify({ documents: changed }, null, 2)),
    ...Object.fromEntries(Object.entries(photos).map(([src, bytes]) => [`content${src}`, bytes])),
  });
  return new File([archive], `changements-${day}.zip`, { type: 'application/zip' });
}

/** The same as one text, because Chrome shares no zip. */
export function writeHandOver({ documents: changed, photos }: HandOver, words: string, day: string): File {
  const encoded = Object.entries(photos).map(([src, bytes]) => [src, toBase64(bytes)]);
  const text = JSON.stringify({ words: words.split('\n'), documents: changed, photos: Object.fromEntries(encoded) });
  return new File([text], `changements-${day}.txt`, { type: 'text/plain' });
}

/** Reads what `packHandOver` or `writeHandOver` made. @returns undefined for any other file */
export function readHandOver(file: Uint8Array): HandOver | undefined {
  try {
    // By its signature, because phones rename files.
    const isZip = strFromU8(file.subarray(0, 2)) === 'PK';
    const files = isZip ? unzipSync(file) : {};
    const manifest = asRecord(JSON.parse(strFromU8(isZip ? (files[manifestName] ?? file) : file)));
    const { documents: changed, photos } = manifest;
    if (!Array.isArray(changed) || !changed.every(isChange)) return undefined;
    const packed = Object.entries(files).flatMap(([path, bytes]) =>
      path.startsWith('content/uploads/') ? [[path.slice('content'.length), bytes] as const] : [],
    );
    const written = Object.entries(asRecord(photos)).map(([src, text]) => [src, fromBase64(String(text))] as const);
    const all = [...packed, ...written].filter(([src]) => /^\/uploads\/[\w/-]+\.jpg$/.test(src));
    return { documents: changed, photos: Object.fromEntries(all) };
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is HandOver['documents'][number] {
  if (!isRecord(value)) return false;
  return documentKeys.includes(value.key as DocumentKey) && isRecord(value.base) && isRecord(value.edited);
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { defaultLanguage } from '../../i18n/languages';
import type { Entry } from '../localize';
import { asRecord, isRecord } from '../values';
import {
  albumKey,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  isDocumentKey,
  isRemoved,
  listFiles,
  readAlbumId,
} from './documents';
import { isTemporaryId, makeAlbumId, nameAddedItems } from './itemIds';

/** What a volunteer changed on a device, for `npm run content:apply`. */
export type HandOver = {
  documents: { key: DocumentKey; base: Entry; edited: Entry }[];
  /** By the paths at which the entries reference them: `/uploads/accueil/marche.jpg`. */
  media: Readonly<Record<string, Uint8Array>>;
  /** The files that the media were made from, by the same paths, as drafts have them. */
  origins?: Readonly<Record<string, string>>;
};

/** The part of a draft that leaves the device. A draft's media have more properties. */
type HandedDraft = {
  entry: Entry;
  /** The entry in the content files when the draft was started. */
  base: Entry;
  media: Readonly<Record<string, { bytes: Uint8Array; origin?: string }>>;
};

const manifestName = 'changements.json';
const wordsName = 'LISEZ-MOI.txt';

/** Gathers the drafts of a device. New albums get ids that differ from each other; `content:apply` makes them differ from the site's. */
export function gatherHandOver(drafts: readonly (readonly [DocumentKey, HandedDraft])[]): HandOver {
  const ids = new Set<string>();
  const named = drafts.map(([key, draft]) => {
    const found = nameDraft(key, draft, ids);
    if (isAlbum(found.key)) ids.add(readAlbumId(found.key));
    return { ...found, base: draft.base };
  });
  const media = named.flatMap(({ edited, media: all }) => pickMedia(edited, all));
  return {
    documents: named.map(({ key, base, edited }) => ({ key, base, edited })),
    media: Object.fromEntries(media.map(([src, { bytes }]) => [src, bytes])),
    origins: Object.fromEntries(media.flatMap(([src, { origin }]) => (origin ? [[src, origin]] : []))),
  };
}

/** A draft with names in place of temporary ids. The id of a new album is also replaced in the paths of its media. */
export function nameDraft(
  key: DocumentKey,
  { entry, media = {} }: Pick<HandedDraft, 'entry'> & Partial<HandedDraft>,
  taken: ReadonlySet<string>,
) {
  const edited = nameAddedItems(fieldsOf(key), entry);
  if (!isAlbum(key) || !isTemporaryId(readAlbumId(key)) || isRemoved(entry)) return { key, edited, media };
  const former = readAlbumId(key);
  const id = makeAlbumId(String(entry[defaultLanguage]?.name ?? ''), taken);
  const rename = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(former, id));
  const renamed = Object.entries(media).map(([src, file]) => [src.replace(former, id), file] as const);
  return { key: albumKey(id), edited: rename(edited), media: Object.fromEntries(renamed) };
}

/** A zip of everything. @param words the changes, one per line, for whoever opens it */
export function packHandOver({ media, ...manifest }: HandOver, words: string): Uint8Array<ArrayBuffer> {
  return zipSync({
    [wordsName]: strToU8(words),
    [manifestName]: strToU8(JSON.stringify(manifest, null, 2)),
    // Photos and videos are compressed already.
    ...Object.fromEntries(Object.entries(media).map(([src, bytes]) => [`content${src}`, [bytes, { level: 0 }]])),
  });
}

/** The same as one text, for a browser that shares no zip. The words are at its beginning. */
export function writeHandOver({ media, ...manifest }: HandOver, words: string): string {
  const encoded = Object.entries(media).map(([src, bytes]) => [src, toBase64(bytes)]);
  return JSON.stringify({ words: words.split('\n'), ...manifest, media: Object.fromEntries(encoded) });
}

/**
 * Reads what `packHandOver` or `writeHandOver` made, also a zip that someone unpacked and packed again. Takes no file but those that
 * the entries reference.
 * @returns undefined for any other file
 */
export function readHandOver(file: Uint8Array): HandOver | undefined {
  try {
    // Recognized by its signature, because phones rename files.
    const isZip = strFromU8(file.subarray(0, 2)) === 'PK';
    const packed = isZip ? unpack(file) : undefined;
    const text = strFromU8(packed?.get(manifestName) ?? file);
    // Notepad may have saved it in another encoding than UTF-8: its accented letters are lost.
    if (text.includes('\uFFFD')) return undefined;
    const manifest = asRecord(JSON.parse(text));
    const { documents: changed, media, origins } = manifest;
    if (!Array.isArray(changed) || !changed.every(isChange)) return undefined;
    const readMedia = (src: string) => {
      const text = asRecord(media)[src];
      return typeof text === 'string' ? fromBase64(text) : packed?.get(normalizeName(`content${src}`));
    };
    const referenced = new Set(changed.flatMap(({ edited }) => listFiles(edited)).filter(isMediaName));
    const found = [...referenced].flatMap((src) => {
      const bytes = readMedia(src);
      return bytes ? [[src, bytes] as const] : [];
    });
    return { documents: changed, media: Object.fromEntries(found), origins: readTexts(origins) };
  } catch {
    return undefined;
  }
}

/** The most that a file may unpack to: its media are small already. */
const maxUnpacked = 80_000_000;

/** The files of a zip by their names below the folder of the manifest, as `normalizeName` writes them. */
function unpack(zip: Uint8Array): Map<string, Uint8Array> {
  let bytes = 0;
  const files = unzipSync(zip, {
    // fflate never writes more than the size that the zip states.
    filter: ({ originalSize }) => {
      bytes += originalSize;
      if (bytes > maxUnpacked) throw new Error('Too large.');
      return true;
    },
  });
  const named = Object.entries(files).map(([name, data]) => [normalizeName(name), data] as const);
  const manifest = named
    .map(([name]) => name)
    .find((name) => name === manifestName || name.endsWith(`/${manifestName}`));
  const folder = manifest?.slice(0, -manifestName.length) ?? '';
  return new Map(named.flatMap(([name, data]) => (name.startsWith(folder) ? [[name.slice(folder.length), data]] : [])));
}

/** Systems differ in separators, capitals and the form of accents when they pack files again. */
function normalizeName(name: string): string {
  return name.replaceAll('\\', '/').normalize('NFC').toLowerCase();
}

/** Whether every system can store a file under this name. */
function isMediaName(src: string): boolean {
  return /^\/uploads(\/(?!(con|prn|aux|nul|com\d|lpt\d)[/.])[\w-]{1,100})+\.(jpg|mp4)$/i.test(src);
}

function readTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

function isChange(value: unknown): value is HandOver['documents'][number] {
  if (!isRecord(value)) return false;
  return isDocumentKey(value.key) && isRecord(value.base) && isRecord(value.edited);
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** The media that an entry references. */
export function pickMedia<T>(entry: Entry, media: Readonly<Record<string, T>>): [src: string, T][] {
  const text = JSON.stringify(entry);
  return Object.entries(media).filter(([src]) => text.includes(JSON.stringify(src)));
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank, isFileName, isRecord } from '../../shared/values';
import type { Entry } from '../localize';
import { isAbsent, join, split, type Tree } from './bilingual';
import {
  activitiesIn,
  albumKey,
  type DocumentKey,
  fieldsOf,
  isAlbum,
  isDocumentKey,
  listFiles,
  readAlbumId,
} from './documents';
import { writeAt } from './editEntry';
import { isTemporaryId, makeAlbumId, nameAddedItems } from './itemIds';

/** A document before and after a volunteer's changes. */
export type HandedDocument<Document = Entry> = { key: DocumentKey; base: Document; edited: Document };

/** What a volunteer changed on a device, for `npm run content:apply`. */
export type HandOver<Document = Entry> = {
  /** As in drafts: new items keep temporary ids until `nameHandOver`. */
  documents: readonly HandedDocument<Document>[];
  /** The media by the paths at which the entries reference them: `/uploads/accueil/marche.jpg`. */
  media: Readonly<Record<string, Uint8Array>>;
  /**
   * The future names of new activities, by their temporary ids. An album and its activity may be in different files.
   */
  names?: Readonly<Record<string, string>>;
};

/** Why a file cannot be read. `several`: the zip contains more than one file of changes. */
export type HandOverFault = 'unreadable' | 'tooLarge' | 'several';

/** The maximum bytes of a file of changes, packed or unpacked: a phone must be able to read it. */
export const maxFile = 80_000_000;

/**
 * The maximum bytes of media in one file of changes, and so in one document. As text they grow by a third, and Chrome
 * shares files of 50 MiB at most.
 */
export const maxMedia = 36_000_000;

type HandedMedia = Readonly<Record<string, { bytes: Uint8Array }>>;

/** The part of a draft that leaves the device. The media of a draft have more properties. */
type HandedDraft = {
  entry: Tree;
  /** The document in the content files when the draft was started. */
  base: Tree;
  media: HandedMedia;
};

const manifestName = 'changements.json';
const wordsName = 'LISEZ-MOI.txt';

/** The bytes of the media that an entry references. */
export function weighMedia(entry: Tree, media: HandedMedia): number {
  return pickMedia(entry, media).reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
}

/**
 * Gathers the drafts of a device into as few files as their size allows. A document is never split.
 * @param activities this device's activities, even if they are not sent: an album may be sent after its activity
 */
export function gatherHandOvers(
  drafts: readonly (readonly [DocumentKey, HandedDraft])[],
  activities: Tree = {},
): HandOver[] {
  const files: { drafts: (readonly [DocumentKey, HandedDraft])[]; bytes: number }[] = [];
  for (const each of drafts) {
    const bytes = weighMedia(each[1].entry, each[1].media);
    const file = files.find((one) => one.bytes + bytes <= maxMedia);
    if (!file) files.push({ drafts: [each], bytes });
    else {
      file.drafts.push(each);
      file.bytes += bytes;
    }
  }
  const names = Object.fromEntries(nameActivities(activities));
  return files.map((file) => {
    const media = file.drafts.flatMap(([, { entry, media: all }]) => pickMedia(entry, all));
    return {
      documents: file.drafts.map(([key, { base, entry }]) => {
        const fields = fieldsOf(key);
        return { key, base: split(fields, base), edited: split(fields, entry) };
      }),
      media: Object.fromEntries(media.map(([src, { bytes }]) => [src, bytes])),
      names,
    };
  });
}

/** A hand-over with names in place of temporary ids, as in the content. New albums get different ids. */
export function nameHandOver({ documents, media, names = {}, ...rest }: HandOver): HandOver<Tree> {
  const ids = new Map<string, string>();
  const activities = new Map(Object.entries(names));
  const named = documents.map(({ key, base, edited }) => {
    const fields = fieldsOf(key);
    const found = nameDraft(key, join(fields, edited), { taken: new Set(ids.values()), activities });
    if (isAlbum(key) && isAlbum(found.key)) ids.set(readAlbumId(key), readAlbumId(found.key));
    return { ...found, base: join(fields, base) };
  });
  const rename = (src: string) => [...ids].reduce((path, [former, id]) => path.replace(former, id), src);
  const renamed = Object.entries(media).map(([src, bytes]) => [rename(src), bytes]);
  return { ...rest, documents: named, media: Object.fromEntries(renamed) };
}

type Names = { taken?: ReadonlySet<string>; activities?: ReadonlyMap<unknown, string> };

/** A draft with names in place of temporary ids. A new album's id is also replaced in the paths of its media. */
export function nameDraft(key: DocumentKey, entry: Tree, { taken = new Set(), activities = new Map() }: Names = {}) {
  const edited = nameAddedItems(fieldsOf(key), entry);
  if (!isAlbum(key) || isAbsent(entry)) return { key, edited };
  const { name, activity } = entry;
  const named = activities.has(activity) ? writeAt(edited, ['activity'], activities.get(activity)) : edited;
  const former = readAlbumId(key);
  if (!isTemporaryId(former)) return { key, edited: named };
  const id = makeAlbumId(String(asRecord(name)[defaultLanguage] ?? ''), taken);
  return { key: albumKey(id), edited: JSON.parse(JSON.stringify(named).replaceAll(former, id)) as Tree };
}

/** The future names of a draft's new activities, by their temporary ids. */
export function nameActivities(entry: Tree): Map<string, string> {
  const list = (version: Tree) => activitiesIn(version).map(({ id }) => String(id));
  const named = list(nameAddedItems(fieldsOf('activities'), entry));
  return new Map(list(entry).flatMap((id, index) => (isTemporaryId(id) ? [[id, named[index] ?? id]] : [])));
}

/**
 * The titles of a draft's new activities, by temporary id, without those that are online by now.
 * @param chosen the activity that the album shows, which stays
 */
export function listNewActivities(draft: Tree, online: Readonly<Record<string, string>>, chosen: unknown) {
  const names = nameActivities(draft);
  const added = activitiesIn(split(fieldsOf('activities'), draft)[defaultLanguage]).filter(({ id, title }) => {
    const name = names.get(String(id));
    return name && !isBlank(title) && (id === chosen || !(name in online));
  });
  return Object.fromEntries(added.map(({ id, title }) => [String(id), String(title)]));
}

/** A zip of everything. @param words the changes, one per line, for people who open it */
export function packHandOver({ media, ...manifest }: HandOver, words: string): Uint8Array<ArrayBuffer> {
  return zipSync({
    [wordsName]: strToU8(words),
    [manifestName]: strToU8(JSON.stringify(manifest, null, 2)),
    // Photos and videos are already compressed.
    ...Object.fromEntries(Object.entries(media).map(([src, bytes]) => [`content${src}`, [bytes, { level: 0 }]])),
  });
}

/** The number of bytes encoded at a time. A multiple of three, so that the encoded pieces can be joined. */
const pieceLength = 24_000;

/**
 * The content of the zip as one text, for browsers that share no zip. It begins with the words. Encoding pauses after
 * each megabyte, because it would block a phone for seconds.
 */
export async function writeHandOver({ media, ...manifest }: HandOver, words: string): Promise<string[]> {
  const pieces = [JSON.stringify({ words: words.split('\n'), ...manifest }).slice(0, -1), ',"media":{'];
  for (const [index, [src, bytes]] of Object.entries(media).entries()) {
    pieces.push(index > 0 ? ',' : '', JSON.stringify(src), ':"');
    for (let start = 0; start < bytes.length; start += pieceLength) {
      pieces.push(btoa(String.fromCharCode(...bytes.subarray(start, start + pieceLength))));
      if (pieces.length % 40 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    pieces.push('"');
  }
  return [...pieces, '}}'];
}

/**
 * Reads the output of `packHandOver` or `writeHandOver`. The zip may have been unpacked and packed again, or packed
 * once more by a mail program or a cloud. Takes only files that the entries reference.
 */
export function readHandOver(file: Uint8Array, isInner = false): HandOver | HandOverFault {
  if (file.length > maxFile) return 'tooLarge';
  try {
    // Recognized by its signature, because phones rename files.
    const isZip = strFromU8(file.subarray(0, 2)) === 'PK';
    const packed = isZip ? unpack(file) : undefined;
    if (packed === 'tooLarge') return packed;
    const written = packed ? packed.get(manifestName) : file;
    if (!written) return isInner ? 'unreadable' : readInner([...(packed?.values() ?? [])]);
    const text = strFromU8(written);
    // An editor such as Notepad may have saved another encoding than UTF-8, and lost the accented letters.
    if (text.includes('\uFFFD')) return 'unreadable';
    const manifest = asRecord(JSON.parse(text));
    const { documents: changed, media, names } = manifest;
    if (!Array.isArray(changed) || !changed.every(isHandedDocument)) return 'unreadable';
    const readMedia = (src: string) => {
      const encoded = asRecord(media)[src];
      return typeof encoded === 'string' ? fromBase64(encoded) : packed?.get(normalizeName(`content${src}`));
    };
    const referenced = [...new Set(changed.flatMap(({ edited }) => listFiles(edited)).filter(isMediaName))];
    const named = referenced.map(normalizeName);
    // Paths that differ only in capitals cannot be told apart in a zip.
    const isOnly = (src: string) => named.indexOf(normalizeName(src)) === named.lastIndexOf(normalizeName(src));
    const found = referenced.filter(isOnly).flatMap((src) => {
      const bytes = readMedia(src);
      return bytes ? [[src, bytes] as const] : [];
    });
    return { documents: changed, media: Object.fromEntries(found), names: readTexts(names) };
  } catch {
    return 'unreadable';
  }
}

/** Reads the only file of changes in a zip. */
function readInner(files: readonly Uint8Array[]): HandOver | HandOverFault {
  const [first, ...others] = files.map((file) => readHandOver(file, true)).filter((each) => typeof each !== 'string');
  return others.length > 0 ? 'several' : (first ?? 'unreadable');
}

/** The files of a zip by their path below the folder of the manifest, normalized by `normalizeName`. */
function unpack(zip: Uint8Array): Map<string, Uint8Array> | 'tooLarge' {
  let bytes = 0;
  const files = unzipSync(zip, {
    // fflate never writes more than the size that the zip states.
    filter: ({ originalSize }) => {
      bytes += originalSize;
      return bytes <= maxFile;
    },
  });
  if (bytes > maxFile) return 'tooLarge';
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

/** Whether every system can store the file, and its folders, under these names. */
function isMediaName(src: string): boolean {
  const [, names] = /^\/uploads\/(.+)\.(jpg|mp4)$/i.exec(src) ?? [];
  return names?.split('/').every(isFileName) === true;
}

function readTexts(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

function isHandedDocument(value: unknown): value is HandedDocument {
  if (!isRecord(value)) return false;
  return isDocumentKey(value.key) && isRecord(value.base) && isRecord(value.edited);
}

/** A loop, because a function per byte takes a phone seconds. */
function fromBase64(text: string): Uint8Array {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** The media that an entry references. */
export function pickMedia<T>(entry: Tree, media: Readonly<Record<string, T>>): [src: string, T][] {
  const text = JSON.stringify(entry);
  return Object.entries(media).filter(([src]) => text.includes(JSON.stringify(src)));
}

import { listUploadPaths } from '../model/entries';
import type { Tree } from './bilingual';
import type { DocumentKey } from './documents';

// How a volunteer's changes reach the maintainer. The editor keeps a draft of each document: as it was in the content
// files (base), and as edited. `gatherHandOvers` puts the drafts of a device into one hand-over, or several where the
// photos are too heavy for one file. `makeHandOverFile` makes the text file that the volunteer sends. `npm run
// content:apply` reads the file (tools/applyContent), and merges what was edited since the base into the files as they
// are now (current).
//
// Ada corrects the title of the hero; meanwhile the maintainer has changed its picture. The merge takes her title and
// keeps that picture. Had the maintainer changed the title too, the maintainer's would stay, and the command would show
// both.

/** A document as it was in the content files when its draft was started, and as edited. */
export type HandedDocument = {
  key: DocumentKey;
  base: Tree;
  /** The versions that the device handed over before, whether they were applied or not. */
  handedOverVersions?: readonly Tree[];
  edited: Tree;
};

/** What a volunteer changed on a device, for `npm run content:apply`. */
export type HandOver = {
  documents: readonly HandedDocument[];
  /** The media by the paths at which the documents reference them: `/uploads/hero/photo-3f9a1c2b7d.jpg`. */
  media: Readonly<Record<string, Uint8Array>>;
};

/**
 * The maximum bytes of media in one hand-over file, and so in one document. Base64 makes them a third longer, and
 * Chrome shares files of 50 MiB at most.
 */
export const maxMediaBytes = 36_000_000;

type HandedMedia = Readonly<Record<string, { bytes: Uint8Array }>>;

/** The part of a draft that leaves the device. Of its media, only the bytes do. */
type HandedDraft = Omit<HandedDocument, 'key'> & { media: HandedMedia };

export function weighMedia(edited: Tree, media: HandedMedia): number {
  return pickMedia(edited, media).reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
}

/** The media that a document shows, by path. */
export function pickMedia<T>(edited: Tree, media: Readonly<Record<string, T>>): [src: string, T][] {
  const shown = new Set(listUploadPaths(edited));
  return Object.entries(media).filter(([src]) => shown.has(src));
}

/** Puts each draft of a device into the first file that has room for its media. A document is never split. */
export function gatherHandOvers(drafts: readonly (readonly [DocumentKey, HandedDraft])[]): HandOver[] {
  const files: { bytes: number; documents: HandedDocument[]; media: HandOver['media'] }[] = [];
  for (const [key, { base, handedOverVersions, edited, media }] of drafts) {
    const used = pickMedia(edited, media).map(([src, { bytes }]) => [src, bytes] as const);
    const bytes = weighMedia(edited, media);
    let file = files.find((begun) => begun.bytes + bytes <= maxMediaBytes);
    if (!file) {
      file = { bytes: 0, documents: [], media: {} };
      files.push(file);
    }
    file.bytes += bytes;
    file.documents.push({ key, base, handedOverVersions, edited });
    file.media = { ...file.media, ...Object.fromEntries(used) };
  }
  return files.map(({ documents, media }) => ({ documents, media }));
}

/** Characters that mail programs may change or add when they wrap, quote or recode lines. The JSON has none of them. */
export const outsideJson = /[^!-=?-~]/g;

function toJson(value: unknown): string {
  const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(outsideJson, toEscape);
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The number of bytes encoded at a time. A multiple of three, so that the encoded pieces can be joined. */
const pieceLength = 24_000;

/**
 * Makes a hand-over file: words for people, the hand-over as one line of JSON, and its SHA-256. Pauses about
 * every megabyte, because a phone would otherwise be blocked for seconds.
 */
export async function makeHandOverFile({ documents, media }: HandOver, words: string, name: string): Promise<File> {
  const pieces = [`{"documents":${toJson(documents)},"media":{`];
  for (const [index, [src, bytes]] of Object.entries(media).entries()) {
    pieces.push(index > 0 ? ',' : '', toJson(src), ':"');
    for (let start = 0; start < bytes.length; start += pieceLength) {
      pieces.push(toBase64(bytes.subarray(start, start + pieceLength)));
      if (pieces.length % 40 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    pieces.push('"');
  }
  const json = new Blob([...pieces, '}}']);
  const sum = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', await json.arrayBuffer())));
  return new File([words, '\n\n', json, '\nsha256:', sum, '\n'], name, { type: 'text/plain' });
}

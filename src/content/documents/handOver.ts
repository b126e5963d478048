import { defaultLanguage } from '../../shared/i18n/languages';
import { asRecord, isBlank } from '../../shared/values';
import { type Tree, toHalves } from './bilingual';
import { activitiesIn, albumKey, type DocumentKey, fieldsOf, isAlbum, readAlbumId } from './documents';
import { writeAt } from './editDocument';
import { isTemporaryId, makeAlbumId, nameAddedItems } from './itemIds';

// How a volunteer's changes reach the maintainer. The editor keeps a draft of each document: as it was in the content
// files (base), and as edited. `gatherHandOvers` puts the drafts of a device into as few files as their photos allow,
// and gives names to what is new. `writeHandOver` makes the text file that the volunteer sends. `npm run content:apply`
// reads it (tools/applyContent), and merges what was edited since the base into the files as they are now (current).
//
// Ada corrects the title of the hero, and starts an album, `album-nouveau--mf3k2`, which she names « Fête des écoles ».
// Her file has two documents: `hero`, with both texts, and `album-fete_des_ecoles`, with an empty base; and the album's
// photos, at `/uploads/fete_des_ecoles/…`. Meanwhile the maintainer has changed the hero's picture. The merge takes her
// title and keeps that picture. Had he changed the title too, his would stay, and the command would show both.

/** A document as it was in the content files when its draft was started, and as edited. */
export type HandedDocument = {
  key: DocumentKey;
  base: Tree;
  /** The versions that the device handed over before, whether they were applied or not. */
  sent?: readonly Tree[];
  edited: Tree;
};

/** What a volunteer changed on a device, for `npm run content:apply`, with names in place of temporary ids. */
export type HandOver = {
  documents: readonly HandedDocument[];
  /** The media by the paths at which the documents reference them: `/uploads/accueil/marche.jpg`. */
  media: Readonly<Record<string, Uint8Array>>;
};

/**
 * The maximum bytes of media in one file of changes, and so in one document. As text they grow by a third, and Chrome
 * shares files of 50 MiB at most.
 */
export const maxMedia = 36_000_000;

type HandedMedia = Readonly<Record<string, { bytes: Uint8Array }>>;

/** A document as edited, and the versions of it that left the device. */
type DraftVersions = { edited: Tree; sent?: readonly Tree[] };

/** The part of a draft that leaves the device. The media of a draft have more properties. */
type HandedDraft = DraftVersions & {
  /** The document as it was in the content files when the draft was started. */
  base: Tree;
  media: HandedMedia;
};

/** The bytes of the media that a document references. */
export function weighMedia(edited: Tree, media: HandedMedia): number {
  return pickMedia(edited, media).reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
}

/** The media that a document references. */
export function pickMedia<T>(edited: Tree, media: Readonly<Record<string, T>>): [src: string, T][] {
  const text = JSON.stringify(edited);
  return Object.entries(media).filter(([src]) => text.includes(JSON.stringify(src)));
}

/**
 * Gathers the drafts of a device into as few files as their size allows. A document is never split.
 * @param activities this device's activities, even if they are not sent: an album may be sent after its activity
 * @returns the keys of the drafts in each file, and what to write into it
 */
export function gatherHandOvers(drafts: readonly (readonly [DocumentKey, HandedDraft])[], activities?: DraftVersions) {
  const names = nameActivities(activities);
  const taken = new Set<string>();
  const files: { keys: DocumentKey[]; bytes: number; documents: HandedDocument[]; media: HandOver['media'] }[] = [];
  for (const [draftKey, draft] of drafts) {
    const { base, media } = draft;
    const { key, sent, edited } = nameDraft(draftKey, draft, { taken, activities: names });
    const rename = (src: string) =>
      isAlbum(draftKey) && isAlbum(key) ? src.replace(readAlbumId(draftKey), readAlbumId(key)) : src;
    if (isAlbum(key)) taken.add(readAlbumId(key));
    const used = pickMedia(draft.edited, media).map(([src, { bytes }]) => [rename(src), bytes] as const);
    const bytes = weighMedia(draft.edited, media);
    let file = files.find((each) => each.bytes + bytes <= maxMedia);
    if (!file) {
      file = { keys: [], bytes: 0, documents: [], media: {} };
      files.push(file);
    }
    file.keys.push(draftKey);
    file.bytes += bytes;
    file.documents.push({ key, base, sent, edited });
    file.media = { ...file.media, ...Object.fromEntries(used) };
  }
  return files.map(({ keys, documents, media }) => ({ keys, handOver: { documents, media } }));
}

type Names = { taken?: ReadonlySet<string>; activities?: ReadonlyMap<unknown, string> };

/** A draft with names in place of temporary ids. A new album's id is also replaced in the paths of its media. */
export function nameDraft(
  key: DocumentKey,
  { edited, sent = [] }: DraftVersions,
  { taken = new Set(), activities = new Map() }: Names = {},
) {
  const versions = nameAddedItems(fieldsOf(key), [...sent, edited]).map((version) =>
    activities.has(version.activity) ? writeAt(version, ['activity'], activities.get(version.activity)) : version,
  );
  const temporary = isAlbum(key) ? readAlbumId(key) : '';
  if (!isTemporaryId(temporary)) return { key, sent: versions.slice(0, -1), edited: versions.at(-1) ?? {} };
  const { name } = sent[0] ?? edited;
  const id = makeAlbumId(String(asRecord(name)[defaultLanguage] ?? ''), taken);
  const named: Tree[] = JSON.parse(JSON.stringify(versions).replaceAll(temporary, id));
  return { key: albumKey(id), sent: named.slice(0, -1), edited: named.at(-1) ?? {} };
}

/** The future names of a draft's new activities, by their temporary ids. */
export function nameActivities(draft: DraftVersions = { edited: {} }): Map<string, string> {
  const list = (version: Tree) => activitiesIn(version).map(({ id }) => String(id));
  const { edited } = draft;
  const named = list(nameDraft('activities', draft).edited);
  return new Map(list(edited).flatMap((id, index) => (isTemporaryId(id) ? [[id, named[index] ?? id]] : [])));
}

/**
 * The titles of a draft's new activities, by temporary id, without those that the site has by now.
 * @param current the site's activities
 * @param chosen the activity that the album shows, which stays
 */
export function listNewActivities(draft: Tree, current: Readonly<Record<string, string>>, chosen: unknown) {
  const names = nameActivities({ edited: draft });
  const added = activitiesIn(toHalves(fieldsOf('activities'), draft)[defaultLanguage]).filter(({ id, title }) => {
    const name = names.get(String(id));
    return name && !isBlank(title) && (id === chosen || !(name in current));
  });
  return Object.fromEntries(added.map(({ id, title }) => [String(id), String(title)]));
}

/** The characters that mail adds or changes when it wraps, quotes or recodes lines. The JSON has none of them. */
export const outsideJson = /[^!-=?-~]/g;

function toJson(value: unknown): string {
  const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(outsideJson, toEscape);
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The number of bytes encoded at a time. A multiple of three, so that the encoded pieces can be joined. */
const pieceLength = 24_000;

/**
 * The file of a hand-over: words for people, the hand-over as one line of JSON, and its SHA-256. Encoding pauses after
 * each megabyte, because it would block a phone for seconds.
 */
export async function writeHandOver({ documents, media }: HandOver, words: string, name: string): Promise<File> {
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

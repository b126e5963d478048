import { createStore, del, delMany, get, getMany, keys, setMany, update } from 'idb-keyval';
import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, isDocumentKey } from '../../../content/documents/documents';
import { isOnline } from '../../../content/documents/mergeVersions';
import { tryStorage } from '../../../shared/components/storage';

/**
 * A prepared photo that is not in the content folder yet. Bytes rather than a Blob, because Safari cannot read
 * a stored Blob once its record is overwritten.
 */
export type DraftMediaFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** The original's name, size and date, so that it is not added twice. */
  origin?: string;
};

/** Media by the path at which a document references them: `/uploads/accueil/marche.jpg`. */
export type DraftMedia = Readonly<Record<string, DraftMediaFile>>;

/** A document as edited and its new media, stored on this device only. */
export type Draft = {
  /** The document as edited. */
  edited: Tree;
  /** The document as it was in the content files when the draft was started. */
  base: Tree;
  /** Its versions that left this device. */
  sent?: readonly Tree[];
  savedAt: string;
  /** Whether a simulated save followed the last change. */
  isSaved: boolean;
  /** When and how the draft left this device, since its last change. */
  handedOver?: { at: string; by: 'download' | 'share' };
  media: DraftMedia;
};

// The media are stored separately, because otherwise each keystroke would store all of them again.
export type StoredDraft = Omit<Draft, 'media'> & { media: string[] };

const draftPrefix = 'draft-';
const storageKey = (key: DocumentKey) => `${draftPrefix}${key}`;
const mediaKey = (key: DocumentKey, src: string) => `media-${key} ${src}`;

const openDatabase = () => createStore('keyval-store', 'keyval');
let store = openDatabase();

/** The media in the database, as this page last read or wrote them. */
const storedMedia = new Map<DocumentKey, DraftMedia>();

/** The last write or mark. They run one after another, because the next may add a file that this one removes. */
let lastWrite: Promise<void> = Promise.resolve();

/** Drafts that the browser has not stored yet, or refuses to store. They are lost when the page closes. */
const unstored = new Map<DocumentKey, Draft | undefined>();

/** The document's draft, unless the site shows its changes. */
export async function readDraft(key: DocumentKey, current: Tree): Promise<Draft | undefined> {
  const draft = await readStoredDraft(key);
  return draft && !isOnline(key, draft, current) ? draft : undefined;
}

/** The document's draft, even if it is equal to the content files. */
export async function readStoredDraft(key: DocumentKey): Promise<Draft | undefined> {
  const stored = await tryDatabase(() => readDatabase(key));
  return unstored.has(key) ? unstored.get(key) : stored;
}

async function readDatabase(key: DocumentKey): Promise<Draft | undefined> {
  const stored = await get<StoredDraft>(storageKey(key), store);
  if (!stored) return undefined;
  const names = stored.media.map((src) => mediaKey(key, src));
  const found = await getMany<DraftMediaFile | undefined>(names, store);
  const media = Object.fromEntries(
    stored.media.flatMap((src, index) => (found[index] ? [[src, found[index]] as const] : [])),
  );
  storedMedia.set(key, media);
  return { ...stored, media };
}

/** A draft without its media, of which there may be many. */
export type DraftText = Omit<Draft, 'media'>;

/** A draft with only the paths of its media. */
export type ListedDraft = DraftText & { files: readonly string[] };

/** The drafts of this device. */
export async function listDrafts(): Promise<Map<DocumentKey, ListedDraft>> {
  const drafts = new Map<DocumentKey, ListedDraft>((await tryDatabase(readListedDrafts)) ?? []);
  for (const [key, draft] of unstored) {
    if (draft) drafts.set(key, { ...draft, files: Object.keys(draft.media) });
    else drafts.delete(key);
  }
  return drafts;
}

async function readListedDrafts(): Promise<[DocumentKey, ListedDraft][]> {
  const names = (await keys<string>(store)).filter((name) => name.startsWith(draftPrefix));
  const stored = await getMany<StoredDraft>(names, store);
  return names.flatMap((name, index) => {
    const key = name.slice(draftPrefix.length);
    const draft = stored[index];
    if (!draft || !isDocumentKey(key)) return [];
    return [[key, { ...draft, files: draft.media }]];
  });
}

/**
 * Replaces or removes the document's draft. Until it is stored, the browser asks before the page closes.
 * @returns whether the browser stored it
 */
export async function writeDraft(key: DocumentKey, draft?: Draft): Promise<boolean> {
  unstored.set(key, draft);
  askBeforeClosing();
  const writing = lastWrite.then(() => tryDatabase(() => writeDatabase(key, draft).then(() => true)));
  lastWrite = writing.then(() => {});
  const isStored = await writing;
  // A later write of the same document may have started during this one.
  if (isStored && unstored.get(key) === draft) unstored.delete(key);
  askBeforeClosing();
  notifyWatchers();
  return isStored ?? false;
}

async function writeDatabase(key: DocumentKey, draft?: Draft): Promise<void> {
  const former = storedMedia.get(key) ?? {};
  const media = draft?.media ?? {};
  const gone = Object.keys(former).filter((src) => !(src in media));
  const added = Object.entries(media).filter(([src, file]) => former[src] !== file);
  if (draft) {
    const stored: StoredDraft = { ...draft, media: Object.keys(media) };
    const files = added.map(([src, file]): [string, unknown] => [mediaKey(key, src), file]);
    await setMany([...files, [storageKey(key), stored]], store);
    // Unfinished changes cannot leave the device, so the browser is asked never to clear them.
    if (!storedMedia.has(key)) void navigator.storage?.persist?.().catch(() => {});
  } else await del(storageKey(key), store);
  const goneNames = gone.map((src) => mediaKey(key, src));
  if (gone.length > 0) await delMany(goneNames, store);
  storedMedia.set(key, media);
}

/** Notes that a draft left this device, unless it has changed since `savedAt` or was removed. */
export async function markHandedOver(
  key: DocumentKey,
  savedAt: string,
  handedOver: Draft['handedOver'],
): Promise<void> {
  const mark = <D extends DraftText | StoredDraft>(draft: D | undefined) =>
    draft?.savedAt === savedAt ? { ...draft, handedOver, sent: [...(draft.sent ?? []), draft.edited] } : draft;
  const marking = lastWrite.then(() => {
    if (unstored.has(key)) unstored.set(key, mark(unstored.get(key)));
    // One transaction, because the draft could be discarded between a read and a write.
    return tryDatabase(() => update<StoredDraft | undefined>(storageKey(key), mark, store));
  });
  lastWrite = marking;
  await marking;
  // A tab that edits the draft must read it again: its next write would forget what was sent.
  if (isDraftStored(key)) postToTabs(key);
  notifyWatchers();
}

export function isDraftStored(key: DocumentKey): boolean {
  return !unstored.has(key);
}

function askBeforeClosing(): void {
  const isLost = [...unstored.values()].some(Boolean);
  window.onbeforeunload = isLost ? () => 'unstored' : null;
}

/**
 * Retries once with a new connection, because Safari on iOS sometimes loses one without an event.
 * @returns undefined when the browser refuses IndexedDB
 */
async function tryDatabase<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    store = openDatabase();
    return use().catch(() => undefined);
  }
}

/** A channel between tabs. A tab reports on it that it has changed a draft, or the document that it takes. */
export const openChannel = () => tryStorage(() => new BroadcastChannel('drafts'));
const watchers = new Set<() => void>();

function notifyWatchers(): void {
  for (const watch of watchers) watch();
  postToTabs('changed');
}

function postToTabs(message: 'changed' | DocumentKey): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

/** Removes a document's draft, also from a tab that edits it. */
export function discardDraft(key: DocumentKey): void {
  postToTabs(key);
  void writeDraft(key);
}

/**
 * Calls `onChange` when this tab or another has changed a draft.
 * @returns stops it
 */
export function watchDrafts(onChange: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', onChange);
  watchers.add(onChange);
  return () => {
    channel?.close();
    watchers.delete(onChange);
  };
}

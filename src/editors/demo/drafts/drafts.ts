import { createStore, promisifyRequest } from 'idb-keyval';
import type { Tree } from '../../../content/documents/bilingual';
import { type DocumentKey, isDocumentKey } from '../../../content/documents/documents';
import { type HandedDocument, pickMedia } from '../../../content/documents/handOver';
import { isPublished } from '../../../content/documents/mergeVersions';
import { tryStorage } from '../../../shared/browser/storage';

/**
 * A photo as preparePhoto.ts makes it. Bytes rather than a Blob, because Safari cannot read a stored Blob once its
 * record is overwritten.
 */
export type DraftMediaFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** The name, size and date of the volunteer's file, so that the same file is not added twice. */
  fingerprint?: string;
};

/** Media by the path at which a document references them: `/uploads/hero/photo-3f9a1c2b7d.jpg`. */
export type DraftMedia = Readonly<Record<string, DraftMediaFile>>;

/** A document as edited on this device, and its new media, until the site shows them. */
export type Draft = Omit<HandedDocument, 'key'> & {
  /** When the document was last edited, or its save simulated. */
  changedAt: string;
  /** Whether a simulated save followed the last edit. */
  isSaved: boolean;
  /** When and how the draft was handed over, since its last edit. */
  handedOver?: { at: string; by: 'downloaded' | 'shared' };
  media: DraftMedia;
};

/** A draft without its media, which may weigh megabytes. */
export type DraftText = Omit<Draft, 'media'>;

/** A draft with the paths of its media. Each keystroke stores the draft again, so the files are stored apart. */
export type StoredDraft = DraftText & { media: readonly string[] };

const draftPrefix = 'draft-';
const mediaPrefix = 'media-';
const storageKey = (key: DocumentKey) => `${draftPrefix}${key}`;
const mediaKey = (key: DocumentKey, src: string) => `${mediaPrefix}${key} ${src}`;
const startsWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const openDatabase = () => createStore('keyval-store', 'keyval');
let store = openDatabase();

/** Settles with the last write. Writes run one after another, because one may remove a file that the next adds. */
let lastWrite: Promise<void> = Promise.resolve();

/** The drafts, and removals (`undefined`), that the browser has not stored yet or refuses to store. */
const unstored = new Map<DocumentKey, Draft | undefined>();

/** The document's draft, unless the site shows its changes. */
export async function readDraft(key: DocumentKey, current: Tree): Promise<Draft | undefined> {
  const draft = await readStoredDraft(key);
  return draft && !isPublished(key, draft, current) ? draft : undefined;
}

/** The document's draft, even if the site shows its changes. */
export async function readStoredDraft(key: DocumentKey): Promise<Draft | undefined> {
  const stored = await tryDatabase(() => readDatabase(key));
  return unstored.has(key) ? unstored.get(key) : stored;
}

async function readDatabase(key: DocumentKey): Promise<Draft | undefined> {
  return store('readonly', async (objects) => {
    const stored: StoredDraft | undefined = await promisifyRequest(objects.get(storageKey(key)));
    if (!stored) return undefined;
    const read = async (src: string) => [src, await promisifyRequest(objects.get(mediaKey(key, src)))] as const;
    const media = await Promise.all(stored.media.map(read));
    return { ...stored, media: Object.fromEntries(media.filter(([, file]) => file)) };
  });
}

export async function listDrafts(): Promise<Map<DocumentKey, StoredDraft>> {
  const drafts = new Map((await tryDatabase(readDrafts)) ?? []);
  for (const [key, draft] of unstored) {
    if (draft) drafts.set(key, { ...draft, media: Object.keys(draft.media) });
    else drafts.delete(key);
  }
  return drafts;
}

async function readDrafts(): Promise<[DocumentKey, StoredDraft][]> {
  return store('readonly', async (objects) => {
    const [names, stored] = await Promise.all([
      promisifyRequest(objects.getAllKeys(startsWith(draftPrefix))),
      promisifyRequest<StoredDraft[]>(objects.getAll(startsWith(draftPrefix))),
    ]);
    return stored.flatMap((draft, index): [DocumentKey, StoredDraft][] => {
      const key = String(names[index]).slice(draftPrefix.length);
      return isDocumentKey(key) ? [[key, draft]] : [];
    });
  });
}

/**
 * Replaces or removes the document's draft. Until that is stored, the browser asks before the page closes.
 * @returns whether the browser stored it
 */
export async function writeDraft(key: DocumentKey, draft?: Draft): Promise<boolean> {
  unstored.set(key, draft);
  guardUnstored();
  const shown = draft && pickMedia(draft.edited, draft.media).map(([src]) => src);
  const isStored = await changeDatabase(key, () => draft && { ...draft, media: shown ?? [] }, draft?.media);
  // A later write of the same document may have started during this one.
  if (isStored && unstored.get(key) === draft) unstored.delete(key);
  guardUnstored();
  notifyWatchers();
  return isStored ?? false;
}

/**
 * Replaces or removes a stored draft in one transaction, and deletes the media that it no longer names.
 * @param change returns the next draft; the given draft, to change nothing
 * @returns undefined when the browser refuses
 */
function changeDatabase(
  key: DocumentKey,
  change: (stored: StoredDraft | undefined) => StoredDraft | undefined,
  media: DraftMedia = {},
): Promise<true | undefined> {
  const write = async () =>
    store('readwrite', async (objects) => {
      const [stored, known] = await Promise.all([
        promisifyRequest<StoredDraft | undefined>(objects.get(storageKey(key))),
        promisifyRequest(objects.getAllKeys(startsWith(mediaKey(key, '')))),
      ]);
      const next = change(stored);
      if (next === stored) return true as const;
      if (next) objects.put(next, storageKey(key));
      else objects.delete(storageKey(key));
      const gone = new Set(known.map(String));
      // A photo is named after its bytes, so a stored photo of this name is the same.
      for (const src of next?.media ?? [])
        if (!gone.delete(mediaKey(key, src)) && media[src]) objects.put(media[src], mediaKey(key, src));
      for (const name of gone) objects.delete(name);
      await promisifyRequest(objects.transaction);
      // The browser is asked never to clear this storage, because a draft is nowhere else before its hand-over.
      if (next && !stored) void navigator.storage?.persist?.().catch(() => {});
      return true as const;
    });
  const writing = lastWrite.then(() => tryDatabase(write));
  lastWrite = writing.then(() => {});
  return writing;
}

/** Stores that a draft was handed over, unless it has changed since `changedAt` or was removed. */
export async function storeHandedOver(
  key: DocumentKey,
  changedAt: string,
  handedOver: Draft['handedOver'],
): Promise<void> {
  const add = <D extends DraftText>(draft: D | undefined) =>
    draft?.changedAt === changedAt
      ? { ...draft, handedOver, handedOverVersions: [...(draft.handedOverVersions ?? []), draft.edited] }
      : draft;
  await lastWrite;
  if (unstored.has(key)) unstored.set(key, add(unstored.get(key)));
  await changeDatabase(key, add);
  // A tab that edits the draft must read it again, because its next write would drop what was stored here.
  if (isDraftStored(key)) postToTabs(key);
  notifyWatchers();
}

/** Removes a draft that is published, unless it has changed since `changedAt`. */
export async function removePublished(key: DocumentKey, changedAt: string): Promise<void> {
  await changeDatabase(key, (draft) => (draft?.changedAt === changedAt ? undefined : draft));
}

export function isDraftStored(key: DocumentKey): boolean {
  return !unstored.has(key);
}

function guardUnstored(): void {
  window.onbeforeunload = unstored.size > 0 ? () => 'unstored' : null;
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

/**
 * A channel between tabs. The message `changed` follows a change of a draft. A message that is the key of a document
 * tells the tab that edits this document to stop, and to read the draft again when a person returns to that tab.
 */
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
 * Calls `onChange` after this tab or another has written a draft, or stored that one was handed over.
 * @returns a function that stops watching
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

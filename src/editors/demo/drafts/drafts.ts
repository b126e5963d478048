import { del, get, set } from 'idb-keyval';
import { tryStorage } from '../../../components/storage';
import type { Entry } from '../../../content/localize';
import { formatDate } from '../../../i18n/formatDate';
import { defaultLanguage } from '../../../i18n/languages';
import { alignLists, type DocumentKey, documents } from '../documents';
import { listChanges } from './changes';

/**
 * A prepared photo that the content folder does not have yet, and the weight of the file that it was made from. Bytes, not
 * a Blob: Safari cannot read a stored Blob any more once its record was overwritten.
 */
export type DraftPhoto = { bytes: Uint8Array<ArrayBuffer>; originalBytes: number };

/** Photos by the path at which an entry references them: `/uploads/accueil/marche.jpg`. */
export type DraftPhotos = Readonly<Record<string, DraftPhoto>>;

/** The unpublished entry of a document and its new photos, stored on this device only. */
export type Draft = {
  entry: Entry;
  /** The entry of the content files from which it was begun. */
  base: Entry;
  savedAt: string;
  /** Whether its last change was followed by a simulated save. */
  isSaved: boolean;
  /** When and how it left this device, since its last change. */
  handedOver?: { at: string; by: 'download' | 'share' };
  photos: DraftPhotos;
};

const storageKey = (key: DocumentKey) => `draft-${key}`;

/** What the browser has not stored yet, or refuses to; it lasts as long as the page. */
const unstored = new Map<DocumentKey, Draft | undefined>();

/** The document's draft, if it differs from the content files. */
export async function readDraft(key: DocumentKey, original: Entry): Promise<Draft | undefined> {
  const stored = await tryDatabase(() => get<Draft>(storageKey(key)));
  const draft = unstored.has(key) ? unstored.get(key) : stored;
  if (!draft) return undefined;
  const entry = alignLists(documents[key], draft.entry);
  // Earlier drafts say nothing of their base.
  const { base = original } = draft;
  return listChanges(documents[key], original, entry).length > 0 ? { ...draft, entry, base } : undefined;
}

/**
 * Replaces the document's draft, or removes it. While a draft is not stored, the browser asks before the page closes.
 * @returns whether the browser stored it
 */
export async function writeDraft(key: DocumentKey, draft?: Draft): Promise<boolean> {
  unstored.set(key, draft);
  askBeforeClosing();
  const isStored = await tryDatabase(async () => {
    await (draft ? set(storageKey(key), draft) : del(storageKey(key)));
    return true;
  });
  // A later change may be on its way.
  if (isStored && unstored.get(key) === draft) unstored.delete(key);
  askBeforeClosing();
  tellOtherTabs(key);
  return isStored ?? false;
}

export function isDraftStored(key: DocumentKey): boolean {
  return !unstored.has(key);
}

function askBeforeClosing(): void {
  const isLost = [...unstored.values()].some(Boolean);
  window.onbeforeunload = isLost ? () => 'unstored' : null;
}

/** Returns the result of `use`, or undefined when the browser refuses IndexedDB. */
async function tryDatabase<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

/** A channel between tabs, on which each sends the keys of the drafts that it changes. */
const openChannel = () => tryStorage(() => new BroadcastChannel('drafts'));

function tellOtherTabs(key: DocumentKey): void {
  const channel = openChannel();
  channel?.postMessage(key);
  channel?.close();
}

/** Calls `onChange` with the document whose draft a tab has changed, this one included. @returns stops it */
export function watchDrafts(onChange: (key: DocumentKey) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => onChange(data));
  return () => channel?.close();
}

/** Where a draft stands: the label that says so, and when. */
export function describeDraft({ isSaved, handedOver, savedAt }: Draft) {
  const moment = formatMoment(handedOver?.at ?? savedAt);
  if (handedOver) return { key: handedOvers[handedOver.by], moment };
  return { key: isSaved ? ('admin.draft.saved' as const) : ('admin.draft.kept' as const), moment };
}

const handedOvers = { download: 'admin.draft.downloaded', share: 'admin.draft.shared' } as const;

/** `à 14 h 32`; for another day than today, `le 21 novembre 2026 à 14 h 32`. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  const moment = `à ${date.getHours()}\u00a0h\u00a0${String(date.getMinutes()).padStart(2, '0')}`;
  if (date.toDateString() === new Date().toDateString()) return moment;
  return `le ${formatDate(date, defaultLanguage, { dateStyle: 'long' })} ${moment}`;
}

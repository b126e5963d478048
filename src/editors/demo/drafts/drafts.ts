import { readStored, writeStored } from '../../../components/storage';
import type { Entry } from '../../../content/localize';
import { isRecord } from '../../../content/values';
import { defaultLanguage } from '../../../i18n/languages';
import { alignLists, type DocumentKey, documents } from '../documents';
import { listChanges } from './changes';

/** The unpublished entry of a section, stored on this device only. */
export type Draft = {
  entry: Entry;
  savedAt: string;
  /** Whether its last change was followed by a simulated save. */
  isSaved?: boolean;
};

const storageKey = (key: DocumentKey) => `draft-${key}`;

/** Drafts that the browser refused to store; they last as long as the page. */
const unstored = new Map<DocumentKey, Draft>();

/** The section's draft, if it differs from the content files. */
export function readDraft(key: DocumentKey, original: Entry): Draft | undefined {
  const draft = unstored.get(key) ?? readStored(() => localStorage, storageKey(key));
  if (!isRecord(draft) || !isRecord(draft.entry) || typeof draft.savedAt !== 'string') return undefined;
  const entry = alignLists(documents[key], draft.entry);
  if (listChanges(documents[key], original, entry).length === 0) return undefined;
  return { entry, savedAt: draft.savedAt, isSaved: draft.isSaved === true };
}

/** Replaces the section's draft, or removes it. While a draft cannot be stored, the browser asks before the page closes. */
export function writeDraft(key: DocumentKey, draft?: Draft): void {
  const isDone = writeStored(() => localStorage, storageKey(key), draft);
  if (draft && !isDone) unstored.set(key, draft);
  else unstored.delete(key);
  window.onbeforeunload = unstored.size > 0 ? () => 'unstored' : null;
}

/** Calls `onChange` when another tab changes the section's draft. @returns stops it */
export function watchDraft(key: DocumentKey, onChange: () => void): () => void {
  const receive = (event: StorageEvent) => {
    // No key: the storage was cleared.
    if (event.key === null || event.key === storageKey(key)) onChange();
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

export function isStored(key: DocumentKey): boolean {
  return !unstored.has(key);
}

/** `à 14 h 32`; for another day than today, `le 21 novembre 2026 à 14 h 32`. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  const moment = `à ${date.getHours()}\u00a0h\u00a0${String(date.getMinutes()).padStart(2, '0')}`;
  if (date.toDateString() === new Date().toDateString()) return moment;
  return `le ${date.toLocaleDateString(defaultLanguage, { dateStyle: 'long' })} ${moment}`;
}

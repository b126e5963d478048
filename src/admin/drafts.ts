import type { DocumentKey } from '../content/documents';
import { isRecord } from '../content/fields';
import type { Entry } from '../content/localize';

/** What somebody typed and has not saved, kept on this device alone. */
export type Draft = { entry: Entry; savedAt: string };

const storageKey = (key: DocumentKey) => `draft-${key}`;

/** @returns whether the browser keeps it */
export function keepDraft(key: DocumentKey, draft: Draft): boolean {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function findDraft(key: DocumentKey): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null');
    if (!isRecord(draft) || !isRecord(draft.entry) || typeof draft.savedAt !== 'string') return undefined;
    return { entry: draft.entry as Entry, savedAt: draft.savedAt };
  } catch {
    return undefined;
  }
}

export function discardDraft(key: DocumentKey): void {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Without storage there is no draft to discard.
  }
}

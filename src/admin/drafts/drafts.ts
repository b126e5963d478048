import { alignLists, type DocumentKey, documents } from '../../content/documents';
import { asList, isRecord } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { readStored, writeStored } from '../../storage';
import { listChanges } from './changes';

/** What somebody typed and has not saved, kept on this device alone. */
export type Draft = { entry: Entry; savedAt: string };

const storageKey = (key: DocumentKey) => `draft-${key}`;

/**
 * The drafts of a document, newest first: typing while an older one still waits for an answer must not overwrite it.
 * Those that say nothing other than the content files are none.
 */
export function findDrafts(key: DocumentKey, original: Entry): Draft[] {
  const fields = documents[key];
  return asList(readStored(() => localStorage, storageKey(key))).flatMap((draft) => {
    if (!isRecord(draft) || !isRecord(draft.entry) || typeof draft.savedAt !== 'string') return [];
    const entry = alignLists(fields, draft.entry);
    return listChanges(fields, original, entry).length > 0 ? [{ entry, savedAt: draft.savedAt }] : [];
  });
}

/** @returns whether the browser keeps them */
export function keepDrafts(key: DocumentKey, drafts: readonly Draft[]): boolean {
  return writeStored(() => localStorage, storageKey(key), drafts.length > 0 ? drafts : undefined);
}

import { alignLists, type DocumentKey, documents } from '../../content/documents';
import { asList, isRecord } from '../../content/fields';
import type { Entry } from '../../content/localize';
import { readStored, writeStored } from '../../storage';
import { forgetPhotos } from '../photos/photoStore';
import { listChanges } from './changes';

/** An unsaved entry, stored on this device only. */
export type Draft = { entry: Entry; savedAt: string };

const storageKey = (key: DocumentKey) => `draft-${key}`;

/** The drafts that differ from the content files, newest first; typing must not overwrite one that is still offered. */
export function findDrafts(key: DocumentKey, original: Entry): Draft[] {
  const fields = documents[key];
  return asList(readStored(() => localStorage, storageKey(key))).flatMap((draft) => {
    if (!isRecord(draft) || !isRecord(draft.entry) || typeof draft.savedAt !== 'string') return [];
    const entry = alignLists(fields, draft.entry);
    return listChanges(fields, original, entry).length > 0 ? [{ entry, savedAt: draft.savedAt }] : [];
  });
}

/** @returns whether the browser stored them */
export function storeDrafts(key: DocumentKey, drafts: readonly Draft[]): boolean {
  if (drafts.length === 0) void forgetPhotos(key);
  return writeStored(() => localStorage, storageKey(key), drafts.length > 0 ? drafts : undefined);
}

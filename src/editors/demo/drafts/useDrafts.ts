import { useEffect, useState } from 'react';
import type { DocumentKey } from '../../../content/documents/documents';
import { holdDocument } from './documentLock';
import { type Draft, type DraftText, listDrafts, readStoredDraft, watchDrafts, writeDraft } from './drafts';

/** All drafts of this device, also while another tab changes them; undefined until they are read. */
export function useDrafts(): ReadonlyMap<DocumentKey, DraftText> | undefined {
  const [drafts, setDrafts] = useState<ReadonlyMap<DocumentKey, DraftText>>();
  useEffect(() => {
    const read = async () => setDrafts(await listDrafts());
    void read();
    return watchDrafts(() => void read());
  }, []);
  return drafts;
}

/** Discards a document's draft outside its editor, and brings it back. */
export function useDiscard(key: DocumentKey) {
  const [discarded, setDiscarded] = useState<Draft>();
  const [isRefused, setIsRefused] = useState(false);
  const store = async (next?: Draft) => {
    const former = await readStoredDraft(key);
    const isHeld = await replaceDraft(key, next);
    setIsRefused(!isHeld);
    if (isHeld) setDiscarded(next ? undefined : former);
  };
  return {
    /** The draft that `restore` brings back. */
    discarded,
    /** Whether the last change was refused, because a tab edits the document. */
    isRefused,
    discard: () => void store(),
    restore: () => void store(discarded),
  };
}

/**
 * Replaces or removes a draft. Refused while a tab edits the document, because that tab's next change would overwrite it.
 * @returns whether the draft was replaced
 */
export function replaceDraft(key: DocumentKey, next?: Draft): Promise<boolean> {
  return new Promise((resolve) => {
    const release = holdDocument(key, false, async (isHeld) => {
      if (isHeld) await writeDraft(key, next);
      release();
      resolve(isHeld);
    });
  });
}
